import { readDay } from '#engines/tables/cells/dates.ts';
import type { Said } from '#engines/tables/reading.ts';
import { monthAfter, runsOfMonths } from './runs-of-months.ts';
import type { SaidInPart } from './said-in-part.ts';
import { weekdayAt } from './said-of-days.ts';

/** How much of the days have to be in the calendar, and to agree with their weekdays. */
const NEARLY_ALL = 0.9;

/** A day as `YYYY-MM-DD`. */
export const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Whether nearly all days are in the calendar, and are the weekdays that stand beside them. */
export const areRight = (days: readonly (string | null)[], said: readonly SaidInPart[]): boolean =>
  days.filter((day, at) => {
    const weekday = said[at]?.weekday ?? 0;
    return day !== null && (weekday === 0 || weekdayAt(day) === weekday);
  }).length >=
  days.length * NEARLY_ALL;

/** The whole days of rows that say the day alone, the first of them in a month that their owner says; null where they cannot be of it. */
export function daysFrom(
  said: readonly SaidInPart[],
  month: NonNullable<Said['month']>,
): Map<number, string> | null {
  const runs = runsOfMonths(said.map(({ part }) => part.day ?? 0));
  if (runs === null) return null;
  const found = said.map(({ place, part }, at) => {
    const of = monthAfter(month, runs[at] ?? 0);
    return [place, written(of.year ?? month.year, of.month, part.day ?? 0)] as const;
  });
  return areRight(
    found.map(([, day]) => readDay(day, null)),
    said,
  )
    ? new Map(found)
    : null;
}

/** How many months rows go over that say the day alone; null where that is not all that is to be asked of them. */
export function monthsToAsk(said: readonly SaidInPart[]): number | null {
  if (said.some(({ part, section }) => part.day === null || part.month !== null || section !== null))
    return null;
  const runs = runsOfMonths(said.map(({ part }) => part.day ?? 0));
  return runs === null ? null : Math.max(...runs) + 1;
}
