import { dayNumber } from '#engines/calendar/index.ts';
import { median } from '#engines/statistics/index.ts';
import type { SoldDay } from '#engines/sales/expected.ts';

const WEEK = 7;
/** The days by which it is known what each weekday brings beside the others, and how often one must have been open. */
const SEASON_WEEKS = 26;
const LEAST_OF_WEEKDAY = 3;
/** A week of which less is open says too little of the rest. */
const LEAST_OPEN = 0.3;

/** What a week comes to as if all its usual days had been open, in logarithms, and what its days sold. */
export interface WeekLevel {
  log: number;
  net: number;
  days: number;
}

/** Looks a week up by how many weeks before the last one it ended; null where too little of it was open, or too little is known. */
export function weekLevels(sold: readonly SoldDay[], last: string): (weeksAgo: number) => WeekLevel | null {
  const open = new Map(
    sold.flatMap(({ day, cents }) => (cents > 0 ? [[dayNumber(day), cents] as const] : [])),
  );
  const known = new Map<number, WeekLevel | null>();
  const usualOf = (day: number): number | null => {
    const own = Array.from({ length: SEASON_WEEKS }, (_, place) => open.get(day - WEEK * (place + 1)));
    const sums = own.filter((cents) => cents !== undefined);
    return sums.length < LEAST_OF_WEEKDAY ? null : median(sums);
  };
  const read = (weeksAgo: number): WeekLevel | null => {
    const days = Array.from({ length: WEEK }, (_, place) => dayNumber(last) - WEEK * weeksAgo - place);
    const usual = days.map((day) => ({ cents: open.get(day), usual: usualOf(day) ?? 0 }));
    const all = usual.reduce((sum, one) => sum + one.usual, 0);
    const own = usual.flatMap(({ cents, usual: part }) =>
      cents === undefined || part === 0 ? [] : [{ cents, part }],
    );
    const part = own.reduce((sum, one) => sum + one.part, 0);
    if (part === 0 || part < all * LEAST_OPEN) return null;
    const net = own.reduce((sum, { cents }) => sum + cents, 0);
    return { log: Math.log((net / part) * all), net, days: own.length };
  };
  return (weeksAgo) => {
    const found = known.get(weeksAgo);
    if (found !== undefined) return found;
    const level = read(weeksAgo);
    known.set(weeksAgo, level);
    return level;
  };
}
