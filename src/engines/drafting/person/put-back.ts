import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { meansSame } from './entry-kinds.ts';

/** A draft on which what some words name is no longer left out, and whether anything was. */
export function putBack(draft: ResumeDraft, words: string): { draft: ResumeDraft; found: boolean } {
  const corrections = draft.corrections.filter(
    ({ kind, from }) => kind !== 'leave_out' || !meansSame(from, words),
  );
  const omit = draft.omit.filter((one) => !meansSame(one, words));
  const found = corrections.length < draft.corrections.length || omit.length < draft.omit.length;
  return { draft: { ...draft, corrections, omit }, found };
}
