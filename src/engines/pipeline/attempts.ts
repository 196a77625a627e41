import type { AttemptState } from '#contract/career/applications.ts';

const NEXT: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  intent: ['armed', 'abandoned'],
  // `abandoned` from here on only with proof that nothing left the house, or by the person's word.
  armed: ['sent', 'unknown', 'abandoned'],
  sent: ['confirmed'],
  unknown: ['sent', 'confirmed', 'abandoned'],
  confirmed: [],
  abandoned: [],
};

/** Whether the journal of one attempt to send may move from `from` to `to`. */
export const canMoveAttempt = (from: AttemptState, to: AttemptState): boolean => NEXT[from].includes(to);

/** How a board lets us learn what became of a click: by repeating a key, by looking it up, or not at all. */
export type RecoveryKind = 'keyed' | 'lookup' | 'opaque';

/** What is known about an attempt when the work is taken up again; times in milliseconds since the epoch. */
export interface RecoveryFacts {
  nowMs: number;
  armedAtMs: number | null;
  /** The connection was refused before any byte, or the page refused the form: certainly not sent. */
  provenNotSent: boolean;
  /** The board lists the application, or the employer's mail confirmed it. */
  provenSent: boolean;
  /** The times at which the board was asked and did not know the application. */
  absentAtMs: readonly number[];
}

export type RecoveryStep =
  | 'run_again'
  | 'resend_same_key'
  | 'look'
  | 'wait_for_mail'
  | 'ask_person'
  | 'finish_books'
  | 'nothing';

/** Milliseconds between the two looks that together prove an absence. */
export const LOOK_APART_MS = 10 * 60_000;

/** Milliseconds to wait for a confirmation mail before the person is asked. */
export const MAIL_WAIT_MS = 24 * 3_600_000;

function afterArmed(kind: RecoveryKind, facts: RecoveryFacts): RecoveryStep {
  if (facts.provenSent) return 'finish_books';
  if (facts.provenNotSent) return 'run_again';
  if (kind === 'keyed') return 'resend_same_key';
  if (kind === 'lookup') {
    const looks = facts.absentAtMs;
    const apart = looks.length < 2 ? 0 : Math.max(...looks) - Math.min(...looks);
    return apart >= LOOK_APART_MS ? 'run_again' : 'look';
  }
  // Without a time the wait cannot be measured, so the person is asked at once.
  if (facts.armedAtMs === null) return 'ask_person';
  return facts.nowMs - facts.armedAtMs < MAIL_WAIT_MS ? 'wait_for_mail' : 'ask_person';
}

/**
 * What recovery does with an attempt found open after a crash. `run_again` means: abandon this attempt and go back to
 * `approved` for a new one; it is never the answer once the click may have happened and nothing proves otherwise.
 */
export function afterCrash(state: AttemptState, kind: RecoveryKind, facts: RecoveryFacts): RecoveryStep {
  if (state === 'intent') return 'run_again';
  if (state === 'sent') return 'finish_books';
  return state === 'armed' || state === 'unknown' ? afterArmed(kind, facts) : 'nothing';
}
