import type { ApplicationCard, ApplicationState } from '#contract/career/applications.ts';
import { text } from './messages.ts';

const STATES: Readonly<Record<ApplicationState, () => string>> = {
  found: () => text('stateFound'),
  matched: () => text('stateMatched'),
  prepared: () => text('statePrepared'),
  needs_you: () => text('stateNeedsYou'),
  waiting: () => text('stateWaiting'),
  approved: () => text('stateApproved'),
  sending: () => text('stateSending'),
  unknown: () => text('stateUnknown'),
  handed_over: () => text('stateHandedOver'),
  applied: () => text('stateSent'),
  interviewing: () => text('stateInterviewing'),
  offer: () => text('stateOffer'),
  rejected: () => text('stateRejected'),
  skipped: () => text('stateSkipped'),
  expired: () => text('expired'),
  withdrawn: () => text('stateWithdrawn'),
  stopped: () => text('stateStopped'),
  failed: () => text('stateFailed'),
};

/** The same while a dry run is approved or going on. */
const DRY_RUN: Readonly<Partial<Record<ApplicationState, () => string>>> = {
  approved: () => text('stateDryRunApproved'),
  sending: () => text('stateDryRun'),
};

/** A short phrase for a state, for a trail's accessible name and for lists: "Prepared, waiting for you". */
export const stateWords = (state: ApplicationState, isDryRun = false): string =>
  ((isDryRun ? DRY_RUN[state] : undefined) ?? STATES[state])();

const MOVES: Readonly<Partial<Record<ApplicationState, () => string>>> = {
  waiting: () => text('moveReview'),
  needs_you: () => text('moveAnswer'),
  handed_over: () => text('moveSend'),
  unknown: () => text('moveTell'),
};

/** What the person does about an application that waits for them, as the word on its button; null when nothing. */
export const yourMove = (state: ApplicationState): string | null => MOVES[state]?.() ?? null;

/** What was prepared, as a sentence: "Resume, cover letter and 14 answers." */
export function preparedWords({
  answers,
  has_letter,
}: Pick<ApplicationCard, 'answers' | 'has_letter'>): string {
  if (answers === 0) return has_letter ? text('cvAndLetter') : text('cv');
  return has_letter ? text('cvLetterAndAnswers', { answers }) : text('cvAndAnswers', { answers });
}
