import { entriesOf } from './rows.ts';

/** Words of questions about sales, English and French, folded, with what they stand for; some stand for several things. */
export const askingWords: readonly (readonly [words: string, notion: string])[] = entriesOf(
  'asking-words',
).map(({ word, value }) => [word, value]);
