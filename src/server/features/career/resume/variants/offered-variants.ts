import type { Variant } from '#contract/career/approval/variants.ts';
import { approaches } from '#contract/career/facts.ts';
import type { CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { chooseSummary } from '#engines/resume/index.ts';
import { likeness } from '#engines/language/index.ts';
import { checkedLetter } from '#server/features/career/resume/checked-letter.ts';
import { checkedSummary } from './checked-summary.ts';

/** Letters that share more than this of their runs of three words say the same again. */
const TOO_ALIKE = 0.75;

interface Told extends Variant {
  letter: CoverLetter | null;
  /** Whether a summary was written by this approach. */
  isWritten: boolean;
}

interface Telling {
  name: string;
  today: string;
  /** Whether the letter is written by the approach: not where there is none, or it is in the person's own words. */
  withLetter: boolean;
  /** Ids of the changes to the resume that the person turned back; a summary that was stays as the profile has it. */
  rejected?: readonly string[];
}

const bodyOf = ({ letter }: Told): string =>
  letter?.paragraphs
    .slice(1, -2)
    .flat()
    .map(({ text }) => text)
    .join(' ') ?? '';
/** How many sentences of its letter tell something of the person. */
const tellings = ({ letter }: Told): number =>
  letter?.paragraphs.flat().filter(({ fact_ids }) => fact_ids.length > 0).length ?? 0;
const wordsIn = (text: string): number => (text === '' ? 0 : text.split(/\s+/).length);

/** Whether a variant says something of its own beside one that is offered already. */
function differs(one: Told, other: Told, withLetter: boolean): boolean {
  if (one.approach === 'results' && !one.isWritten) return false;
  if (!withLetter) return one.summary !== other.summary;
  if (one.letter === null) return false;
  const [said, before] = [bodyOf(one), bodyOf(other)];
  const isShorter = one.approach !== 'short' || tellings(one) < tellings(other);
  return isShorter && likeness(said, before) < TOO_ALIKE;
}

/**
 * The ways an application can be told from a profile, each checked and each with something of its own: fewer than three where
 * too little is known. Made of facts alone, so that the same profile offers the same again.
 */
export function offeredVariants(
  master: MasterProfile,
  posting: Posting,
  { name, today, withLetter, rejected = [] }: Telling,
): Variant[] {
  const told = approaches.map((one): Told => {
    const { letter } = withLetter
      ? checkedLetter(master, posting, { name, today, approach: one })
      : { letter: null };
    const written = checkedSummary(master, posting, { approach: one, today });
    const { text: summary } = chooseSummary(master.resume, written, new Set(rejected));
    return {
      approach: one,
      summary,
      letter_words: wordsIn(letter?.text ?? ''),
      letter,
      isWritten: written.length > 0,
    };
  });
  const offered: Told[] = [];
  for (const one of told) if (offered.every((other) => differs(one, other, withLetter))) offered.push(one);
  return offered.map(({ approach, summary, letter_words }) => ({ approach, summary, letter_words }));
}
