const DAY_MS = 86_400_000;

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function dayOf(midnightMs: number): string {
  return new Date(midnightMs).toISOString().slice(0, 10);
}

/** The day `YYYY-MM-DD` that lies n days (negative: before) from another; throws RangeError when the day is none. */
export function addDays(day: string, n: number): string {
  return dayOf(midnightOf(day) + n * DAY_MS);
}

/** Whole days from one day `YYYY-MM-DD` to another, negative when the second lies before; NaN when one is no day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / DAY_MS);
}

/** Days from the first of 1970 to a day `YYYY-MM-DD`, for who reckons with many of them; NaN when it is none. */
export const dayNumber = (day: string): number => midnightOf(day) / DAY_MS;

/** The weekday of a day `YYYY-MM-DD`: 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(midnightOf(day)).getUTCDay();

/** The ISO 8601 week of a day `YYYY-MM-DD` as `YYYY-Www`: weeks begin on Monday, week 1 holds the year's first Thursday. */
export function isoWeek(day: string): string {
  const midnight = midnightOf(day);
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  const thursday = dayOf(midnight + (3 - weekday) * DAY_MS);
  const year = thursday.slice(0, 4);
  const week = 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

interface Month {
  year: number;
  /** 1 to 12; null when only the year is known. */
  month: number | null;
}

function monthOf(partial: string): Month | null {
  const found = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(partial);
  if (found === null) return null;
  const month = found[2] === undefined ? null : Number(found[2]);
  if (month !== null && (month < 1 || month > 12)) return null;
  return { year: Number(found[1]), month };
}

/**
 * Months from one partial date (`2021`, `2021-06`, `2021-06-30`) to another, never below 0. Two months count
 * inclusively (January to March is 3); a side that names only a year stands for its January and is not counted.
 * 0 when a side is no date.
 */
export function monthsBetween(from: string, to: string): number {
  const start = monthOf(from);
  const end = monthOf(to);
  if (start === null || end === null) return 0;
  const inclusive = start.month !== null && end.month !== null ? 1 : 0;
  const months = (end.year - start.year) * 12 + (end.month ?? 1) - (start.month ?? 1) + inclusive;
  return Math.max(0, months);
}

/** The languages in which days are said, and how they are said here. */
export const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const;
export type Language = keyof typeof LOCALES;

/** A partial date in words: `2021-06` is "June 2021" or "juin 2021", `2021` stays; what is no date is given back. */
export function monthInWords(partial: string, language: Language): string {
  const found = monthOf(partial);
  if (found === null) return partial;
  if (found.month === null) return String(found.year);
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(found.year, found.month - 1, 1));
}
