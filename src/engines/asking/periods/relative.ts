import type { AskedDays } from '#contract/localbiz/sales-query.ts';
import { addDays } from '#engines/calendar/index.ts';
import { has, seek, seekNotion } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import { calendarDays } from './dates.ts';
import { latestWeekday } from './latest-weekday.ts';
import type { ReadDays } from './dates.ts';
import { addMonths, lastOf, monthDays, unitAround, unitFrom, units } from '#engines/calendar/index.ts';
import type { Unit } from '#engines/calendar/index.ts';

/** The day on which it is asked, and since when anything is known. */
export interface Clock {
  today: string;
  knownFrom: string;
}

/** The unit of time that a run of words names; null for none. */
export const unitOf = (span: Span | undefined): Unit | null =>
  units.find((unit) => has(span, `unit:${unit}`)) ?? null;

const upTo = ({ from, to }: AskedDays, today: string): AskedDays => ({ from, to: to > today ? today : to });
const said = (days: AskedDays, next: number): ReadDays => ({ days, next, yearSaid: true });
const oneDay = (day: string, next: number): ReadDays => said({ from: day, to: day }, next);

/** A number that stands at a place or, behind words that mean nothing, after it. */
const numberFrom = (spans: readonly Span[], at: number): number =>
  seek(spans, at, (span) => has(span, 'number') && span.number !== null);

/** "Last 30 days", "30 derniers jours": so many of a unit up to today. */
function lastMany(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const first = has(spans[at], 'last');
  const number = first ? numberFrom(spans, at + 1) : has(spans[at], 'number') ? at : -1;
  const many = spans[number]?.number ?? 0;
  if (number < 0 || many < 1 || !Number.isInteger(many) || many > 1000) return null;
  const last = seekNotion(spans, number + 1, 'last');
  // "30 derniers jours"; in English the number stands behind: "8 and 10 last week" are two.
  if (!first && !/^(?:derni|pr[eé]c[eé]d)/i.test(spans[last]?.words ?? '')) return null;
  const behind = first ? number + 1 : last + 1;
  const place = seek(spans, behind, (span) => unitOf(span) !== null);
  const unit = unitOf(spans[place]);
  return unit === null || unit === 'weekend' ? null : said(lastOf(today, unit, many), place + 1);
}

/** "3 weeks ago", "il y a 3 semaines": that day, week, month or year. */
function ago(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const isFirst = has(spans[at], 'ago');
  const number = isFirst ? numberFrom(spans, at + 1) : has(spans[at], 'number') ? at : -1;
  const many = spans[number]?.number ?? 0;
  const unit = unitOf(spans[number + 1]);
  if (number < 0 || unit === null || many < 1) return null;
  if (!isFirst && !has(spans[number + 2], 'ago')) return null;
  return said(unitFrom(today, unit, -many), number + (isFirst ? 2 : 3));
}

/** "Last week", "la semaine dernière", "last August", "last Saturday". */
function lastOne(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const isFirst = has(spans[at], 'last');
  const place = isFirst ? seek(spans, at + 1, (span) => nameable(span)) : at;
  const span = spans[place];
  if (place < 0 || !nameable(span)) return null;
  // "La semaine dernière"; "the best day last week" is none of it.
  if (!isFirst && (!has(spans[place + 1], 'last') || nameable(spans[place + 2]))) return null;
  const next = place + (isFirst ? 1 : 2);
  const unit = unitOf(span);
  if (unit === 'weekend') return said(lastWeekend(today), next);
  if (unit !== null) {
    // "The past week" is the seven days up to now.
    const isRolling = isFirst && spans[at]?.words.toLowerCase() === 'past';
    return said(isRolling ? lastOf(today, unit, 1) : unitFrom(today, unit, -1), next);
  }
  if (has(span, 'weekday')) return oneDay(latestWeekday(today, span?.number ?? 0, { before: true }), next);
  const month = calendarDays(spans, place, today);
  if (month === null || !has(span, 'month')) return null;
  const isNow = month.days.to >= today && month.days.from <= today && !month.yearSaid;
  const days = isNow ? monthDays(Number(today.slice(0, 4)) - 1, span?.number ?? 1) : month.days;
  return said(days, isFirst ? month.next : next);
}
const nameable = (span: Span | undefined): boolean =>
  unitOf(span) !== null || has(span, 'weekday') || has(span, 'month');

