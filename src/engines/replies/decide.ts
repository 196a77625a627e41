import type { LinearModel } from '#engines/classifier/index.ts';
import { rulesMet } from '#engines/rules/index.ts';
import type { Message } from '#localization/types.ts';
import { likeliest, tellingSentence, ANSWERS, type Answer, type Likelihoods } from './learned/likelihood.ts';
import type { Seen } from './learned/meaning.ts';
import type { Sentence } from './learned/signs.ts';
import { text as messages } from './messages.ts';
import { asRulesRead } from './rules/classes.ts';
import { DOUBTS } from './rules/doubts.data.ts';
import { INVITATIONS } from './rules/invitations.data.ts';
import { MOVED_TIME, TIME_PROPOSED } from './rules/moved-time.data.ts';
import { OFFERS } from './rules/offers.data.ts';
import { RECEIPT_SIGNS, RECEIPTS } from './rules/receipts.data.ts';
import { REFUSALS } from './rules/refusals.data.ts';
import { SIGNS } from './rules/signs.data.ts';
import { LEAST, leastOf, type LeastOfChange, type Moved } from './thresholds.ts';

/** What a mail is taken for: an answer, none, or nothing that is plain. */
export type ReplyLabel = Answer | 'abstain';

export interface Verdict {
  label: ReplyLabel;
  because: Message;
  /** What the person is asked to confirm where nothing is decided. */
  likely?: Exclude<Answer, 'noise'>;
}

/** What is known of a mail once it has been read. */
export interface Reading extends Seen {
  lines: readonly Sentence[];
  model: LinearModel;
  linked: boolean;
  /** Linked by its words alone: a friend names the employer, too. */
  byWords: boolean;
  /** It says by itself that it is about the application, by a number, a title or what was written before. */
  placed?: boolean;
  /** It links to a page of its sender's own where one books a conversation or takes a test. */
  ownPage: boolean;
}

const STATES = {
  interview: 'interviewing',
  assessment: 'interviewing',
  offer: 'offer',
  rejected: 'rejected',
  received: null,
  'info-request': null,
  noise: null,
} as const satisfies Record<Answer, Moved | null>;

/** The rules that are asked: for a move, for a sign of one, for a receipt, and against a move. */
export const RULES = {
  moves: [...REFUSALS, ...OFFERS, ...INVITATIONS],
  signs: SIGNS,
  receipts: RECEIPTS,
  receiptSigns: RECEIPT_SIGNS,
  doubts: DOUBTS,
};

/** Says what an answer rests on. */
export const says = ({ written, said }: Pick<Sentence, 'written' | 'said'>): Message =>
  said ?? messages.message('says', { words: written.length > 160 ? `${written.slice(0, 159)}…` : written });

/** How likely a mail moves its application to a state. */
const moveLikely = (likely: Likelihoods, to: Moved): number =>
  ANSWERS.reduce((sum, answer) => (STATES[answer] === to ? sum + likely[answer] : sum), 0);

/** The first sentence that one of some rules takes for a move to a state, or for a sign of it. */
const lineFor = (
  rules: typeof RULES.moves,
  lines: readonly Sentence[],
  read: readonly string[],
  state: string | null,
): Sentence | undefined => lines[rulesMet(rules, read).find(({ rule }) => rule.gives === state)?.at ?? -1];

/** What speaks against a move. A conversation that is called off is in doubt unless a later sentence names another time for it. */
function doubtsOf({ doubts }: typeof RULES, read: readonly string[]): ReadonlySet<string> {
  const met = rulesMet(doubts, read);
  const off = met.find(({ rule }) => rule.gives === 'calledOff');
  const after = off === undefined ? [] : read.slice(off.at + 1);
  const isMoved = rulesMet([...MOVED_TIME, ...TIME_PROPOSED], after).length > 0;
  return new Set(met.map(({ rule }) => rule.gives).filter((doubt) => doubt !== 'calledOff' || !isMoved));
}

/** Leaves the answer to the person, and asks about the likeliest one where it is likely enough. */
const asked = (answer: Answer, likely: Likelihoods, because: Message): Verdict => ({
  label: 'abstain',
  because,
  ...(answer !== 'noise' && likely[answer] >= LEAST.shown && { likely: answer }),
});

/**
 * What a mail is taken for. An application moves, or is confirmed, only where what was learned finds that likely, a rule that knows nothing of it
 * finds the same, and no rule has a doubt; of a mail that is placed a sign of the move is enough. Everything else that would move it is left to the
 * person.
 */
