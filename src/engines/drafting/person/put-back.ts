import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { sectionOf } from '#engines/drafting/prompt/index.ts';
import { fold } from '#engines/text/index.ts';
import { kindNamed, meansSame } from './entry-kinds.ts';

/** A draft on which what some words name is no longer left out, and whether anything was. */
export function putBack(draft: ResumeDraft, words: string): { draft: ResumeDraft; found: boolean } {
  const section = sectionOf(fold(words).replace(/\s+(?:sections?|parts?|parties?)$/, ''));
  const corrections = draft.corrections.filter(
    ({ kind, from }) => kind !== 'leave_out' || !meansSame(from, words),
  );
  const omit = draft.omit.filter((one) => !meansSame(one, words));
  const isNamed = corrections.length < draft.corrections.length || omit.length < draft.omit.length;
  // "The diploma" is back only with the section it stands in.
  const lists: readonly string[] = isNamed ? [] : (kindNamed(words)?.lists ?? []);
  const without = draft.without.filter((one) => one !== section && !lists.includes(one));
  const found = isNamed || without.length < draft.without.length;
  return { draft: { ...draft, corrections, omit, without }, found };
}
