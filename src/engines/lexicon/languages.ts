import { entriesOf, wordsByValue, wordsOf } from './rows.ts';

/** A language that people speak. */
export interface SpokenLanguage {
  /** ISO 639, of two letters where there is one. */
  code: string;
  /** Its English name, capitalised. */
  name: string;
  /** Folded names, in English, French and some other languages, with their feminine and plural. */
  words: readonly string[];
}

const capitalised = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** Languages in the order in which they are met: the two of Canada first. */
export const spokenLanguages: readonly SpokenLanguage[] = [...wordsByValue(entriesOf('languages'))].map(
  ([code, words]) => ({ code, name: capitalised(words[0] ?? ''), words }),
);

/** A pattern of some words, each whole. Matched against folded text. */
export const anyWordOf = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})\\b`, 'u');

/** All names of languages, folded. */
export const languageNames: ReadonlySet<string> = wordsOf('languages');

/** Small words of texts by language: each with the languages (ISO 639-1) it is one of. */
export const functionWords: ReadonlyMap<string, readonly string[]> = (() => {
  const byWord = new Map<string, string[]>();
  for (const { word, language } of entriesOf('function-words'))
    byWord.set(word, [...(byWord.get(word) ?? []), language]);
  return byWord;
})();
