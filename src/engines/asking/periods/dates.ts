import type { AskedDays } from '#contract/localbiz/sales-query.ts';
import { has, seek, seekNotion } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import { dayOf, monthDays } from '#engines/calendar/index.ts';

/** Days that a part of a question names. */
export interface ReadDays {
  days: AskedDays;
  /** The place behind it. */
  next: number;
  /** Whether its year was said. */
  yearSaid: boolean;
}

const isYear = (span: Span | undefined): span is Span & { number: number } =>
  span !== undefined && has(span, 'number') && /^20\d\d$/.test(span.words);
const isDate = (span: Span | undefined): span is Span & { number: number } =>
  span !== undefined && has(span, 'number') && /^\d{1,2}$/.test(span.words) && (span.number ?? 0) <= 31;

/** The latest year in which a day or month is not after today. */
function latestYear(today: string, from: (year: number) => string | null): number {
  const year = Number(today.slice(0, 4));
  const own = from(year);
  return own !== null && own <= today ? year : year - 1;
}

/** A year that is said behind a place, and the place behind that. */
function yearBehind(spans: readonly Span[], at: number): { year: number | null; next: number } {
  const place = seek(spans, at, (span) => isYear(span) || has(span, 'dash'));
  const span = place < 0 ? undefined : spans[place];
  return isYear(span) ? { year: span.number, next: place + 1 } : { year: null, next: at };
}

/** A date in figures: `2026-11-12`, or with slashes where only one order of day and month is possible. */
function figuresOf(words: string): string | null {
  if (!words.includes('/'))
    return /^\d{4}/.test(words)
      ? dayOf(Number(words.slice(0, 4)), Number(words.slice(5, 7)), Number(words.slice(8)))
      : null;
  const [one = 0, other = 0, year = 0] = words.split('/').map(Number);
  const full = year < 100 ? 2000 + year : year;
  if (one > 12 || one === other) return dayOf(full, other, one);
  return other > 12 ? dayOf(full, one, other) : null;
}

/** A day of a month, the latest one that is not to come unless its year is said; null where the month has none such. */
function dayIn(
  month: number,
  date: number,
  { today, year }: { today: string; year: number | null },
): string | null {
  return dayOf(year ?? latestYear(today, (one) => dayOf(one, month, date)), month, date);
}

/** "12 November 2026", "the 12th of November", "November 12", "November 12 to 18". */
function dayOfMonth(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const [one, other] = isDate(spans[at]) ? dateFirst(spans, at) : monthFirst(spans, at);
  if (one === null || other === null) return null;
  const { year, next } = yearBehind(spans, one.next);
  const said = { today, year };
  const to = dayIn(one.month, other.to, said);
  const from = dayIn(one.month, other.from, { today, year: to === null ? year : Number(to.slice(0, 4)) });
  if (from === null || to === null || from > to) return null;
  return { days: { from, to }, next, yearSaid: year !== null };
}

type MonthAndDates = [{ month: number; next: number } | null, { from: number; to: number } | null];

/** A date that stands at a place, with its ordinal, and the place behind it. */
function dateAt(spans: readonly Span[], at: number): { date: number; next: number } | null {
  const span = spans[at];
  if (!isDate(span)) return null;
  return { date: span.number, next: has(spans[at + 1], 'ordinal') ? at + 2 : at + 1 };
}

/** The second of two dates: behind "to", a dash or "and". */
function dateBehind(spans: readonly Span[], at: number): { date: number; next: number } | null {
  const link = seekNotion(spans, at, 'to', 'dash', 'and');
  if (link < 0) return null;
  const place = seek(spans, link + 1, isDate);
  return place < 0 ? null : dateAt(spans, place);
}

function dateFirst(spans: readonly Span[], at: number): MonthAndDates {
  const one = dateAt(spans, at);
  if (one === null) return [null, null];
  const other = dateBehind(spans, one.next);
  const month = seekNotion(spans, (other ?? one).next, 'month');
  const direct = other === null ? month : seekNotion(spans, other.next, 'month');
  const number = spans[direct]?.number ?? null;
  if (direct < 0 || number === null) return [null, null];
  return [
    { month: number, next: direct + 1 },
    { from: one.date, to: (other ?? one).date },
  ];
}

function monthFirst(spans: readonly Span[], at: number): MonthAndDates {
  const month = spans[at];
  if (!has(month, 'month') || month?.number == null) return [null, null];
  const one = dateAt(spans, seek(spans, at + 1, isDate));
  if (one === null) return [null, null];
  const other = dateBehind(spans, one.next);
  // "November 12 to 18 December" is another month's.
  const isOwn = other !== null && !has(spans[other.next], 'month');
  return [
    { month: month.number, next: isOwn ? other.next : one.next },
    { from: one.date, to: isOwn ? other.date : one.date },
  ];
}

/** A whole month: the latest one that has begun unless its year is said. */
function wholeMonth(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const number = has(spans[at], 'month') ? spans[at]?.number : null;
  if (number == null) return null;
  const { year, next } = yearBehind(spans, at + 1);
  const own = monthDays(year ?? latestYear(today, (one) => monthDays(one, number).from), number);
  return { days: own, next, yearSaid: year !== null };
}

/** "The 12th": the latest one. */
function dateAlone(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const one = has(spans[at + 1], 'ordinal') ? dateAt(spans, at) : null;
  if (one === null || [...(spans[one.next]?.notions ?? [])].some((notion) => notion.startsWith('unit:')))
    return null;
  const months = [0, 1].map((back) => {
    const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back;
    return dayOf(Math.floor(index / 12), (index % 12) + 1, one.date);
  });
  const day = months.find((found) => found !== null && found <= today);
  return day == null ? null : { days: { from: day, to: day }, next: one.next, yearSaid: true };
}

/** A day or month of the calendar that a place names: a date, a day of a month, a month or a year; null for none. */
export function calendarDays(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const span = spans[at];
  if (span === undefined) return null;
  if (has(span, 'date')) {
    const day = figuresOf(span.words);
    return day === null ? null : { days: { from: day, to: day }, next: at + 1, yearSaid: true };
  }
  if (isYear(span))
    return {
      days: { from: `${span.number}-01-01`, to: `${span.number}-12-31` },
      next: at + 1,
      yearSaid: true,
    };
  return dayOfMonth(spans, at, today) ?? wholeMonth(spans, at, today) ?? dateAlone(spans, at, today);
}
