import type { AskedDays } from '#contract/localbiz/sales-query.ts';
import { readPair, readPeriod } from '#engines/asking/periods/read-period.ts';
import { has } from '#engines/asking/words/seek.ts';
import { freeAt, take } from './board.ts';
import type { Board } from './board.ts';
import { targetAt } from './comparison.ts';
import type { Comparison } from './comparison.ts';

/** Two periods that are compared by name, the later one with the earlier. */
function comparedDays(board: Board): { said: AskedDays; against: Comparison['against'] } | null {
  const from = board.spans.findIndex((span) => has(span, 'change'));
  for (let at = from < 0 ? board.spans.length : from + 1; at < board.spans.length; at += 1) {
    // "From Sept 1 to Sept 15" is one.
    if (has(board.spans[at], 'from', 'since') && opensRange(board, at)) return null;
    const pair = freeAt(board, at) ? readPair(board.spans, at, board.clock) : null;
    const other = pair === null ? null : targetAt(board, pair.next);
    if (pair === null || other === null) continue;
    take(board, at, other.next);
    if (typeof other.against === 'string') return { said: pair.one, against: other.against };
    const [earlier, later] = [pair.one, other.against.days].toSorted((one, next) =>
      one.from < next.from ? -1 : 1,
    );
    return earlier && later ? { said: later, against: { days: earlier } } : null;
  }
  return null;
}

function opensRange({ spans, clock }: Board, at: number): boolean {
  const found = readPeriod(spans, at, clock);
  return found !== null && spans.slice(at, found.next).some((span) => has(span, 'to', 'dash', 'until'));
}

/** Days that are asked for, the first that are named; a second is what the first are compared with where anything is. */
export function readDays(
  board: Board,
  comparison: Comparison,
): { said: AskedDays | null; against: Comparison['against'] } {
  const pair = comparison.isOpen ? comparedDays(board) : null;
  if (pair !== null) return pair;
  let said: AskedDays | null = null;
  let { against } = comparison;
  for (let at = 0; at < board.spans.length; at += 1) {
    if (!freeAt(board, at)) continue;
    const found = readPeriod(board.spans, at, board.clock);
    const isFree = found !== null && !rangeOf(at, found.next).some((place) => board.used.has(place));
    if (found === null || !isFree) continue;
    if (said === null) said = found.days;
    else if (comparison.isOpen && against === null) against = targetAt(board, at)?.against ?? null;
    else continue;
    take(board, at, found.next);
    at = found.next - 1;
  }
  return { said, against: against ?? (comparison.isOpen ? 'before' : null) };
}
const rangeOf = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, step) => from + step);
