import { has, seek, seekNotion } from '#engines/asking/words/seek.ts';
import { asksForGroups, take } from './board.ts';
import type { Board } from './board.ts';

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND = [0, 6];
const WORKDAYS = [1, 2, 3, 4, 5];

/** Weekdays that a run names, also from one to another: "Monday to Wednesday". */
export function weekdaysAt(board: Board, at: number): number[] {
  const { spans } = board;
  if (has(spans[at], 'weekends')) return WEEKEND;
  if (has(spans[at], 'workdays') && !has(spans[at], 'weekday')) return WORKDAYS;
  const first = spans[at]?.number;
  if (first == null || !has(spans[at], 'weekday')) return [];
  const link = seekNotion(spans, at + 1, 'to', 'dash', 'until');
  const place = link < 0 ? -1 : seek(spans, link + 1, (span) => has(span, 'weekday'));
  const last = spans[place]?.number;
  if (last == null) return [first];
  take(board, at + 1, place + 1);
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

/** A weekday in the singular is the latest one where nothing says that all are meant. */
export function isOneDay(board: Board, at: number, isOut: boolean): boolean {
  const { spans } = board;
  const span = spans[at];
  const isAll =
    span?.plural === true || /^(?:le|les|tous les|chaque|every|each)$/i.test(spans[at - 1]?.words ?? '');
  const others = spans.filter((one) => has(one, 'weekday')).length;
  return has(span, 'weekday') && !isAll && !isOut && others === 1 && !asksForGroups(board);
}
