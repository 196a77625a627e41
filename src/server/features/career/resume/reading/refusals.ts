import { FILE_TOO_LARGE } from '#contract/career/resume.ts';
import type { Message } from '#localization/types.ts';
import type { RefusalReason, UnderstandingOf } from '#server/ports/documents.ts';
import { Problem } from '#server/problem.ts';
import { text } from './messages.ts';

type Code = 'unsupported_file' | 'unreadable_file' | 'too_large' | 'too_many_requests' | 'unavailable';

/** Seconds after which it is worth trying again. */
const BUSY_SECONDS = 30;
const UNAVAILABLE_SECONDS = 120;

const problems: Record<RefusalReason, [code: Code, said: Message, retryAfterSeconds?: number]> = {
  unsupported: ['unsupported_file', text.message('unsupported')],
  mismatch: ['unsupported_file', text.message('mismatch')],
  encrypted: ['unreadable_file', text.message('encrypted')],
  no_text: ['unreadable_file', text.message('noText')],
  garbled: ['unreadable_file', text.message('garbled')],
  unreadable: ['unreadable_file', text.message('unreadable')],
  too_large: ['too_large', FILE_TOO_LARGE],
  too_slow: ['unreadable_file', text.message('tooSlow')],
  too_heavy: ['unreadable_file', text.message('tooHeavy')],
  busy: ['too_many_requests', text.message('busy'), BUSY_SECONDS],
  unavailable: ['unavailable', text.message('unavailable'), UNAVAILABLE_SECONDS],
};

/** Why a file was refused, with what to do about it. */
export const refusalOf = (reason: RefusalReason): Problem => new Problem(...problems[reason]);

/** What was understood; throws the Problem of a text that was not. */
export function understood<Result>(outcome: UnderstandingOf<Result>): Result {
  if (outcome.kind === 'refused') throw refusalOf(outcome.reason);
  return outcome.result;
}
