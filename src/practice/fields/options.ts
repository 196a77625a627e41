import { optionsByLabel, type Option } from './types.ts';
import type { Question } from '#practice/world/types.ts';

/** Yes and No travel as true and false. */
export function trueOrFalse(question: Question): Option[] {
  const [yes = 'Yes', no = 'No'] = question.options;
  return [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
}

/** The options of a question numbered from its own number. */
export const numbered = (question: Question): Option[] =>
  question.options.map((label, index) => ({
    value: String(Number(question.number.slice(0, 6)) * 100 + index),
    label,
  }));

/** Boards whose yes and no are true and false, and whose other options are numbered. */
export const trueFalseOrNumbered = (question: Question): Option[] =>
  question.kind === 'yes-no' ? trueOrFalse(question) : numbered(question);

/** Boards that send the words, but for yes and no. */
export const trueFalseOrWords = (question: Question): Option[] =>
  question.kind === 'yes-no' ? trueOrFalse(question) : optionsByLabel(question.options);
