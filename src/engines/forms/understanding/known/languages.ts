import { anyWordOf, spokenLanguages } from '#engines/lexicon/index.ts';

/** A person speaks Mandarin or Cantonese, which forms call Chinese; signing is asked for in words of its own. */
const NOT_ASKED = new Set(['zh', 'asl', 'lsq']);

/** Languages people are asked about: a pattern over plain labels, and the English name. */
export const LANGUAGES: readonly (readonly [pattern: RegExp, name: string])[] = spokenLanguages
  .filter(({ code }) => !NOT_ASKED.has(code))
  .map(({ name, words }) => [anyWordOf(words), name]);
