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

/** An amount of pay with its currency (ISO 4217): "CAD 58,000", "CAD 24.50". */
export const payAmount = (amount: number, currency: string): string =>
  numberFormat(pageLocale(), {
    ...(/^[A-Z]{3}$/.test(currency) && { style: 'currency', currency, currencyDisplay: 'code' }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
