import type { FormPlan, FormQuestion } from '#contract/career/form.ts';
import { NO, YES } from './kept-answers.data.ts';
import { text } from './messages.ts';

export type AskedQuestion = FormPlan['ask'][number];

/** What is chosen or typed for each question, by its key. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** How a question is put: a few choices in sight, a list, boxes, a day, a number, one line or several. */
export type AnswerControl = 'choices' | 'list' | 'boxes' | 'date' | 'number' | 'line' | 'lines' | 'none';

/** Above so many choices they become a list. */
const MOST_IN_SIGHT = 7;

const yesNo = () => [
  { value: YES, label: text('yes') },
  { value: NO, label: text('no') },
];

/** The control a question is answered with; `none` when it takes a file, which an answer cannot give. */
export function controlOf({ kind, options }: Pick<FormQuestion, 'kind' | 'options'>): AnswerControl {
  if (kind === 'file') return 'none';
  if (kind === 'multi' && options.length > 0) return 'boxes';
  if (options.length > 0) return options.length > MOST_IN_SIGHT ? 'list' : 'choices';
  if (kind === 'boolean' || kind === 'consent') return 'choices';
  if (kind === 'date') return 'date';
  if (kind === 'number') return 'number';
  return kind === 'long' ? 'lines' : 'line';
}

/** The choices of a question; yes and no where it has none of its own. The words are what is kept, not a board's codes. */
export function choicesOf({ options }: Pick<FormQuestion, 'options'>): { value: string; label: string }[] {
  return options.length === 0 ? yesNo() : options.map(({ label }) => ({ value: label, label }));
}

/** Several words as one answer; where a word holds a separator itself, the board's values stand for them. */
function joined(chosen: readonly string[], options: FormQuestion['options']): string {
  if (chosen.every((label) => !/[;,\n]/.test(label))) return chosen.join('; ');
  return options
    .filter(({ label }) => chosen.includes(label))
    .map(({ value }) => value)
    .join('; ');
}

/** What is sent: one text for each answered question. Unanswered ones are left out. */
export function answersToSend(
  questions: readonly AskedQuestion[],
  answers: Answers,
): { key: string; value: string }[] {
  return questions.flatMap((question) => {
    const chosen = (answers[question.key] ?? []).filter((value) => value.trim() !== '');
    if (chosen.length === 0) return [];
    const value = controlOf(question) === 'boxes' ? joined(chosen, question.options) : (chosen[0] ?? '');
    return [{ key: question.key, value: value.trim() }];
  });
}

/** The questions that must be answered and are not. */
export function unanswered(questions: readonly AskedQuestion[], answers: Answers): string[] {
  const given = new Set(answersToSend(questions, answers).map(({ key }) => key));
  return questions
    .filter((question) => question.required && controlOf(question) !== 'none' && !given.has(question.key))
    .map(({ key }) => key);
}
