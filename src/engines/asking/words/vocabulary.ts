import { askingWords } from '#engines/lexicon/index.ts';
import { tokensOf } from './tokens.ts';

/** What each phrase of questions stands for, by its words in the singular with a blank between. */
const notions = new Map<string, Set<string>>();
let longest = 1;
for (const [words, notion] of askingWords) {
  const tokens = tokensOf(words);
  const key = tokens.map(({ word }) => word).join(' ');
  notions.set(key, (notions.get(key) ?? new Set()).add(notion));
  longest = Math.max(longest, tokens.length);
}

const NONE: ReadonlySet<string> = new Set();

/** How many words the longest phrase has. */
export const longestPhrase = longest;

/** What a phrase of words in the singular stands for; nothing for one that is not known. */
export const notionsOf = (words: readonly string[]): ReadonlySet<string> =>
  notions.get(words.join(' ')) ?? NONE;

/** Words of one letter more, less or another, or two that changed places, are near; those of under five letters never are. */
export function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let first = 0;
  while (first < short.length && short[first] === long[first]) first += 1;
  if (short.slice(first) === long.slice(first + 1)) return true;
  if (short.length !== long.length) return false;
  if (short.slice(first + 1) === long.slice(first + 1)) return true;
  return (
    short[first] === long[first + 1] &&
    short[first + 1] === long[first] &&
    short.slice(first + 2) === long.slice(first + 2)
  );
}

const LEAST_LETTERS = 6;
const singles = [...notions.keys()].filter((key) => !key.includes(' ') && key.length >= LEAST_LETTERS);

/** The one word of questions that a mistyped word of six letters or more is near to; null for none, and where it might be several. */
export function meantBy(word: string): string | null {
  if (word.length < LEAST_LETTERS - 1 || !/^[a-z]+$/.test(word)) return null;
  const near = singles.filter((single) => isNear(word, single));
  return near.length === 1 ? (near[0] ?? null) : null;
}
