import type { FormPlan, FormQuestion } from '#contract/career/form.ts';
import type { GivenAnswer } from '#contract/career/hub/asked-answer.ts';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { type AnswerDraft, type AnswerProblems, readAnswerDraft } from '#web/shell/answers/answer-drafts.ts';
import { NO, YES } from './kept-answers.data.ts';
import { text } from './messages.ts';

export type AskedQuestion = FormPlan['ask'][number];

/** What is chosen or typed for each question, by its key. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** What stands in the fields of each question that a stored answer answers, by its key. */
export type Drafts = Readonly<Record<string, AnswerDraft>>;

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
    if (question.answer !== undefined) return [];
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
    .filter(
      (question) =>
        question.answer === undefined &&
        question.required &&
        controlOf(question) !== 'none' &&
        !given.has(question.key),
    )
    .map(({ key }) => key);
}

/** What a stored answer says to a question that takes a yes, words or a day as they are; null for one that is worked out for each form. */
function asWords(value: AnswerValue): string | null {
  if (value.kind === 'yes_no') return value.yes ? YES : NO;
  if (value.kind === 'text') return value.text;
  return value.kind === 'day' ? value.day : null;
}

/** Whether nothing was filled in. */
const isEmpty = (draft: AnswerDraft = {}): boolean => Object.values(draft).every((written) => written === '');

/**
 * What is sent of the questions that stored answers answer, or what is wrong with their fields, by the question's key. One that may stay
 * unanswered and is empty is left out.
 */
export function storedToSend(
  questions: readonly AskedQuestion[],
  drafts: Drafts,
): { given: GivenAnswer[]; problems: Record<string, AnswerProblems> } {
  const given: GivenAnswer[] = [];
  const problems: Record<string, AnswerProblems> = {};
  for (const { key, answer, required } of questions) {
    if (answer === undefined || (!required && isEmpty(drafts[key]))) continue;
    const read = readAnswerDraft(answer.kind, draftFor(answer, drafts[key]));
    if ('problems' in read) {
      problems[key] = read.problems;
      continue;
    }
    const words = asWords(read.value);
    given.push(words === null ? { key, typed: read.value } : { key, value: words });
  }
  return { given, problems };
}

/** The fields of a question about pay begin with the currency and period it names. */
export const draftFor = (
  { currency, period }: NonNullable<AskedQuestion['answer']>,
  draft: AnswerDraft = {},
): AnswerDraft => ({ ...(currency && { currency }), ...(period && { period }), ...draft });
