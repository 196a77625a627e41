import type { FormQuestion, PlannedField } from '#contract/career/form.ts';
import { type AskedQuestion, controlOf } from './answer-values.ts';
import { NO, YES } from './kept-answers.data.ts';

/** A question of a field as it is put again to be changed. */
export const asAsked = (question: FormQuestion): AskedQuestion => ({ ...question, topic: '', why: '' });

/** A field of the form with its value, or left blank. */
export type StandingField = Pick<PlannedField, 'key'> & Partial<Pick<PlannedField, 'value' | 'display'>>;

/** What stands in the control at first: the value of the field, in the words of its question's choices. */
export function chosenIn(
  { value, display = '' }: Omit<StandingField, 'key'>,
  question: Pick<FormQuestion, 'kind' | 'options'>,
): string[] {
  if (value === undefined) return [];
  const values = Array.isArray(value) ? value : [String(value)];
  const words = question.options.filter((option) => values.includes(option.value)).map(({ label }) => label);
  const control = controlOf(question);
  if (control === 'boxes') return words;
  if (control === 'choices' || control === 'list') {
    const [word = typeof value === 'boolean' ? (value ? YES : NO) : display] = words;
    return [word];
  }
  return [typeof value === 'string' ? value : display];
}
