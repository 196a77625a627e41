import { latestWeekday } from '#engines/asking/periods/latest-weekday.ts';
import { readHours } from '#engines/asking/periods/hours.ts';
import { has, seek } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import type { Named } from '#engines/asking/words/names.ts';
import { freeAt, take } from './board.ts';
import type { Board } from './board.ts';
import { settled } from './settled-filters.ts';
import type { Filters, Reading } from './settled-filters.ts';
import { optionsOf } from './thing-options.ts';
import { isOneDay, weekdaysAt } from './weekdays.ts';

/** "By weekday" tells weekdays apart; "on weekdays" are those from Monday to Friday. */
const isGroup = (board: Board, at: number): boolean =>
  has(board.spans[at], 'group:weekday') &&
  has(board.spans[at - 1], 'by', 'which', 'most', 'least', 'busiest', 'quietest');

const isFilter = (span: Span | undefined): boolean =>
  span !== undefined &&
  (span.things !== null ||
    span.shops !== null ||
    span.tax !== null ||
    has(span, 'weekday', 'weekends', 'workdays', 'counter', 'web'));

/** What is left out goes on from a place; `first` is what was left out last, null right behind the word that says so. */
interface Scope {
  until: number;
  first: Span | null;
}

function readThing(board: Board, at: number, reading: Reading, isOut: boolean): void {
  const span = board.spans[at];
  const options = optionsOf(board, at);
  const [first] = options;
  if (span === undefined || first === undefined) return;
  (isOut ? reading.without : reading.things).push(first.what);
  reading.kinds.push({ out: isOut, kind: first.what.kind === 'category' ? 'category' : 'item' });
  if (options.length > 1 || first.weak === true)
    reading.unclear.push({ words: span.words, instead: first.what, options });
  else if (span.things?.mistyped === true || span.things?.exact.length === 0)
    reading.takenFor.push({ words: span.words, name: first.name });
}

function readFilter(board: Board, at: number, reading: Reading, isOut: boolean): void {
  const span = board.spans[at];
  if (span === undefined) return;
  take(board, at);
  if (span.things !== null) return readThing(board, at, reading, isOut);
  if (span.tax !== null) {
    reading.tax = isOut ? reading.tax : span.tax;
    return;
  }
  if (span.shops !== null) {
    const [shop] = [...span.shops.exact, ...span.shops.partly];
    if (shop) (isOut ? reading.out.shops : reading.shops).push(shop.what);
    reading.kinds.push({ out: isOut, kind: 'shop' });
    return;
  }
  if (has(span, 'counter', 'web')) {
    const channel = has(span, 'web') ? 'web' : 'counter';
    reading.kinds.push({ out: isOut, kind: 'channel' });
    if (isOut) reading.out.channel = channel;
    else reading.channel = channel;
    return;
  }
  if (isOneDay(board, at, isOut)) {
    reading.day = latestWeekday(board.clock.today, span.number ?? 0);
    return;
  }
  const weekdays = weekdaysAt(board, at);
  (isOut ? reading.out.weekdays : reading.weekdays).push(...weekdays);
  reading.kinds.push({ out: isOut, kind: 'weekday' });
  if (has(board.spans[at - 1], 'by')) take(board, at - 1);
}

/** Whether a run leaves out what stands behind it. */
function leavesOut(board: Board, at: number): boolean {
  const { spans } = board;
  const span = freeAt(board, at);
  if (!has(span, 'exclude', 'not')) return false;
  return seek(spans, at + 1, (one) => isFilter(one)) >= 0;
}

/** Whether two runs are of one kind: "without coffee, croissants" goes on, "without coffee on Saturdays" does not. */
const isAlike = (one: Span, other: Span | undefined): boolean =>
  (one.things !== null && other?.things != null) || (has(one, 'weekday') && has(other, 'weekday'));

/** Whether "and" or "or" stands between two places, with only words that mean nothing: what is behind is left out, too. */
const isJoined = ({ spans }: Board, from: number, at: number): boolean => {
  const between = spans.slice(from, at);
  return (
    between.every((span) => has(span, 'frame', 'and', 'or')) && between.some((span) => has(span, 'and', 'or'))
  );
};

const KEEPS = ['frame', 'and', 'or', 'dash', 'group:category', 'group:item', 'group:shop', 'by'];

/** What a question narrows sales to, and what it leaves out; the words of it count as read. */
export function readFilters(board: Board, shops: readonly Named<string>[], isCompared: boolean): Filters {
  const reading: Reading = {
    things: [],
    without: [],
    weekdays: [],
    channel: null,
    shops: [],
    tax: null,
    hours: null,
    unclear: [],
    takenFor: [],
    day: null,
    compared: null,
    kinds: [],
    out: { weekdays: [], shops: [], channel: null },
  };
  let out = null as Scope | null;
  let isEither = isCompared;
  for (let at = 0; at < board.spans.length; at += 1) {
    const span = freeAt(board, at);
    const hours: ReturnType<typeof readHours> =
      span === undefined || out !== null ? null : readHours(board.spans, at);
    if (hours !== null && reading.hours === null) {
      reading.hours = hours.hours;
      take(board, at, hours.next);
    } else if (leavesOut(board, at)) {
      take(board, at);
      out = { until: at + 1, first: null };
    } else if (isFilter(span) && !isGroup(board, at)) {
      const isNext: boolean = out?.until === at && (out.first === null || isAlike(out.first, span));
      const isOut: boolean = out !== null && (isNext || isJoined(board, out.until, at));
      readFilter(board, at, reading, isOut);
      out = isOut ? { until: at + 1, first: span ?? null } : null;
    } else if (
      out !== null &&
      has(board.spans[out.until], 'frame') &&
      out.until === at &&
      !board.spans[at]?.things
    ) {
      // "Without the coffee": words that mean nothing before the first that is left out.
      if (!isFilter(board.spans[at - 1])) out = { ...out, until: at + 1 };
    } else if (span === undefined || !has(span, ...KEEPS)) out = null;
    if (has(span, 'or') && out === null) isEither = true;
  }
  return settled(reading, shops, isEither);
}
