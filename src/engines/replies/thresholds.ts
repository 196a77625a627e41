/** How likely an answer has to be, 0 to 1. */
interface Least {
  /** A move that a rule finds, too. */
  move: number;
  /** The same in a mail that only names the employer. */
  byWords: number;
  /** The same in a mail that proves itself. */
  proven: number;
  /** A move by the words for themselves, whatever the meaning adds. */
  ofWords: number;
  /** The same of a refusal, which closes the application. */
  ofWordsToReject: number;
  /** A receipt that a rule finds, too: it confirms an application that may not have arrived. */
  received: number;
  /** An answer that changes nothing. */
  still: number;
  /** Noise where a rule finds a move that may be meant: nothing that may be an answer is hidden. */
  hidden: number;
  /** What the person is asked about. */
  shown: number;
}

/**
 * By words alone. Chosen on manners of writing that were left out (the table of moves in `assets/models/mail-answers/card.md`), so that an
 * application moves wrongly in no more than one mail of a thousand.
 */
export const LEAST: Least = {
  move: 0.8,
  byWords: 0.85,
  proven: 0.5,
  ofWords: 0,
  ofWordsToReject: 0,
  received: 0.6,
  still: 0.35,
  hidden: 0.6,
  shown: 0.2,
};

/** By words and meaning, whose product is surer of itself; chosen in the same way (`assets/models/mail-meanings/card.md`). */
export const LEAST_OF_BOTH: Least = {
  move: 0.97,
  byWords: 0.98,
  proven: 0.8,
  ofWords: 0.7,
  ofWordsToReject: 0.8,
  received: 0.93,
  still: 0.35,
  hidden: 0.8,
  shown: 0.2,
};

/**
 * By words and meaning, of a mail that goes on with what the employer and the person wrote to each other: there the words may be less sure of
 * themselves, for most moves that would be wrong come from strangers and from what a firm sends to everybody. Chosen on mailboxes that were left out.
 */
export const LEAST_IN_CONVERSATION: Least = {
  ...LEAST_OF_BOTH,
  ofWords: 0.5,
  ofWordsToReject: 0.5,
};

/** How likely the answers of a mail have to be: by words alone, by words and meaning, or as one of a conversation with the employer. */
export function leastOf({ ofWords, goesOn = false }: { ofWords?: unknown; goesOn?: boolean }): Least {
  if (ofWords === undefined) return LEAST;
  return goesOn ? LEAST_IN_CONVERSATION : LEAST_OF_BOTH;
}
