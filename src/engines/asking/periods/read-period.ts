import type { AskedDays } from '#contract/localbiz/sales-query.ts';
import { addDays } from '#engines/calendar/index.ts';
import { has, seek, seekNotion } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import { calendarDays } from './dates.ts';
import { latestWeekday } from './latest-weekday.ts';
import type { ReadDays } from './dates.ts';
import { relativeDays, unitOf } from './relative.ts';
import type { Clock } from './relative.ts';
import { addMonths, unitAround } from '#engines/calendar/index.ts';

/** Days that are named at a place without a range. */
const named = (spans: readonly Span[], at: number, clock: Clock): ReadDays | null =>
  relativeDays(spans, at, clock) ?? calendarDays(spans, at, clock.today) ?? unitNamed(spans, at, clock);

/** "The month of October", "l'année 2025". */
function unitNamed(spans: readonly Span[], at: number, { today }: Clock): ReadDays | null {
  const isMonth = has(spans[at], 'unit:month');
  // "By month in October" tells its months apart.
  if ((!isMonth && !has(spans[at], 'unit:year')) || has(spans[at - 1], 'by')) return null;
  const place = seek(spans, at + 1, (span) => has(span, isMonth ? 'month' : 'number'));
  const found = place < 0 ? null : calendarDays(spans, place, today);
  return found !== null && (isMonth || found.days.from.endsWith('-01-01')) ? found : null;
}

/** The same behind words that mean nothing. */
function namedFrom(spans: readonly Span[], from: number, clock: Clock): ReadDays | null {
  for (let at = from; at < spans.length; at += 1) {
    const found = named(spans, at, clock);
    if (found !== null) return found;
    if (!has(spans[at], 'frame')) return null;
  }
  return null;
}

/** Two days, weeks or months that are held against each other: "October with September", "between September and October". */
export function readPair(
  spans: readonly Span[],
  at: number,
  clock: Clock,
): { one: AskedDays; next: number } | null {
  const opened = has(spans[at], 'between') ? at + 1 : at;
  const one = opened === at ? named(spans, at, clock) : namedFrom(spans, opened, clock);
  const link = one === null ? -1 : seek(spans, one.next, (span) => has(span, 'to', 'and', 'dash', 'frame'));
  return one === null || link < 0 || has(spans[at], 'from', 'since')
    ? null
    : { one: one.days, next: link + 1 };
}

/** Where days begin that are named by a weekday or unit alone: "since Monday", "since the start of the year". */
function beginning(spans: readonly Span[], from: number, clock: Clock): ReadDays | null {
  const found = namedFrom(spans, from, clock);
  if (found !== null) return found;
  const at = seek(spans, from, (span) => has(span, 'weekday') || unitOf(span) !== null);
  const span = spans[at];
  const unit = unitOf(span);
  if (unit !== null) return { days: unitAround(clock.today, unit), next: at + 1, yearSaid: true };
  if (!has(span, 'weekday')) return null;
  const day = latestWeekday(clock.today, span?.number ?? 0);
  return { days: { from: day, to: day }, next: at + 1, yearSaid: true };
}

/** From the first days to the last; the first are of the last one's year, or of the one before, where theirs is not said. */
function spanOf(first: ReadDays, last: ReadDays): AskedDays | null {
  const years = Number(last.days.from.slice(0, 4)) - Number(first.days.from.slice(0, 4));
  const own = first.yearSaid ? first.days : { from: addMonths(first.days.from, 12 * years), to: '' };
  const from = !first.yearSaid && own.from > last.days.to ? addMonths(own.from, -12) : own.from;
  return from > last.days.to ? null : { from, to: last.days.to };
}

/** "From September to November", "Nov 3 – Nov 9", "between August 1 and August 15". */
function range(spans: readonly Span[], at: number, clock: Clock): ReadDays | null {
  const opened = has(spans[at], 'from', 'between', 'since') ? at + 1 : at;
  const isBetween = has(spans[at], 'between');
  const first = opened === at ? named(spans, at, clock) : namedFrom(spans, opened, clock);
  if (first === null) return null;
  const link = isBetween
    ? seekNotion(spans, first.next, 'and', 'to', 'dash')
    : seekNotion(spans, first.next, 'to', 'dash', 'and', 'until');
  // "Between the 5th and the 12th of November" is read as one already.
  if (link < 0) return opened !== at && first.days.from < first.days.to && isBetween ? first : null;
  const last = namedFrom(spans, link + 1, clock);
  if (last === null) return null;
  const isUnion = !isBetween && has(spans[link], 'and') && !has(spans[link], 'to', 'dash');
  const days = spanOf(first, last);
  // "August and October" leaves September out, which no range does.
  if (days === null || (isUnion && addDays(first.days.to, 1) !== last.days.from)) return null;
  return { days, next: last.next, yearSaid: true };
}

/** "Since September", "until Nov 9", "before August", "after Nov 12". */
function openRange(spans: readonly Span[], at: number, clock: Clock): ReadDays | null {
  const span = spans[at];
  const { today, knownFrom } = clock;
  if (has(span, 'since')) {
    const found = beginning(spans, at + 1, clock);
    return found === null || found.days.from > today
      ? null
      : { ...found, days: { from: found.days.from, to: today } };
  }
  const isAfter = has(span, 'after');
  if (!isAfter && !has(span, 'before', 'until')) return null;
  const found = namedFrom(spans, at + 1, clock);
  if (found === null) return null;
  const days = isAfter
    ? { from: addDays(found.days.to, 1), to: today }
    : { from: knownFrom, to: has(span, 'until') ? found.days.to : addDays(found.days.from, -1) };
  return days.from > days.to ? null : { ...found, days };
}

/** Days that a question names at a place, as a range or by themselves; null for none. */
export const readPeriod = (spans: readonly Span[], at: number, clock: Clock): ReadDays | null =>
  range(spans, at, clock) ?? openRange(spans, at, clock) ?? named(spans, at, clock);
