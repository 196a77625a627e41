import { wordFor } from '#engines/lexicon/index.ts';
import { daysBetween } from '#engines/calendar/index.ts';
import { holdsNumber, rangeIn } from '#engines/forms/screening/ranges.ts';
import { isRecord } from '#engines/forms/screening/told.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** A length of time: whole days, or whole months, which are no fixed number of days. */
export interface Length {
  readonly amount: number;
  readonly unit: 'day' | 'month';
}

export function lengthOf(value: unknown): Length | null {
  if (!isRecord(value)) return null;
  const { days, weeks, months } = value;
  if (typeof days === 'number') return { amount: days, unit: 'day' };
  if (typeof weeks === 'number') return { amount: weeks * 7, unit: 'day' };
  return typeof months === 'number' ? { amount: months, unit: 'month' } : null;
}

const AT_ONCE = wordFor('lengths: at once');
export const WORKING = /\b(working|business|ouvrables?)\b/;

/** So many days have some months; a span of them is as long as it can be said to be. */
type DaysOfMonths = (months: number) => number;
export const MONTH_DAYS: readonly DaysOfMonths[] = [(months) => months * 28, (months) => months * 31];

/** An end of a range in days, where a thousand stands for a month. */
const inDays = (end: number, daysOf: DaysOfMonths): number => (end >= 1000 ? daysOf(end / 1000) : end);

/** The days from a day to the same day some months on. */
export const monthsFrom =
  (today: string): DaysOfMonths =>
  (months) => {
    const count = Number(today.slice(5, 7)) - 1 + Math.floor(months);
    const year = Number(today.slice(0, 4)) + Math.floor(count / 12);
    return daysBetween(today, `${year}-${String((count % 12) + 1).padStart(2, '0')}-${today.slice(8)}`);
  };

/** Whether a choice is true of a length; a month is not told in days nor the other way round, except where no month is that long. */
export function covers(label: string, length: Length, monthDays = MONTH_DAYS, unit = 'none'): boolean {
  const plain = plainLabel(label);
  if (WORKING.test(plain)) return false;
  const range = rangeIn(label.replace(/[’']s/g, ' '), { day: 1, week: 7, month: 1000, year: 12_000 }, unit);
  if (range === null) return AT_ONCE.test(plain) && length.amount === 0;
  const inMonths = range.from >= 1000 || (range.to >= 1000 && range.to !== Infinity);
  if (length.unit === 'month')
    return (
      (range.from === 0 || range.from >= 1000) &&
      (range.to === 0 || range.to >= 1000) &&
      holdsNumber(range, length.amount * 1000)
    );
  if (!inMonths) return holdsNumber(range, length.amount);
  // Months have 28 to 31 days: only what holds at both ends is true.
  return monthDays.every((daysOf) =>
    holdsNumber(
      {
        ...range,
        from: inDays(range.from, daysOf),
        to: range.to === Infinity ? Infinity : inDays(range.to, daysOf),
      },
      length.amount,
    ),
  );
}
