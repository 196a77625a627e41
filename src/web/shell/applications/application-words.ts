import type { ApplicationCard, ApplicationState } from '#contract/career/applications.ts';
import { text } from './messages.ts';

const MOVES: Readonly<Partial<Record<ApplicationState, () => string>>> = {
  waiting: () => text('moveReview'),
  needs_you: () => text('moveAnswer'),
  handed_over: () => text('moveSend'),
  unknown: () => text('moveTell'),
};

/** What the person does about an application that waits for them, as the word on its button; null when nothing. */
export const yourMove = (state: ApplicationState): string | null => MOVES[state]?.() ?? null;

/** What was prepared, in words: "CV, letter and 14 answers". */
export function preparedWords({
  answers,
  has_letter,
}: Pick<ApplicationCard, 'answers' | 'has_letter'>): string {
  if (answers === 0) return has_letter ? text('cvAndLetter') : text('cv');
  return has_letter ? text('cvLetterAndAnswers', { answers }) : text('cvAndAnswers', { answers });
}

/** A count in a sentence: a word up to ten, digits above. */
export const numberWord = (count: number): string => text('numberWithin', { count });

/** The same at the start of a sentence. */
export const numberWordFirst = (count: number): string => text('numberFirst', { count });
