import { fold } from '#engines/text/index.ts';

/** A word of a text with its place in it. */
export interface Word {
  /** As written. */
  raw: string;
  /** Folded, without an elided article or a possessive. */
  word: string;
  /** Its meaning-bearing root; see `stem`. */
  stem: string;
  start: number;
  end: number;
  /** Whether it opens its sentence. */
  first: boolean;
}

/** A word without its ending, so that forms of one word meet ("welder", "welding", "weld"; "dirigé", "dirige"). */
export type Stemmer = (word: string) => string;

// A number joined to a word by a hyphen ("34-bed") is a word of its own.
const WORD = /\p{N}+(?:[.,]\p{N}+)*(?=-\p{L})|[\p{L}\p{N}]+(?:[-.'’/&][\p{L}\p{N}]+)*(?:[+#]+|%)?/gu;
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=.)/;

/** The words of a text in order. "C++", "P.Eng", "sous-chef" and "3.5" stay whole, "l'hôpital" is "hopital", "d'une" is "une". */
export function wordsOf(text: string, stem: Stemmer): Word[] {
  const found: Word[] = [];
  let from = 0;
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const word = fold(raw).replace(ELIDED, '').replace(/'s$/, '').replace(/\.$/, '');
    const first = index === 0 || /[.!?:]\s*["'«(]*\s*$/.test(text.slice(Math.max(from, index - 6), index));
    found.push({ raw, word, stem: stem(word), start: index, end: index + raw.length, first });
    from = index + raw.length;
  }
  return found;
}

/** A folded text as its words with one space around each, ready for `hasPhrase`. */
export const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `;

/** Whether a text, as `spaced` gives it, has a phrase as whole words. */
export const hasPhrase = (text: string, phrase: string): boolean => text.includes(` ${phrase} `);
