import { ENGLISH_FUNCTION_WORDS, FRENCH_FUNCTION_WORDS } from '#engines/text/index.ts';
import type { Word } from './words.ts';

/** Whether two texts are told in two languages: the words of one say little of those of the other. */
export function isAcross(one: readonly Word[], other: readonly Word[]): boolean {
  const [own, theirs] = [languageOf(one), languageOf(other)];
  return own !== '' && theirs !== '' && own !== theirs;
}

/** The language of a text by its function words; "" where they do not tell. */
export function languageOf(words: readonly Word[]): 'en' | 'fr' | '' {
  let lead = 0;
  for (const { word, raw } of words) {
    const inEnglish = ENGLISH_FUNCTION_WORDS.has(word);
    const inFrench = FRENCH_FUNCTION_WORDS.has(word) || /^(?:[dljnsc]|qu)['’]./i.test(raw);
    if (inEnglish !== inFrench) lead += inEnglish ? 1 : -1;
    else if (!inEnglish && /[éèêëàâçîïôûùœ]/i.test(raw)) lead -= 0.5;
  }
  return lead > 0 ? 'en' : lead < 0 ? 'fr' : '';
}
