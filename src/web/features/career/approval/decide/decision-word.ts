import type { ApplicationDetail } from '#contract/career/applications.ts';
import { text } from './messages.ts';

/** What the person says by a button; an approval always says whether its button promised that nothing is sent. */
export type Word = { decision: 'skip'; reason?: string } | { decision: 'approve'; dryRun: boolean };

/** The big button: what it promises and what it says are one. */
export function approvalOf({ dry_run: { on } }: Pick<ApplicationDetail, 'dry_run'>): {
  label: string;
  word: Word;
} {
  const label = on ? text('approveDryRun') : text('approve');
  return { label, word: { decision: 'approve', dryRun: on } };
}

/** A word as the server takes it, of exactly what was shown. */
export function decisionOf({ id, content_hash }: Pick<ApplicationDetail, 'id' | 'content_hash'>, word: Word) {
  const said = { id, decision: word.decision, content_hash: content_hash ?? '' };
  if (word.decision === 'approve') return { ...said, dry_run: word.dryRun };
  return word.reason === undefined || word.reason === '' ? said : { ...said, reason: word.reason };
}
