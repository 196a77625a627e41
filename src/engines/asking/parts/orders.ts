import { groups } from '#contract/localbiz/sales-parts.ts';
import { has, seek } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import { freeAt, placesOf, take } from './board.ts';
import type { Board } from './board.ts';

const isGroup = (span: Span | undefined): boolean => groups.some((group) => has(span, `group:${group}`));

const ORDERS = ['most', 'least', 'busiest', 'quietest', 'most sold', 'least sold'];
const LEAST = ['least', 'quietest', 'least sold'];
/** That groups are put in order, and where that is said. */
export interface Order {
  place: number;
  order: 'most' | 'least';
  /** Whether it is one of how much is sold, or of how many come. */
  by: 'quantity' | 'tickets' | null;
}

/** The order of groups that a question asks for; null for none. */
export function readOrder(board: Board): Order | null {
  const [place] = placesOf(board, ...ORDERS);
  if (place === undefined) return null;
  const span = board.spans[place];
  take(board, place);
  const by = has(span, 'most sold', 'least sold')
    ? 'quantity'
    : has(span, 'busiest', 'quietest')
      ? 'tickets'
      : null;
  return { place, order: has(span, ...LEAST) ? 'least' : 'most', by };
}

/** How many groups are asked for: the number right before or behind the order. */
export function readFirst(board: Board, order: Order | null): number | null {
  if (order === null) return null;
  const isCount = (at: number) => {
    const span = freeAt(board, at);
    return has(span, 'number') && Number.isInteger(span?.number) && !/^20\d\d$/.test(span?.words ?? '');
  };
  const behind = seek(board.spans, order.place + 1, (span) => has(span, 'number'));
  const before = !isGroup(board.spans[order.place - 1]) ? order.place - 1 : order.place - 2;
  const place = [behind, before].find((at) => at >= 0 && isCount(at));
  const many = place === undefined ? null : (board.spans[place]?.number ?? null);
  if (place === undefined || many === null || many < 1 || many > 50) return null;
  take(board, place);
  return many;
}
