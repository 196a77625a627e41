/** The states that a mail moves an application to. */
export type Moved = 'interviewing' | 'offer' | 'rejected';

/** How likely what changes something has to be, 0 to 1. */
export interface LeastOfChange {
  /** By all that was learned, together. */
  together: number;
  /** By the words for themselves, whatever the meaning adds. */
  words: number;
  /** By the meaning for itself, whatever the words add. */
  meaning: number;
}
type Moves = Readonly<Record<Moved, LeastOfChange>>;

/** How likely an answer has to be, 0 to 1. */
interface Least {
  /** A move that a rule finds, too. */
  ruled: Moves;
  /** A move of which rules find no more than a sign; null where a sign is not enough, neither of a move nor of a receipt. */
  signed: Moves | null;
  /** A move that a rule finds in a mail that only names the employer. */
  byWords: Moves;
  /** A move to interviewing that a rule finds in a mail that proves itself. */
  proven: number;
  /** A receipt that a rule finds, too: it confirms an application that may not have arrived. */
  received: LeastOfChange;
  /** An answer that changes nothing. */
  still: number;
  /** Noise where a rule finds a move that may be meant: nothing that may be an answer is hidden. */
  hidden: number;
  /** What the person is asked about. */
  shown: number;
}

const alike = (least: LeastOfChange): Moves => ({ interviewing: least, offer: least, rejected: least });

/**
 * By words alone. Chosen on manners of writing that were left out (the table of moves in `assets/models/mail-answers/card.md`), so that an
 * application moves wrongly in no more than one mail of a thousand.
 */
export const LEAST: Least = {
  ruled: alike({ together: 0.8, words: 0, meaning: 0 }),
  signed: null,
  byWords: alike({ together: 0.85, words: 0, meaning: 0 }),
  proven: 0.5,
  received: { together: 0.6, words: 0, meaning: 0 },
  still: 0.35,
  hidden: 0.6,
  shown: 0.2,
};

/** By words and meaning, whose product is surer of itself; chosen in the same way (`assets/models/mail-meanings/card.md`). */
export const LEAST_OF_BOTH: Least = {
  ruled: {
    interviewing: { together: 0.98, words: 0.7, meaning: 0 },
    offer: { together: 0.97, words: 0.6, meaning: 0 },
    rejected: { together: 0.97, words: 0.9, meaning: 0.6 },
  },
  signed: null,
  byWords: {
    ...alike({ together: 0.98, words: 0.7, meaning: 0 }),
    rejected: { together: 0.98, words: 0.8, meaning: 0 },
  },
  proven: 0.8,
  received: { together: 0.93, words: 0.5, meaning: 0 },
  still: 0.35,
  hidden: 0.8,
  shown: 0.2,
};

/**
 * By words and meaning, of a mail that is placed: most moves that would be wrong come from strangers, from what a firm sends to everybody and to
 * its customers, and from mails too short to tell, and few of these carry a number or a title or go on with what was written. What is taken for a
 * refusal wrongly there is a receipt, mostly, which words and meaning seldom mistake at once. Chosen on manners and mailboxes that were left out
 * (`assets/models/mail-meanings/card.md`), apart for each state, as what is like an offer is not like a refusal.
 */
export const LEAST_PLACED: Least = {
  ...LEAST_OF_BOTH,
  ruled: {
    interviewing: { together: 0.88, words: 0.5, meaning: 0 },
    offer: { together: 0.87, words: 0.4, meaning: 0.2 },
    rejected: { together: 0.9, words: 0.5, meaning: 0.5 },
  },
  signed: {
    interviewing: { together: 0.95, words: 0.5, meaning: 0 },
    offer: { together: 0.9, words: 0.4, meaning: 0 },
    rejected: { together: 0.99, words: 0.6, meaning: 0.6 },
  },
  received: { together: 0.9, words: 0.6, meaning: 0 },
};

/** How likely the answers of a mail have to be: by words alone, by words and meaning, or of one that is placed. */
export function leastOf({ alone, placed = false }: { alone?: unknown; placed?: boolean }): Least {
  if (alone === undefined) return LEAST;
  return placed ? LEAST_PLACED : LEAST_OF_BOTH;
}
