import type { AskedAnswer } from '#contract/career/hub/asked-answer.ts';
import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import { text } from './messages.ts';

/** Kinds of which a single field answers the employer's question as it is worded; of others it follows from what is stored. */
export const AS_WORDED: ReadonlySet<AnswerKind> = new Set(['yes_no', 'text', 'day']);

/**
 * What the fields below an employer's question are of, "" where they name themselves. A name and no question: ours would ask again what
 * theirs has just asked, in other words.
 */
export const ownName = ({ kind, parameter }: Pick<AskedAnswer, 'kind' | 'parameter'>): string =>
  kind === 'pay' || AS_WORDED.has(kind) ? '' : text('ownName', { kind, skill: parameter });
