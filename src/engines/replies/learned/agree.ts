import { says, type Verdict } from '#engines/replies/phrases/decide.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { text as messages } from '#engines/replies/messages.ts';
import { ANSWERS, tellingSentence, type Answer, type Likelihoods } from './likelihood.ts';
import type { Sentence } from './signs.ts';

/**
 * How likely an answer has to be, by what the phrases found say. Chosen on rounds of mails that neither the phrases nor the weights
 * had met: an application may move wrongly in no more than one mail of a hundred.
 */
const LEAST = {
  /** A move that the phrases found too. */
  agreed: 0.5,
  /** The same in a mail that only names the employer: a friend does that too. */
  byWords: 0.8,
  /** A move where they found nothing and nothing stands against it. */
  alone: 0.7,
  /** A move to interviewing where they found nothing, whether by an interview or a test. */
  either: 0.9,
  /** A receipt where they found nothing. */
  receipt: 0.8,
  /** A move where they found another answer or reasons for two, and a receipt where they found anything else. */
  against: 0.8,
  /** An offer, or a move in a mail that only names the employer, where they found nothing. */
  offer: 0.85,
  /** An end where they found reasons for two things, or an offer where they found another answer. */
  settled: 0.95,
  /** An answer that moves nothing and confirms nothing, where they found nothing. */
  still: 0.35,
  /** The same, where they found another such answer. */
  stillAgainst: 0.5,
} as const;

const STATES: Readonly<Partial<Record<string, string>>> = {
  interview: 'interviewing',
  assessment: 'interviewing',
  offer: 'offer',
  rejected: 'rejected',
};

/** How likely a mail moves its application to the state an answer means. */
const moveLikely = (likely: Likelihoods, to: string | undefined): number =>
  ANSWERS.reduce((sum, answer) => (STATES[answer] === to ? sum + likely[answer] : sum), 0);

/** The likeliest answer. */
export const likeliest = (likely: Likelihoods): Answer =>
  ANSWERS.reduce((best, answer) => (likely[answer] > likely[best] ? answer : best));

/**
 * What two readings of a mail come to: the phrases of `byPhrases`, which know few wordings well, and what is likely by all its
 * notions. An application moves when both say so, or when one is sure and nothing stands against it (`open` says that nothing is
 * decided); otherwise the person is asked.
 */
export function agreed(
  byPhrases: Verdict,
  likely: Likelihoods,
  mail: {
    lines: readonly Sentence[];
    open: boolean;
    linked: boolean;
    byWords: boolean;
    calendar: boolean;
    model: LinearModel;
  },
): Verdict {
  const answer = likeliest(likely);
  const state = STATES[answer];
  const chance = likely[answer];
  const found = byPhrases.label;
  const said = (): Verdict => ({
    label: answer,
    because: says(tellingSentence(mail.lines, answer, mail.model)),
  });
  const asked = (): Verdict => ({
    label: 'abstain',
    because: messages.message('unsure'),
    ...(byPhrases.likely === undefined && answer !== 'noise' && { likely: answer }),
    ...(byPhrases.likely !== undefined && { likely: byPhrases.likely }),
  });
  const least = answer === 'offer' ? LEAST.settled : LEAST.against;
  // "We chose somebody else, but do visit us": the kindness is no invitation.
  if (found === 'abstain' && byPhrases.settled === true)
    return answer === 'rejected' && !mail.open && chance >= LEAST.settled ? said() : byPhrases;
  const foundState = STATES[found];
  if (foundState !== undefined) {
    const agree = mail.byWords ? LEAST.byWords : LEAST.agreed;
    if (mail.calendar || moveLikely(likely, foundState) >= agree) return byPhrases;
    // Nothing moves by it: whose mail it is has to be told first.
    if (!mail.linked) return answer === 'noise' && chance >= LEAST.against ? said() : byPhrases;
    // What moved an application by a phrase is not taken for a receipt by weights.
    const sure = (answer === 'noise' || !mail.open) && answer !== 'received' && chance >= least;
    return foundState !== state && sure ? said() : asked();
  }
  if (found === answer) return byPhrases;
  if (state !== undefined) {
    const plain = found === 'abstain' && byPhrases.likely === undefined;
    const careful = answer === 'offer' || mail.byWords;
    const alone = careful ? LEAST.offer : LEAST.alone;
    const against = found === 'abstain' && byPhrases.likely !== undefined && STATES[byPhrases.likely];
    // Two things that do not go together, and each reading believes another.
    if (against && against !== state) return asked();
    // An interview and a test move an application to the same state, whichever of them it is.
    const move = plain && !careful && moveLikely(likely, state) >= LEAST.either ? 1 : chance;
    // Nobody is told of a move where nothing is decided by weights alone.
    if (!mail.open && move >= (plain ? alone : least)) return said();
    return found === 'abstain' || chance > LEAST.still ? asked() : byPhrases;
  }
  // A receipt confirms an application that may not have arrived.
  const still = answer === 'received' ? LEAST.receipt : LEAST.still;
  const careful = answer === 'received' || found === 'received';
  const stillAgainst = careful ? LEAST.against : LEAST.stillAgainst;
  return chance >= (found === 'abstain' ? still : stillAgainst) ? said() : byPhrases;
}
