/** How likely an answer has to be, 0 to 1. */
interface Least {
  /** A move that a rule finds, too. */
  move: number;
  /** The same of a refusal, which closes the application. */
  moveToReject: number;
  /** A move in a mail that only names the employer. */
  byWords: number;
  /** The same in a mail that proves itself. */
  proven: number;
  /** A move by the words for themselves, whatever the meaning adds. */
  ofWords: number;
  /** The same of a refusal. */
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
  moveToReject: 0.8,
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
  move: 0.975,
  moveToReject: 0.97,
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
 * By words and meaning, of a mail that is placed: most moves that would be wrong come from strangers, from what a firm sends to everybody and to
 * its customers, and from mails too short to tell, and few of these carry a number or a title or go on with what was written. Chosen on
 * manners and mailboxes that were left out (`assets/models/mail-meanings/card.md`).
 */
export const LEAST_PLACED: Least = {
  ...LEAST_OF_BOTH,
  move: 0.9,
  moveToReject: 0.95,
  ofWords: 0.5,
  ofWordsToReject: 0.5,
};

/** How likely the answers of a mail have to be: by words alone, by words and meaning, or of one that is placed. */
export function leastOf({ alone, placed = false }: { alone?: unknown; placed?: boolean }): Least {
  if (alone === undefined) return LEAST;
  return placed ? LEAST_PLACED : LEAST_OF_BOTH;
}
