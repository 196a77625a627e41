import type { FormQuestion } from '#contract/career/form.ts';
import { SO_LONG } from './bare-labels.data.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** What a question leaves out where it begins with its participle, in words that ask it whole, and the other answer that shows it. */
const BEGINNINGS: readonly (readonly [begins: RegExp, whole: string, other?: string])[] = [
  [/^(?=(?:ever|already|previously) \p{L})/iu, 'Have you '],
  [/^(?=(?:worked|applied) (?:with|for|at|to|here)(?!\p{L}))/iu, 'Have you '],
  [/^(?=got [\p{L}\d])/iu, 'Have you '],
  [/^déjà (?=\p{L}+é(?!\p{L}))/iu, 'Avez-vous déjà '],
  // "Jamais travaillé ici?" asks whether one ever did where "jamais" is the other answer.
  [/^jamais (?=\p{L}+é(?!\p{L}))/iu, 'Avez-vous déjà ', 'jamais'],
];

/** What somebody did or has, in a question that another one points back at. */
const DONE =
  /^(?:have|did|do|can) you (?:ever |already |currently )?(?:work(?:ed)? (?:with|in|on)|used?|operated?|know|have (?:any )?experience (?:with|in|using|of)) (.{2,60}?)\s*\?/iu;
const HAVE = /^have you (?:ever |already )?(.{3,60}?)\s*\?/iu;

/**
 * A question that points back at the one before it, which stands above it, as a whole one: "How long have you worked with it?" below "Have you
 * worked with SAP?". Null for any other.
 */
export function withAntecedent(question: FormQuestion): FormQuestion | null {
  const label = question.label.trim();
  const before = (question.section ?? '').split(' / ').at(-1)?.trim() ?? '';
  if (!/\?[\s*]*$/.test(before) || before === label) return null;
  const thing = DONE.exec(before)?.[1];
  if (thing !== undefined && /^how (?:long|many years)\b.*\b(?:it|them|that)\s*\?[\s*]*$/iu.test(label))
    return { ...question, label: label.replace(/\b(?:it|them|that)(?=\s*\?[\s*]*$)/iu, () => thing) };
  const done = HAVE.exec(before)?.[1];
  return done !== undefined && /^(?:for )?how (?:long|many years)\s*\?[\s*]*$/iu.test(label)
    ? { ...question, label: SO_LONG.replace('{done}', () => done) }
    : null;
}

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
