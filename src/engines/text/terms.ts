import { stem } from '#engines/language/index.ts';
import { STOP_WORDS } from './stop-words.data.ts';
import { words } from './tokens.ts';

/** The stems of the words that carry meaning, in order: English and French function words are left out. */
export function terms(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word) && (word.length > 1 || /[cr\d]/.test(word)))
    .map(stem);
}
