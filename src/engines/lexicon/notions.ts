import { entriesOf, wordsByValue, type TableName } from './rows.ts';

/** A word of a table as a pattern of folded text: `*`: any letters may stand there, `+`: some do. */
export const patternOf = (word: string): string => word.replaceAll('*', '\\w*').replaceAll('+', '\\w+');

/** The same for text as it is written, with either sign for an apostrophe. */
const writtenPatternOf = (word: string): string =>
  word
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll('+', String.raw`\p{L}+`)
    .replaceAll("'", "['’]");

/** Some words as one pattern, each whole; one that begins with `*` may begin within a word. */
function anyOf(words: readonly string[]): string {
  const whole = words.filter((word) => !word.startsWith('*')).map(patternOf);
  const within = words.filter((word) => word.startsWith('*')).map((word) => patternOf(word.slice(1)));
  const either = [...(whole.length > 0 ? [`\\b(?:${whole.join('|')})`] : []), ...within];
  return String.raw`(?:${either.join('|')})\b`;
}

/** A pattern, and what another one finds as well; with the flags of that one. */
const withAlso = (pattern: string, also: RegExp | string): RegExp =>
  also instanceof RegExp ? new RegExp(`${pattern}|${also.source}`, also.flags) : new RegExp(pattern, also);

/** What the words of a table stand for. */
interface Notions {
  /**
   * A pattern of the words that stand for something, for text as the table writes it; with the flags of another pattern, what that one
   * finds counts as well. Throws where the table has none.
   */
  wordFor: (notion: string, also?: RegExp | string) => RegExp;
  /** The same for text as it is written, whatever its capitals. */
  writtenWordFor: (notion: string, also?: RegExp | string) => RegExp;
  /** A pattern of those words where one of them is all of a text. */
  wordAloneFor: (notion: string) => RegExp;
  /** The source of a pattern of one of them, in their order and without the ends of words, to be put into another. */
  choiceOf: (notion: string) => string;
}

/** The notions of a table, which is read when it is first asked. */
export function notionsOf(table: TableName): Notions {
  let notions: ReadonlyMap<string, readonly string[]> | undefined;
  const wordsFor = (notion: string): readonly string[] => {
    notions ??= wordsByValue(entriesOf(table));
    const words = notions.get(notion);
    if (words === undefined) throw new Error(`No words stand for “${notion}”.`);
    return words;
  };
  const choiceOf = (notion: string): string => `(?:${wordsFor(notion).map(patternOf).join('|')})`;
  return {
    wordFor: (notion, also = '') => withAlso(anyOf(wordsFor(notion)), also),
    writtenWordFor: (notion, also = 'iu') =>
      withAlso(String.raw`(?<!\p{L})(?:${wordsFor(notion).map(writtenPatternOf).join('|')})(?!\p{L})`, also),
    wordAloneFor: (notion) => new RegExp(`^${choiceOf(notion)}$`),
    choiceOf,
  };
}
