import { has, seek, seekNotion } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import { unitOf } from './relative.ts';

export interface Hours {
  from: number;
  to: number;
}
interface ReadHours {
  hours: Hours;
  next: number;
}
interface Hour {
  value: number;
  mark: 'am' | 'pm' | 'clock' | null;
  next: number;
}

const NOON = 12;
const DAY = 24;
/** Hours that a shop is hardly open at in the night: "after 3" is the afternoon's. */
const FIRST_OPEN = 7;

/** The parts of a day that people name. */
const PARTS: Readonly<Record<string, Hours>> = {
  morning: { from: 0, to: NOON },
  afternoon: { from: NOON, to: 17 },
  evening: { from: 17, to: DAY },
};

/** An hour that stands at a place, as it is said. */
function hourAt(spans: readonly Span[], at: number): Hour | null {
  const span = spans[at];
  if (has(span, 'noon')) return { value: NOON, mark: 'clock', next: at + 1 };
  if (has(span, 'midnight')) return { value: DAY, mark: 'clock', next: at + 1 };
  const value = has(span, 'number', 'time') ? (span?.number ?? -1) : -1;
  if (!Number.isInteger(value) || value < 0 || value > DAY) return null;
  const mark = has(spans[at + 1], 'am') ? 'am' : has(spans[at + 1], 'pm') ? 'pm' : null;
  if (mark !== null) return value > NOON ? null : { value, mark, next: at + 2 };
  if (has(spans[at + 1], 'clock')) return { value, mark: 'clock', next: at + 2 };
  return { value, mark: has(span, 'time') ? 'clock' : null, next: at + 1 };
}

const hourFrom = (spans: readonly Span[], from: number): Hour | null =>
  hourAt(
    spans,
    seek(spans, from, (span) => has(span, 'number', 'time', 'noon', 'midnight')),
  );

/** On the clock of 24 hours; without a mark the hours in which shops are closed are the afternoon's. */
function valueOf({ value, mark }: Hour): number {
  if (mark === 'am') return value % NOON;
  if (mark === 'pm') return (value % NOON) + NOON;
  return mark === null && value < FIRST_OPEN ? value + NOON : value;
}

/** Whether something is counted here, which is no hour. */
const countsSomething = (spans: readonly Span[], { mark, next }: Hour): boolean =>
  mark === null &&
  (unitOf(spans[next]) !== null ||
    has(spans[next], 'month', 'ordinal', 'hundred') ||
    spans[next]?.things != null);

/** "Between 8 and 10", "from 8 to 10 am", "8–10am". */
function rangeOf(spans: readonly Span[], at: number): ReadHours | null {
  const isOpened = has(spans[at], 'between', 'from');
  const first = isOpened ? hourFrom(spans, at + 1) : hourAt(spans, at);
  if (first === null) return null;
  const link = seekNotion(spans, first.next, 'to', 'dash', 'and', 'until');
  const last = link < 0 ? null : hourFrom(spans, link + 1);
  if (last === null || countsSomething(spans, last)) return null;
  if (first.mark === null && last.mark === null && !isOpened) return null;
  const to = valueOf(last);
  const shared = { ...first, mark: first.mark ?? last.mark };
  const from = [valueOf(shared), valueOf({ ...first, mark: first.mark ?? 'am' })].find((one) => one < to);
  return from === undefined ? null : { hours: { from, to }, next: last.next };
}

/** "Before 10", "after 3 pm", "at 9". */
function edgeOf(spans: readonly Span[], at: number): ReadHours | null {
  const [isBefore, isAfter] = [has(spans[at], 'before', 'until'), has(spans[at], 'after', 'since')];
  const isAt = has(spans[at], 'at');
  if (!isBefore && !isAfter && !isAt) return null;
  const hour = hourFrom(spans, at + 1);
  if (hour === null || countsSomething(spans, hour)) return null;
  if (isAt && hour.mark === null && spans[at]?.words.toLowerCase() !== 'at') return null;
  const value = valueOf(hour);
  const hours = isBefore
    ? { from: 0, to: value }
    : isAfter
      ? { from: value, to: DAY }
      : { from: value % DAY, to: (value % DAY) + 1 };
  return hours.from >= hours.to ? null : { hours, next: hour.next };
}

/** Hours of the day that a place names; null for none. */
export function readHours(spans: readonly Span[], at: number): ReadHours | null {
  const part = Object.entries(PARTS).find(([name]) => has(spans[at], name));
  if (part !== undefined) return { hours: part[1], next: at + 1 };
  return rangeOf(spans, at) ?? edgeOf(spans, at);
}
