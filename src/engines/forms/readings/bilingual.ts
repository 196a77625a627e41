import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { fold } from '#engines/text/index.ts';

/** Words that only one of the two languages has, as they stand in questions and choices. */
const ENGLISH = wordFor('language: english', 'g');
const FRENCH = wordFor('language: french', 'g');
const ACCENT = /[àâçèéêëîïôùûœ]/giu;

/** The language a text is in by `least` words more than of the other; null where its words do not tell. */
function languageOf(text: string, least = 1): 'en' | 'fr' | null {
  const plain = fold(text).replaceAll(/['’]/g, ' ');
  const english = [...plain.matchAll(ENGLISH)].length;
  const french = [...plain.matchAll(FRENCH)].length + [...text.matchAll(ACCENT)].length;
  return Math.abs(english - french) < least ? null : english > french ? 'en' : 'fr';
}

const STROKE = /\s+[/|]\s+|\s*\n\s*/;
const NEXT_SENTENCE = /(?<=[?!.:])\s+(?=["“«¿]?\p{Lu})/u;

/** The English half of a text that says the same in French and in English, whichever comes first; null for any other. */
function englishHalf(text: string): string | null {
  for (const between of [STROKE, NEXT_SENTENCE]) {
    const [one = '', other = '', more] = text.trim().split(between);
    if (more !== undefined || other === '') continue;
    // A sentence before a question need not be its translation: one word is too little to take it for that.
    const least = between === NEXT_SENTENCE ? 2 : 1;
    const languages = [languageOf(one, least), languageOf(other, least)];
    if (languages[0] === 'fr' && languages[1] === 'en') return other.trim();
    if (languages[0] === 'en' && languages[1] === 'fr') return one.trim();
  }
  return null;
}

/** The English of choices that stand in both languages, "Oui / Yes"; a choice without a stroke is the same in both. Null for others. */
function englishChoices(labels: readonly string[]): string[] | null {
  const halves = labels.map((label) => label.split(STROKE));
  const both = halves.filter(({ length }) => length === 2);
  if (both.length < 2 || halves.some(({ length }) => length > 2)) return null;
  const [left, right] = [0, 1].map((at) => languageOf(both.map((half) => half[at]).join(' ')));
  const english = left === 'fr' && right === 'en' ? 1 : left === 'en' && right === 'fr' ? 0 : null;
  return english === null ? null : halves.map((half) => (half[english] ?? half[0] ?? '').trim());
}

/**
 * A question that stands in French and in English beside each other as its English half, with its choices, their values untouched;
 * null where it does not: two things that a stroke parts ("CAP / BEP") are not one in two languages.
 */
export function inOneLanguage(question: FormQuestion): FormQuestion | null {
  const label = englishHalf(question.label);
  const choices = englishChoices(question.options.map((option) => option.label));
  if (label === null && choices === null) return null;
  return {
    ...question,
    label: label ?? question.label,
    options:
      choices === null
        ? question.options
        : question.options.map((option, at) => ({ ...option, label: choices[at] ?? option.label })),
  };
}
