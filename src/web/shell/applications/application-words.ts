import { counted } from '#engines/text/index.ts';
import type { ApplicationCard, ApplicationState } from '#contract/career/applications.ts';

const MOVES: Readonly<Partial<Record<ApplicationState, string>>> = {
  waiting: 'Review',
  needs_you: 'Answer',
  handed_over: 'Open and send',
  unknown: 'Tell me',
};

/** What the person does about an application that waits for them, as the word on its button; null when nothing. */
export const yourMove = (state: ApplicationState): string | null => MOVES[state] ?? null;

/** What was prepared, in words: "CV, letter and 14 answers". */
export function preparedWords({
  answers,
  has_letter,
}: Pick<ApplicationCard, 'answers' | 'has_letter'>): string {
  const given = counted(answers, 'answer');
  if (answers === 0) return has_letter ? 'CV and letter' : 'CV';
  return has_letter ? `CV, letter and ${given}` : `CV and ${given}`;
}

const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** A count in a sentence: a word up to ten, digits above. */
export function numberWord(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

/** The same at the start of a sentence. */
export function numberWordFirst(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
