import { ENGLISH_FUNCTION_WORDS, FRENCH_FUNCTION_WORDS } from '#engines/text/index.ts';
import type { Word } from './words.ts';

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
