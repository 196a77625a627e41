import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/replies/messages.ts';
import type { Sentence } from '#engines/replies/learned/signs.ts';
import type { CueLabel } from './cues.data.ts';

/** A sentence that speaks for a label, with its place in the mail; the subject is 0. */
export interface Found extends Sentence {
  at: number;
}

export interface Hints {
  /** It says that nothing is decided. */
  undecided: boolean;
  /** It says that the person's own application lives on. */
  livesOn: boolean;
  /** Whether the sentence at a place says that recruiting is halted for now. */
  onHoldIn(at: number): boolean;
  /** It speaks of a choice between people as made. */
  choiceMade: boolean;
  /** It calls a conversation off and names no other time. */
  calledOff: boolean;
  /** It says that something the person sent or did has come. */
  workArrived: boolean;
  /** It closes as only a refusal does. */
  farewell: boolean;
  /** It asks its reader something. */
  asks: boolean;
  /** Whether the sentence at a place says that nothing is decided. */
  undecidedIn(at: number): boolean;
  /** Whether the sentence at a place speaks to its reader. */
  toYou(at: number): boolean;
  /** Whether a day, a link or the like stands with the sentence at a place. */
  definite(at: number): boolean;
  /** Whether it was linked to an application. */
  linked: boolean | undefined;
}

/** What a mail is taken for: an answer, none, or nothing that is plain. */
export type ReplyLabel = CueLabel | 'noise' | 'abstain';

export interface Verdict {
  label: ReplyLabel;
  because: Message;
  /** What an abstention would have said if it had to. */
  likely?: CueLabel;
  /** An abstention for what stands against every answer: nothing else may decide. */
  settled?: true;
}

const MOVES = ['rejected', 'offer', 'interview', 'assessment'] as const;
type Move = (typeof MOVES)[number];

/** Says what an answer rests on. */
export const says = ({ written, said }: Pick<Sentence, 'written' | 'said'>): Message =>
  said ?? messages.message('says', { words: written.length > 160 ? `${written.slice(0, 159)}…` : written });
const CONTRADICTS: Verdict = { label: 'abstain', because: messages.message('contradicts') };
const INSTEAD =
  /\b(instead|however|but|another|different|other (role|position|post|job)|plutot|toutefois|cependant|par contre|mais|en revanche|un autre (poste|emploi|mandat))\b/;
const THANKS = /\b(thank|thanks|merci|remerci\w*)\b/;

/** Which of several answers a mail gives, when it is plain. */
function strongest(found: ReadonlyMap<CueLabel, Found>): Move | null {
  const at = (label: Move): number => found.get(label)?.at ?? Infinity;
  if (found.has('rejected')) {
    const offered = found.get('offer');
    if (offered !== undefined)
      return INSTEAD.test(offered.read) && offered.at > at('rejected') ? 'offer' : null;
    // What comes after a no is about another time; before it, about what was.
    const others = Math.min(at('interview'), at('assessment'));
    return others === Infinity || others <= at('rejected') ? 'rejected' : null;
  }
  if (found.has('offer')) return 'offer';
  if (found.has('interview') || found.has('assessment'))
    return at('assessment') < at('interview') ? 'assessment' : 'interview';
  return null;
}

/** The verdict on a mail that gives one of the answers which move an application. */
function moved(found: ReadonlyMap<CueLabel, Found>, hints: Hints): Verdict {
  const move = strongest(found);
  const said = move === null ? undefined : found.get(move);
  if (move === null || said === undefined) return { ...CONTRADICTS, settled: true };
  const verdict = { label: move, because: says(said) };
  const invited = found.get('interview');
  const comes = invited !== undefined && hints.definite(invited.at) && hints.toYou(invited.at);
  if (move === 'rejected')
    return hints.livesOn || hints.onHoldIn(said.at) || comes ? { ...CONTRADICTS, likely: move } : verdict;
  const receipt = found.get('received');
  const listsSteps = receipt !== undefined && (receipt.at === 0 || !THANKS.test(receipt.read));
  const vague = !hints.definite(said.at);
  if (listsSteps && vague && move !== 'offer') return { label: 'received', because: says(receipt) };
  if (listsSteps && (receipt.at === 0 || move === 'offer'))
    return {
      label: 'abstain',
      because: messages.message('receiptAndMore'),
      likely: 'received',
    };
  if (move === 'offer') return verdict;
  if (hints.choiceMade) return { ...CONTRADICTS, likely: move, settled: true };
  if (hints.farewell) return { ...CONTRADICTS, likely: move };
  if (hints.calledOff)
    return {
      label: 'abstain',
      because: messages.message('calledOff'),
      settled: true,
    };
  if (vague && said.at > 0 && !hints.toYou(said.at))
    return {
      label: 'abstain',
      because: messages.message('notForYou'),
      likely: move,
    };
  if (hints.undecidedIn(said.at) || (hints.undecided && vague))
    return {
      label: 'abstain',
      because: messages.message('undecided'),
      likely: move,
    };
  return verdict;
}

/** Weighs what the sentences of a mail say against each other. */
export function weigh(found: ReadonlyMap<CueLabel, Found>, hints: Hints): Verdict {
  if (MOVES.some((label) => found.has(label))) return moved(found, hints);
  const request = found.get('info-request');
  const receipt = found.get('received');
  const unchanged = hints.undecided || hints.workArrived;
  if (request !== undefined && !unchanged) return { label: 'info-request', because: says(request) };
  // A day beside “you are still in the running” may be an invitation that no cue knows.
  const perhapsMore = hints.livesOn && hints.definite(0);
  if (unchanged && receipt === undefined && request === undefined && !perhapsMore)
    return { label: 'noise', because: messages.message('unchanged') };
  if (receipt !== undefined && !hints.workArrived) return { label: 'received', because: says(receipt) };
  if (hints.farewell && request === undefined)
    return { label: 'rejected', because: messages.message('farewell') };
  if (hints.linked === true && hints.asks && !unchanged)
    return { label: 'info-request', because: messages.message('asks') };
  if (hints.linked === false) return { label: 'noise', because: messages.message('aboutNone') };
  return { label: 'abstain', because: messages.message('nothingFound') };
}