export function decide(reading: Reading, rules = RULES): Verdict {
  const { lines, likely, model, linked } = reading;
  const answer = likeliest(likely);
  const state = STATES[answer];
  const read = lines.map((line) => asRulesRead(line.read));
  const doubts = doubtsOf(rules, read);
  if (state !== null) {
    const line = lineFor(rules.moves, lines, read, state);
    return moved(reading, { answer, state, doubts, line, sign: lineFor(rules.signs, lines, read, state) });
  }
  if (answer === 'received' && doubts.has('formCode'))
    return { label: 'noise', because: messages.message('looksLike', { kind: 'formCode' }) };
  const least = leastOf(reading);
  const isSure =
    answer === 'received'
      ? !doubts.has('testArrived') && isReceipt(reading, read, rules)
      : likely[answer] >= least.still;
  if (!isSure) return asked(answer, likely, messages.message('unsure'));
  const perhaps = likeliest({ ...likely, noise: 0, received: 0, 'info-request': 0 });
  if (
    linked &&
    answer === 'noise' &&
    likely.noise < least.hidden &&
    lineFor(rules.moves, lines, read, STATES[perhaps])
  )
    return asked(perhaps, likely, messages.message('unsure'));
  if (answer === 'noise' && doubts.has('fraud') && !linked)
    return { label: answer, because: messages.message('fraud') };
  return { label: answer, because: says(tellingSentence(lines, answer, model)) };
}

/** An answer that would move the application to a state, with the sentences that a rule takes for the move and for a sign of it. */
interface Move {
  answer: Answer;
  state: Moved;
  doubts: ReadonlySet<string>;
  line: Sentence | undefined;
  sign: Sentence | undefined;
}

/** What becomes of an answer that would move the application. */
function moved(reading: Reading, { answer, state, doubts, line, sign }: Move): Verdict {
  const { likely, linked, lines, model } = reading;
  if (doubts.has('fraud')) return { label: linked ? 'abstain' : 'noise', because: messages.message('fraud') };
  if (doubts.has('undecided')) return asked(answer, likely, messages.message('undecided'));
  if (doubts.has('calledOff') && state === 'interviewing')
    return asked(answer, likely, messages.message('calledOff'));
  const unsure = asked(answer, likely, messages.message('unsure'));
  if (doubts.has('toMany')) return unsure;
  if (line !== undefined) return isSureOf(reading, state) ? { label: answer, because: says(line) } : unsure;
  // What is only a sign says little: the sentence that tells is shown.
  if (sign !== undefined && isSureOfSigned(reading, state))
    return { label: answer, because: says(tellingSentence(lines, answer, model)) };
  return unsure;
}

/** Whether something is likely enough by all that was learned together, and by words and meaning for themselves. */
const isAtLeast = (
  { alone, likely }: Reading,
  least: LeastOfChange,
  chance: (likely: Likelihoods) => number,
): boolean =>
  chance(likely) >= least.together &&
  (alone === undefined || (chance(alone.words) >= least.words && chance(alone.meaning) >= least.meaning));

/** Whether a mail that is likely a receipt is one by a rule, too, or by a sign where that is enough. */
function isReceipt(reading: Reading, read: readonly string[], rules: typeof RULES): boolean {
  const { received, signed } = leastOf(reading);
  const { receipts, receiptSigns } = rules;
  const isFound = rulesMet(signed === null ? receipts : [...receipts, ...receiptSigns], read).length > 0;
  return isFound && isAtLeast(reading, received, (likely) => likely.received);
}

/** Whether a move that a rule finds is likely enough, too. */
function isSureOf(reading: Reading, state: Moved): boolean {
  const { byWords, ownPage } = reading;
  const { ruled, byWords: named, proven } = leastOf(reading);
  if (ownPage && !byWords && state === 'interviewing') return moveLikely(reading.likely, state) >= proven;
  return isAtLeast(reading, (byWords ? named : ruled)[state], (likely) => moveLikely(likely, state));
}

/** Whether a move of which there is a sign is likely enough, too. */
function isSureOfSigned(reading: Reading, state: Moved): boolean {
  const { signed } = leastOf(reading);
  return (
    signed !== null &&
    !reading.byWords &&
    isAtLeast(reading, signed[state], (likely) => moveLikely(likely, state))
  );
}
