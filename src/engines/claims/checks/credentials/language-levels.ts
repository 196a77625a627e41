import { hasPhrase, spaced } from '#engines/claims/language/words.ts';
import { languageLevels, spokenLanguages } from '#engines/lexicon/index.ts';

/** Each language by its names in English and French, folded. */
export const names = spokenLanguages.map(({ words }) => words);

/** The highest level that a folded text tells, by its place in the list of levels; -1 where it tells none. */
export const levelIn = (text: string): number => levelOf(text.replace(/(?<=\p{L}{3})s\b/gu, ''), text);
function levelOf(...texts: string[]): number {
  const ways = texts.map(spaced);
  return languageLevels.findLastIndex((levels) =>
    levels.some((level) => ways.some((text) => hasPhrase(text, level))),
  );
}

/** All languages that a folded text names, by their places in the list. */
export function languagesIn(folded: string): number[] {
  // "L'anglais" names it too.
  const text = spaced(folded.replace(/\b[dl]'/g, ''));
  return names.flatMap((forms, at) => (forms.some((name) => hasPhrase(text, name)) ? [at] : []));
}
