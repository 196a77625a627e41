import type { FormQuestion } from '#contract/career/form.ts';
import { questionShortForms } from '#engines/lexicon/index.ts';

/** A word of letters with the full stop that shortens it, where the sentence goes on behind it. */
const WORD = /(?<![\p{L}\d'’.-])(\p{L}{2,6})(?![\p{L}\d'’])(?:\.(?=\s*[\p{Ll}\d,);])|\.(?=$))?/gu;

/** A text all in capitals, in which these say nothing: "YRS EXP". */
const SHOUTED = /^(?=.*\p{Lu}{2}.*\s.*\p{Lu}{2})[^\p{Ll}]+$/u;
/** Verbs that have lost the apostrophe of their "not". */
const NOT = /(?<!\p{L})(do|does|did|is|are|was|were|have|has|had|wo|ca|would|could|should)nt(?!\p{L})/giu;

/** French has a word of its own that is written like one of them: "la langue dont vous parlez". */
const FRENCH = /(?<!\p{L})(vous|votre|vos|tu|des|les|une?|est|du|la)(?!\p{L})/iu;

/** "With", shortened by a stroke: "w/o visa", "w/in 2 wks", "w/ team". */
const WITH = /(?<![\p{L}\d])w\/(?:(in|out|o)(?![\p{L}\d])|(?=\s?\p{L}))/giu;
const withInFull = (text: string): string =>
  text.replace(WITH, (_, rest: string | undefined) =>
    rest === undefined ? 'with ' : rest.toLowerCase() === 'in' ? 'within' : 'without',
  );

/** The number of something, which is shortened to a word of its own: "Licence no.", "Permis n°". */
const NUMBER =
  /(?<=\p{L}[\p{L}’']*\s)(?:no|nr|n)[.°º](?=\s*[*:]?\s*$)|(?<=\p{L}\s?)#(?=\s*[*:]?\s*$)|(?<=^\s*)(?:n[°º]|no\.?|nr\.?|#)(?=\s+(?:d['’]|(?:d[eu]|des|of)(?!\p{L})))/iu;

/** A text with its short forms in full: "min. 7 yrs" is "minimum 7 years", "dont" is "don't". What stands in capitals among other words is a name: "SAT". */
export const inFull = (text: string): string =>
  withInFull(SHOUTED.test(text) ? text.toLowerCase() : text)
    .replace(NUMBER, FRENCH.test(text) ? 'numéro' : 'number')
    .replace(NOT, (written, verb: string) =>
      /^do$/i.test(verb) && FRENCH.test(text) ? written : `${verb}n't`,
    )
    .replace(WORD, (written, word: string) => {
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
