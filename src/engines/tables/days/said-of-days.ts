import { isoWeek, daysBetween } from '#engines/calendar/index.ts';
import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { openDate, readDay } from '#engines/tables/cells/dates.ts';

/** What the texts of a file that stand in none of its rows say of the days of its rows; null for what they do not say. */
export interface SaidOfDays {
  /** From 1. */
  months: ReadonlySet<number>;
  /** 1 for Monday. */
  weekdays: ReadonlySet<number>;
  /** Numbers of weeks. */
  weeks: ReadonlySet<number>;
  /** Spans of days, both `YYYY-MM-DD` within. */
  spans: readonly (readonly [from: string, to: string])[];
}

const MONDAY = '2026-01-05';
/** 1 for Monday. */
export const weekdayAt = (day: string): number => (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1;

/** What stands between the first and the last of a span: "du 1er mai au 31 mai", "Jan - Mar". */
const TO = /^\W*(?:to|through|until|thru|au|a|à|jusqu['’]au|[-–—→])\W*$/iu;
const WEEK = /\b(?:weeks?|wk|semaines?|sem\.?)\s*(?:no\.?|n°|#)?\s*(\d{1,2})\b/giu;
const QUARTER = /\b[QT]([1-4])\b/gu;
const MONTHS_OF_QUARTER = [1, 2, 3] as const;

/** Words of a text with where they begin and end. */
const wordsIn = (text: string): { word: string; from: number; to: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

/** Months that a text names; of a span all that are in it. */
function monthsIn(text: string): number[] {
  const named = wordsIn(text).flatMap((one) => {
    const month = one.word.length > 2 ? monthOf(one.word) : 0;
    return month > 0 ? [{ ...one, month }] : [];
  });
  const [first, last, ...more] = named;
  const quarters = [...text.matchAll(QUARTER)].flatMap(([, quarter = '']) =>
    MONTHS_OF_QUARTER.map((month) => (Number(quarter) - 1) * MONTHS_OF_QUARTER.length + month),
  );
  if (first === undefined || last === undefined || more.length > 0 || last.month < first.month)
    return [...quarters, ...named.map(({ month }) => month)];
  const between = text.slice(first.to, last.from).replace(/\d+(?:er|st|nd|rd|th)?/gu, '');
  if (!TO.test(between)) return [...quarters, first.month, last.month];
  const count = last.month - first.month + 1;
  return [...quarters, ...Array.from({ length: count }, (_, at) => first.month + at)];
}

/** Days in a text that can be read in one way only. */
function sureDaysIn(text: string): string[] {
  return wordsIn(text).flatMap(({ from }) => {
    const rest = text.slice(from);
    const isNumber = /^\d{5}/u.test(rest);
    return isNumber || openDate(rest) !== null ? [] : (readDay(rest, null) ?? []);
  });
}

/** The first and the last of the days of a line, where it has two; null for another. */
function spanIn(texts: readonly string[]): readonly [string, string] | null {
  const days = texts.flatMap(sureDaysIn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined && first < last ? [first, last] : null;
}

/** What lines of texts say of days. */
export function saidOfDays(lines: readonly (readonly string[])[]): SaidOfDays {
  const texts = lines.flat();
  return {
    months: new Set(texts.flatMap(monthsIn)),
    weekdays: new Set(texts.flatMap((text) => wordsIn(text).flatMap(({ word }) => weekdayOf(word) || []))),
    weeks: new Set(texts.flatMap((text) => [...text.matchAll(WEEK)].map(([, week]) => Number(week)))),
    spans: lines.map(spanIn).filter((span) => span !== null),
  };
}

/** Days from which on it says something that all of them are of a few weekdays. */
const LEAST_OF_WEEKDAYS = 2;

const monthAt = (day: string): number => Number(day.slice(5, 7));
const weekAt = (day: string): number => Number(isoWeek(day).slice(-2));

/** What is said of days, each as a question to one of them; what is not said asks nothing. */
export function testsOf(said: SaidOfDays, count: number): ((day: string) => boolean)[] {
  return [
    ...(said.months.size > 0 ? [(day: string) => said.months.has(monthAt(day))] : []),
    ...(said.weekdays.size > 0 && count >= LEAST_OF_WEEKDAYS
      ? [(day: string) => said.weekdays.has(weekdayAt(day))]
      : []),
    ...(said.weeks.size > 0 ? [(day: string) => said.weeks.has(weekAt(day))] : []),
    ...(said.spans.length > 0
      ? [(day: string) => said.spans.some(([from, to]) => day >= from && day <= to)]
      : []),
  ];
}
