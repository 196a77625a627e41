import { dayNumber, weekdayOf } from '#engines/calendar/index.ts';
import {
  mean,
  median,
  studentBound,
  studentP,
  variance,
  withoutOutliers,
} from '#engines/statistics/index.ts';

/** What was sold on a day, in cents; a day without sales is not among them. */
export interface SoldDay {
  day: string;
  cents: number;
}

/** What a day is expected to bring: nine of ten such days lie between `low` and `high`. */
export interface Expected {
  low: number;
  middle: number;
  high: number;
}

/** A day held against what was expected of it; `expected` is null while too few days are known. */
export interface JudgedDay extends SoldDay {
  expected: Expected | null;
  /** How likely a day is at least so far off by chance, 0 to 1; null without an expectation. */
  p: number | null;
}

const LEVEL_DAYS = 42;
const SEASON_DAYS = 182;
const LEAST_DAYS = 28;
const LEAST_OF_WEEKDAY = 3;
/** A weekday that was open on fewer of its last weeks says less of itself: shrunk to the shop's usual day by n / (n + 2). */
const SHRINK = 2;
const TAIL = 0.1;
/** Days further off than this many deviations do not teach what is usual: a market day, a closed street. */
const OUTLIER = 4;

interface Past {
  /** Days since the first of 1970. */
  day: number;
  weekday: number;
  log: number;
}

/** Those of the last days before one that lie at most so many days before it. */
const lastBefore = (before: readonly Past[], day: number, days: number): readonly Past[] =>
  before.slice(-days).filter((past) => past.day >= day - days);

/** The logarithm of what a day is expected to bring, by the days before it, which are in order. */
function centre(before: readonly Past[], { day, weekday }: Pick<Past, 'day' | 'weekday'>): number | null {
  const season = lastBefore(before, day, SEASON_DAYS);
  if (season.length < LEAST_DAYS) return null;
  const usual = median(season.map(({ log }) => log));
  const byWeekday = Map.groupBy(season, (past) => past.weekday);
  if ((byWeekday.get(weekday)?.length ?? 0) < LEAST_OF_WEEKDAY) return null;
  const factors = new Map(
    [...byWeekday].map(([one, own]) => [
      one,
      ((median(own.map(({ log }) => log)) - usual) * own.length) / (own.length + SHRINK),
    ]),
  );
  const recent = lastBefore(season, day, LEVEL_DAYS);
  const level = (recent.length >= LEAST_DAYS / 2 ? recent : season.slice(-LEAST_DAYS)).map(
    (past) => past.log - (factors.get(past.weekday) ?? 0),
  );
  return median(level) + (factors.get(weekday) ?? 0);
}

/** How much days are usually off, without those that were no usual days. */
const usualOff = (offs: readonly number[]): number[] => withoutOutliers(offs.slice(-SEASON_DAYS), OUTLIER);

/**
 * Holds each day against what the days before it made expected: its weekday's factor times the level of the last six weeks, within
 * half a year; how far nine of ten days may be off is learned from how far earlier days were. Days of a closed shop (nothing sold, or
 * more given back than sold) are left out and teach nothing. In order of days; each is judged by days before it alone.
 */
export function judgeDays(days: readonly SoldDay[]): JudgedDay[] {
  const past: Past[] = [];
  // How far days were from what was expected of them, in logarithms.
  const known: number[] = [];
  return days
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day, cents }): JudgedDay => {
      if (cents <= 0) return { day, cents, expected: null, p: null };
      const log = Math.log(cents);
      const now = { day: dayNumber(day), weekday: weekdayOf(day), log };
      const middle = centre(past, now);
      const offs = usualOff(known);
      past.push(now);
      if (middle !== null) known.push(log - middle);
      if (middle === null || offs.length < LEAST_DAYS) return { day, cents, expected: null, p: null };
      const shift = mean(offs);
      const error = Math.max(1e-6, Math.sqrt(variance(offs) * (1 + 1 / offs.length)));
      const bound = studentBound(TAIL, offs.length - 1) * error;
      const at = (value: number) => Math.round(Math.exp(middle + shift + value));
      return {
        day,
        cents,
        expected: { low: at(-bound), middle: at(0), high: at(bound) },
        p: studentP((log - middle - shift) / error, offs.length - 1),
      };
    });
}

/** Of how many days that were judged before they were known the amount lay in its range: how far the ranges can be believed. */
export function coverageOf(judged: readonly JudgedDay[]): { inside: number; days: number } {
  const known = judged.flatMap(({ cents, expected }) => (expected === null ? [] : [{ cents, expected }]));
  return {
    inside: known.filter(({ cents, expected }) => cents >= expected.low && cents <= expected.high).length,
    days: known.length,
  };
}
