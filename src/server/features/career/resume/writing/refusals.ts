import type { UnderstandingOf } from '#server/ports/documents.ts';
import type { NoRoom } from '#server/ports/turns/fair-turns.ts';
import { Problem } from '#server/problem.ts';
import { text } from './messages.ts';

const RETRY_SECONDS = 2;

/** Why no resume is written now: too many of one account, or of everybody. */
export const noRoom = (why: NoRoom): Problem =>
  why === 'source_full'
    ? new Problem('too_many_requests', text.message('twoMade'), RETRY_SECONDS)
    : new Problem('unavailable', text.message('manyMade'), RETRY_SECONDS);

/** What was drafted or written; throws the Problem of what was not. */
export function drafted<Result>(outcome: UnderstandingOf<Result>): Result {
  if (outcome.kind === 'understood') return outcome.result;
  if (outcome.reason === 'too_slow') throw new Problem('invalid_input', text.message('tooSlow'));
  throw noRoom(outcome.reason === 'busy' ? 'source_full' : 'full');
}
