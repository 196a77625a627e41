import { ENGLISH_FUNCTION_WORDS, FRENCH_FUNCTION_WORDS } from './stop-words.data.ts';
import { words } from './tokens.ts';

const FRENCH_LETTERS = /[éèêàçùâîôûœ]/giu;
const SAMPLE_CHARACTERS = 20_000;

/** The language of a text by its function words and accents; English when nothing tells. Reads the first 20,000 characters. */
export function guessLanguage(text: string): 'en' | 'fr' {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let english = 0;
  let french = 0;
  for (const word of words(sample)) {
    const inEnglish = ENGLISH_FUNCTION_WORDS.has(word);
    const inFrench = FRENCH_FUNCTION_WORDS.has(word);
    if (inEnglish && !inFrench) english += 1;
    if (inFrench && !inEnglish) french += 1;
  }
  french += Array.from(sample.matchAll(FRENCH_LETTERS)).length / 4;
  return french > english ? 'fr' : 'en';
}
