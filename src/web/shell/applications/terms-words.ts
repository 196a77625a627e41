import type { payPeriod, WORKPLACES } from '#contract/career/posting.ts';
import { numberFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

export const WORKPLACE_WORDS: Readonly<Record<(typeof WORKPLACES)[number], () => string>> = {
  onsite: () => text('onSite'),
  hybrid: () => text('hybrid'),
  remote: () => text('remote'),
};
export const PERIOD_WORDS: Readonly<Record<(typeof payPeriod.options)[number], () => string>> = {
  hour: () => text('anHour'),
  day: () => text('aDay'),
  week: () => text('aWeek'),
  month: () => text('aMonth'),
  year: () => text('aYear'),
};

/** An amount of money as a person reads it. */
export const amountWords = (amount: number): string =>
  numberFormat(pageLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
