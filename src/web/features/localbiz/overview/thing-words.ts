import { daysBetween } from '#engines/calendar/index.ts';
import type { ThingReply } from '#contract/localbiz/sales.ts';
import { dateFormat } from '#localization/format.ts';
import { roundWords } from '#web/shell/shop/amounts.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './today-messages.ts';

const DAYS_A_WEEK = 7;
/** The first Sunday of 2026: weekdays are said by a day that is one. */
const SUNDAY = 4;
const weekdayWords = (weekday: number): string =>
  dateFormat(pageLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, SUNDAY + weekday)),
  );

/** What a change is, in one line. */
export function thingTitle({ kind, subject, name, weekly, now, before, from, to }: ThingReply): string {
  const isUp = weekly.middle > 0;
  const isOften = now.part * before.whole > before.part * now.whole;
  const titles: Readonly<Record<ThingReply['kind'], () => string>> = {
    week: () => {
      const weeks = Math.round((daysBetween(from, to) + 1) / DAYS_A_WEEK);
      return isUp ? text('weekUp', { weeks }) : text('weekDown', { weeks });
    },
    weekday: () => {
      const weekday = weekdayWords(Number(subject));
      return isUp ? text('weekdayUp', { weekday }) : text('weekdayDown', { weekday });
    },
    item: () => (isUp ? text('itemUp', { name }) : text('itemDown', { name })),
    refunds: () => (isOften ? text('refundsUp') : text('refundsDown')),
    discounts: () => (isOften ? text('discountsUp') : text('discountsDown')),
  };
  return titles[kind]();
}

/** What speaks for it, in counts. */
function casesOf({ kind, cases, now, before }: ThingReply, currency: string): string {
  const words = (cents: number) => roundWords(cents, currency);
  if (kind === 'week') return text('weekCases', { now: words(now.part), before: words(now.whole), cases });
  if (kind === 'weekday')
    return text('weekdayCases', {
      now: words(now.part),
      before: words(before.part),
      cases,
      count: before.whole,
    });
  if (kind === 'item')
    return text('itemCases', {
      now: now.part,
      days: now.whole,
      before: before.part,
      beforeDays: before.whole,
    });
  return text('shareCases', {
    now: now.part,
    whole: now.whole,
    before: before.part,
    beforeWhole: before.whole,
  });
}

/** What it makes a week with its range, and what speaks for it. */
export function thingText(thing: ThingReply, currency: string): string {
  const { weekly } = thing;
  const words = (cents: number) => roundWords(cents, currency);
  const isMore = weekly.middle > 0;
  // The title says which way; the nearer end of the range comes first.
  const [low, high] = isMore ? [weekly.low, weekly.high] : [-weekly.high, -weekly.low];
  const said = { amount: words(Math.abs(weekly.middle)), low: words(low), high: words(high) };
  const amounts = isMore ? text('weeklyUp', said) : text('weeklyDown', said);
  return `${amounts} ${casesOf(thing, currency)}`;
}

/** An amount that is more or less than before, with its sign: "+$214", "−$60". */
export const signedWords = (cents: number, amount: string): string =>
  cents < 0 ? text('lessBy', { amount }) : text('moreBy', { amount });
