import { entriesOf, wordsByValue } from './rows.ts';

const patternOf = (word: string): string => word.replaceAll('*', '\\w*').replaceAll('+', '\\w+');

/** What words of employers' mails stand for: each notion with the words that carry it, as patterns of folded text. */
export const mailNotions: ReadonlyMap<string, readonly string[]> = new Map(
  [...wordsByValue(entriesOf('mail-notions'))].map(([notion, words]) => [notion, words.map(patternOf)]),
);
