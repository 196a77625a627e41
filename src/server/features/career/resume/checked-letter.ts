import type { Approach, Claim, CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { writeLetter } from '#engines/resume/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { gateFor } from './model/gate.ts';
import type { RefusedFinding } from './model/refused.ts';

export interface CheckedLetter {
  letter: CoverLetter | null;
  /** What was left out and why, for the person; null when nothing was. */
  note: Message | null;
  /** Each sentence that was left out, with the reasons. */
  refused: RefusedFinding[];
}

const mentions = (paragraphs: readonly (readonly Claim[])[]) =>
  paragraphs.flat().filter((claim) => claim.fact_ids.length > 0).length;

/** Paragraphs without the claims that do not hold, and without paragraphs that lost all of theirs. */
function without(paragraphs: readonly Claim[][], refused: ReadonlySet<string>): Claim[][] {
  return paragraphs
    .map((claims) => claims.filter((claim) => !refused.has(claim.text)))
    .filter((claims) => claims.length > 0);
}

/**
 * A cover letter whose every sentence passed the check against the person's facts: one that does not is left out, and
 * when that leaves nothing of the person, there is no letter.
 */
export function checkedLetter(
  master: MasterProfile,
  posting: Posting,
  { name, today, approach = 'experience' }: { name: string; today: string; approach?: Approach | undefined },
  write: typeof writeLetter = writeLetter,
): CheckedLetter {
  const draft = write(master, posting, { full_name: name }, approach);
  const named = { company: posting.company, title: posting.title, name };
  const holds = gateFor(master, { named, posting, today });
  const refused = draft.paragraphs.flat().flatMap(({ text, fact_ids }): RefusedFinding[] => {
    const refusals = holds(text, fact_ids, 'letter');
    return refusals.length === 0 ? [] : [{ document: 'letter', text, instead: '', refusals }];
  });
  if (refused.length === 0) return { letter: draft, note: null, refused };
  const paragraphs = without(draft.paragraphs, new Set(refused.map(({ text }) => text)));
  if (mentions(paragraphs) === 0) return { letter: null, note: messages.message('noLetter'), refused };
  const text = paragraphs.map((claims) => claims.map((claim) => claim.text).join(' ')).join('\n\n');
  return {
    letter: { language: draft.language, paragraphs, text },
    note: messages.message('leftOutOfLetter', { count: refused.length }),
    refused,
  };
}
