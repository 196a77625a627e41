import { addDays, daysBetween, weekdayOf } from './days.ts';

/** Days `YYYY-MM-DD`, both ends included. */
export interface Days {
  from: string;
  to: string;
}

/** Spans of time that people name. */
export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'weekend';
export const units: readonly Unit[] = ['day', 'week', 'month', 'quarter', 'year', 'weekend'];

const DAYS_A_WEEK = 7;
const MONTHS: Partial<Record<Unit, number>> = { month: 1, quarter: 3, year: 12 };

const two = (value: number): string => String(value).padStart(2, '0');
const partsOf = (day: string) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8)),
});
const lastDate = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day by its numbers; null where the month has none such. */
export function dayOf(year: number, month: number, date: number): string | null {
  return month < 1 || month > 12 || date < 1 || date > lastDate(year, month)
    ? null
    : `${year}-${two(month)}-${two(date)}`;
}

/** A whole month. */
export const monthDays = (year: number, month: number): Days => ({
  from: `${year}-${two(month)}-01`,
  to: `${year}-${two(month)}-${two(lastDate(year, month))}`,
});

/** The same date so many months later (below nought: before), or the month's last where it has none such. */
export function addMonths(day: string, many: number): string {
  const { year, month, date } = partsOf(day);
  const index = year * 12 + month - 1 + many;
  const [to, at] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return `${to}-${two(at)}-${two(Math.min(date, lastDate(to, at)))}`;
}

/** The calendar's own day, week (from Monday), month, quarter, year or weekend in which a day lies; its weekend is that of its week. */
export function unitAround(day: string, unit: Unit): Days {
  const monday = addDays(day, -((weekdayOf(day) + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
  const { year, month } = partsOf(day);
  const first = unit === 'year' ? 1 : unit === 'quarter' ? month - ((month - 1) % 3) : month;
  if (unit === 'day') return { from: day, to: day };
  if (unit === 'week') return { from: monday, to: addDays(monday, DAYS_A_WEEK - 1) };
  if (unit === 'weekend') return { from: addDays(monday, 5), to: addDays(monday, 6) };
  const last = first + (MONTHS[unit] ?? 1) - 1;
  return { from: monthDays(year, first).from, to: monthDays(year, last).to };
}

/** The unit that lies so many of its kind before or after the one of a day. */
export function unitFrom(day: string, unit: Unit, many: number): Days {
  const months = MONTHS[unit];
  if (months !== undefined) return unitAround(addMonths(`${day.slice(0, 7)}-01`, many * months), unit);
  return unitAround(addDays(day, many * (unit === 'day' ? 1 : DAYS_A_WEEK)), unit);
}

/** The last so many of a unit that end with a day, which is one of them. */
export function lastOf(day: string, unit: Unit, many: number): Days {
  const months = MONTHS[unit];
  const from =
    months === undefined
      ? addDays(day, 1 - many * (unit === 'day' ? 1 : DAYS_A_WEEK))
      : addDays(addMonths(day, -many * months), 1);
  return { from, to: day };
}

export const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;

/** How many whole months some days are; 0 where they are none. */
function wholeMonths({ from, to }: Days): number {
  if (!from.endsWith('-01') || addDays(to, 1).slice(8) !== '01') return 0;
  const [one, other] = [partsOf(from), partsOf(to)];
  return (other.year - one.year) * 12 + other.month - one.month + 1;
}

/** As many days, or whole months, right before some. */
export function daysBefore(days: Days): Days {
  const months = wholeMonths(days);
  const to = addDays(days.from, -1);
  return { from: months > 0 ? addMonths(days.from, -months) : addDays(days.from, -lengthOf(days)), to };
}

/** The same days a year before. */
export const yearBefore = ({ from, to }: Days): Days => {
  const isMonthEnd = addDays(to, 1).endsWith('-01');
  const end = addMonths(to, -12);
  return {
    from: addMonths(from, -12),
    to: isMonthEnd ? monthDays(Number(end.slice(0, 4)), Number(end.slice(5, 7))).to : end,
  };
};
