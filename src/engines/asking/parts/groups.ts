import { groups } from '#contract/localbiz/sales-parts.ts';
import type { Group } from '#contract/localbiz/sales-parts.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { has, seek, seekNotion } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import { freeAt, placesOf, take } from './board.ts';
import type { Board } from './board.ts';
import { readFirst, readOrder } from './orders.ts';
import type { Order } from './orders.ts';

export interface Grouping extends Pick<SalesQuery, 'group' | 'order' | 'first'> {
  aDay: boolean;
  /** "When": days, weekdays and hours all answer it. */
  isWhen: boolean;
  /** Whether the order is one of how much is sold, or of how many come. */
  by: 'quantity' | 'tickets' | null;
  average: boolean;
}

const ADVERBS: readonly Group[] = ['day', 'week', 'month', 'hour'];

const groupOf = (span: Span | undefined): Group | null =>
  // "Store" is a shop; of days, weekdays go before the day they hold.
  groups.find((group) => has(span, `group:${group}`)) ?? null;

/** An average of a day: "a day", "per day" or "daily" beside "average". */
function readAverage(board: Board): { average: boolean; aDay: boolean } {
  const averages = placesOf(board, 'average');
  take(board, averages[0] ?? board.spans.length);
  const average = averages.length > 0;
  const isA = (at: number) => /^a$/i.test(board.spans[at - 1]?.words ?? '');
  const day = placesOf(board, 'group:day').find(
    (at) => isA(at) || (average && has(board.spans[at - 1], 'by')),
  );
  const daily = average ? placesOf(board, 'by day')[0] : undefined;
  const beside = average
    ? placesOf(board, 'group:day').find((at) => Math.abs(at - (averages[0] ?? 0)) <= 1)
    : undefined;
  const place = day ?? daily ?? beside;
  if (place === undefined) return { average, aDay: false };
  take(board, place);
  if (has(freeAt(board, place - 1), 'by')) take(board, place - 1);
  return { average, aDay: true };
}

/** The group behind "by", "each" or "which", beside the order, or in the plural by itself. */
function readGroup(board: Board, order: Order | null): Group | null {
  const { spans } = board;
  const adverb = ADVERBS.find((unit) => placesOf(board, `by ${unit}`).length > 0);
  const bound: { at: number; from: number }[] = [];
  for (const at of placesOf(board, 'by', 'which')) {
    const place = seek(spans, at + 1, (span) => groupOf(span) !== null);
    if (place >= 0 && freeAt(board, place)) bound.push({ at: place, from: at });
  }
  const beside = placesOf(board, ...groups.map((group) => `group:${group}`));
  const nearest = order === null ? undefined : beside[0];
  const [first] = bound.toSorted((one, other) => one.at - other.at);
  const plural = beside.find((at) => spans[at]?.plural === true || has(spans[at], 'group:month'));
  const place = first?.at ?? nearest ?? (adverb === undefined ? plural : undefined);
  if (adverb !== undefined) take(board, placesOf(board, `by ${adverb}`)[0] ?? 0);
  if (place === undefined) return adverb ?? null;
  take(board, first?.from ?? place);
  take(board, place);
  return groupOf(spans[place]) === 'day' && has(spans[place], 'group:weekday')
    ? 'weekday'
    : groupOf(spans[place]);
}

/** "What did we sell", "what sold best": what is meant are items. */
function readWhatIsSold(board: Board, hasThings: boolean): boolean {
  if (hasThings) return false;
  return placesOf(board, 'which').some((at) => {
    const place = seekNotion(board.spans, at + 1, 'sell', 'earn', 'most sold', 'least sold', 'most', 'least');
    const verb = board.spans[place];
    // "Was sind die besten" of nothing: an order alone is no item, "best sellers" is.
    const isSold =
      has(verb, 'sell', 'earn', 'most sold', 'least sold') || seekNotion(board.spans, place + 1, 'sell') >= 0;
    return place >= 0 && isSold && !/^(?:qu|que)$/i.test(board.spans[at]?.words ?? '');
  });
}

/** By what a question tells sums apart, and in which order; the words of it count as read. */
export function readGrouping(
  board: Board,
  {
    hasThings,
    isOfCategories,
    hasOneWeekday,
  }: { hasThings: boolean; isOfCategories: boolean; hasOneWeekday: boolean },
): Grouping {
  const order = readOrder(board);
  const first = readFirst(board, order);
  const { average, aDay } = readAverage(board);
  const whens = placesOf(board, 'when');
  for (const at of whens) take(board, at);
  const own = readGroup(board, order);
  const isSold = own === null && (order?.by === 'quantity' || readWhatIsSold(board, hasThings));
  // "The best pastries" are items of the category.
  const isOfItems = own === null && order !== null && isOfCategories && whens.length === 0;
  // "The best Saturday" is a day.
  const isBestDay = own === null && order !== null && hasOneWeekday && !isSold;
  const group = own ?? ((isSold && !hasThings) || isOfItems ? 'item' : isBestDay ? 'day' : null);
  return {
    group,
    order: order?.order ?? null,
    first,
    aDay:
      aDay ||
      (average && group === null && hasOneWeekday) ||
      (average && (group === 'weekday' || group === 'hour' || group === 'channel' || group === 'shop')),
    isWhen: whens.length > 0 && group === null,
    // A day or a shop that sold most sold for most.
    by:
      order?.by === 'quantity' && group !== null && group !== 'item' && group !== 'category'
        ? null
        : (order?.by ?? null),
    average,
  };
}
