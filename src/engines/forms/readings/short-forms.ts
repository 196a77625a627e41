import type { FormQuestion } from '#contract/career/form.ts';
import { questionShortForms } from '#engines/lexicon/index.ts';

/** A word of letters with the full stop that shortens it, where the sentence goes on behind it. */
const WORD = /(?<![\p{L}\d'’.-])(\p{L}{2,6})(?![\p{L}\d'’])(?:\.(?=\s*[\p{Ll}\d,);])|\.(?=$))?/gu;

/** A text with its short forms in full: "min. 7 yrs" is "minimum 7 years". What stands in capitals is a name: "SAT". */
export const inFull = (text: string): string =>
  text.replace(WORD, (written, word: string) => {
    const full = questionShortForms.get(word.toLowerCase());
    return full === undefined || word === word.toUpperCase() ? written : full;
  });

/** A question without short forms in its words and choices, whose values stay; null for one that has none. */
export function withoutShortForms(question: FormQuestion): FormQuestion | null {
  const label = inFull(question.label);
  const options = question.options.map((option) => ({ ...option, label: inFull(option.label) }));
  const changed =
    label !== question.label || options.some((option, at) => option.label !== question.options[at]?.label);
  return changed ? { ...question, label, options } : null;
}
