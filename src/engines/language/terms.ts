import { STOP_WORDS, words } from '#engines/text/index.ts';
import { stem } from './stems.ts';

/** The stems of the words that carry meaning, in order: English and French function words are left out. */
export function terms(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word) && (word.length > 1 || /[cr\d]/.test(word)))
    .map(stem);
}