const lastWeekend = (today: string): AskedDays => {
  const own = unitAround(today, 'weekend');
  return own.to < today ? own : unitFrom(today, 'weekend', -1);
};

/** "This week", "ce mois-ci", "year to date": up to today. */
function thisOne(spans: readonly Span[], at: number, today: string): ReadDays | null {
  if (has(spans[at], 'this')) {
    // "This morning" is today's.
    if (has(spans[at + 1], 'morning', 'afternoon', 'evening')) return oneDay(today, at + 1);
    const place = seek(spans, at + 1, nameable);
    const unit = unitOf(spans[place]);
    if (unit !== null) return said(upTo(unitAround(today, unit), today), place + 1);
    if (has(spans[place], 'weekday'))
      return oneDay(latestWeekday(today, spans[place]?.number ?? 0), place + 1);
    return place < 0 ? null : calendarDays(spans, place, today);
  }
  const unit = unitOf(spans[at]);
  const behind = spans[at + 1];
  // "Le mois en cours"; "by day this year" is no day.
  const isThis = has(behind, 'this') && !/^(?:this|ce|cet|cette|ces)$/i.test(behind?.words ?? '');
  const isSoFar = has(behind, 'to date') && !has(spans[at + 2], 'this');
  if (unit === null || (!isThis && !isSoFar) || nameable(spans[at + 2])) return null;
  return said(upTo(unitAround(today, unit), today), at + 2);
}

/** "Q3", "Q3 2026", "the third quarter": the latest that has begun unless its year is said. */
function quarter(spans: readonly Span[], at: number, today: string): ReadDays | null {
  const spelledOut = [1, 2, 3, 4].find((one) => has(spans[at], `ordinal:${one}`));
  const marked = has(spans[at], 'quarter mark') && has(spans[at + 1], 'number');
  const place = marked ? at + 1 : has(spans[at + 1], 'ordinal') ? at + 1 : at;
  const number = marked
    ? spans[at + 1]?.number
    : (spelledOut ?? (has(spans[at], 'number') ? spans[at]?.number : null));
  if (number == null || number < 1 || number > 4 || !Number.isInteger(number)) return null;
  if (!marked && !has(spans[place + 1], 'unit:quarter')) return null;
  const behind = marked ? place + 1 : place + 2;
  const year = seek(spans, behind, (span) => has(span, 'number') && /^20\d\d$/.test(span.words));
  const own = Number(today.slice(0, 4));
  const first = (of: number) => `${of}-${String(number * 3 - 2).padStart(2, '0')}-01`;
  const from = first(year < 0 ? (first(own) <= today ? own : own - 1) : (spans[year]?.number ?? own));
  return said({ from, to: addDays(addMonths(from, 3), -1) }, year < 0 ? behind : year + 1);
}

/** Days that are named by how they lie to today, or by the calendar's quarters; null for none. */
export function relativeDays(
  spans: readonly Span[],
  at: number,
  { today, knownFrom }: Clock,
): ReadDays | null {
  const span = spans[at];
  if (has(span, 'today')) return oneDay(today, at + 1);
  if (has(span, 'yesterday')) return oneDay(addDays(today, -1), at + 1);
  if (has(span, 'day before yesterday')) return oneDay(addDays(today, -2), at + 1);
  if (has(span, 'all time')) return said({ from: knownFrom, to: today }, at + 1);
  return (
    lastMany(spans, at, today) ??
    ago(spans, at, today) ??
    quarter(spans, at, today) ??
    lastOne(spans, at, today) ??
    thisOne(spans, at, today)
  );
}
