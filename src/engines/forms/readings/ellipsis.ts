import type { FormQuestion } from '#contract/career/form.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** What a question leaves out where it begins with its participle, in words that ask it whole, and the other answer that shows it. */
const BEGINNINGS: readonly (readonly [begins: RegExp, whole: string, other?: string])[] = [
  [/^(?=(?:ever|already|previously) \p{L})/iu, 'Have you '],
  [/^(?=got [\p{L}\d])/iu, 'Have you '],
  [/^déjà (?=\p{L}+é(?!\p{L}))/iu, 'Avez-vous déjà '],
  // "Jamais travaillé ici?" asks whether one ever did where "jamais" is the other answer.
  [/^jamais (?=\p{L}+é(?!\p{L}))/iu, 'Avez-vous déjà ', 'jamais'],
];

/** A question without its verb, "Ever used it on the job?", with that; null for any other. */
export function withItsVerb(question: FormQuestion): FormQuestion | null {
  const label = question.label.trim();
  if (!/\?\s*$/.test(label)) return null;
  const [begins, whole, other] = BEGINNINGS.find(([words]) => words.test(label)) ?? [];
  if (begins === undefined || whole === undefined) return null;
  const shown = question.options.some(({ label: choice }) => plainLabel(choice) === other);
  if (other !== undefined && !shown) return null;
  const rest = label.replace(begins, '');
  return { ...question, label: `${whole}${rest.charAt(0).toLowerCase()}${rest.slice(1)}` };
}
