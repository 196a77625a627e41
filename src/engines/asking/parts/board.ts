import { has } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import type { Clock } from '#engines/asking/periods/relative.ts';

/** A question as it is being read: its runs of words, and which of them were read already. */
export interface Board {
  spans: readonly Span[];
  used: Set<number>;
  /** The days on which and about which it is asked. */
  clock: Clock & { knownTo: string };
}

/** The run at a place, while nothing has read it; undefined for one that was, and for none. */
export const freeAt = ({ spans, used }: Board, at: number): Span | undefined =>
  used.has(at) ? undefined : spans[at];

/** Counts the runs from a place until before another as read. */
export function take({ used }: Board, from: number, until = from + 1): void {
  for (let at = from; at < until; at += 1) used.add(at);
}

/** The places of the runs that nothing has read and that stand for one of some notions, in order. */
export const placesOf = (board: Board, ...notions: readonly string[]): number[] =>
  board.spans.flatMap((_, at) => (has(freeAt(board, at), ...notions) ? [at] : []));

/** Whether a question says, anywhere, that groups are told apart or put in order. */
export const asksForGroups = ({ spans }: Board): boolean =>
  spans.some(
    (span) =>
      has(span, 'most', 'least', 'busiest', 'quietest', 'most sold', 'least sold', 'by', 'when', 'average') ||
      [...span.notions].some((notion) => /^(?:by |group:(?!day|shop))/.test(notion)),
  );
