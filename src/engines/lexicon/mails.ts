import { patternOf } from './notions.ts';
import { entriesOf, wordsByValue, type TableName } from './rows.ts';

const patternsOf = (table: TableName): ReadonlyMap<string, readonly string[]> =>
  new Map([...wordsByValue(entriesOf(table))].map(([value, words]) => [value, words.map(patternOf)]));

/** What words of employers' mails stand for: each notion with the words that carry it, as patterns of folded text. */
export const mailNotions = patternsOf('mail-notions');

/** The classes of words that rules about mails name: those notions, and words that nothing is learned from. */
export const mailWords: ReadonlyMap<string, readonly string[]> = new Map([
  ...mailNotions,
  ...patternsOf('mail-words'),
]);
