import type { SoldThing } from '#contract/localbiz/sales-query.ts';
import { isNear } from './vocabulary.ts';
import { tokensOf } from './tokens.ts';

/** Something with a name in the shop's own books. */
export interface Named<Kind> {
  what: Kind;
  name: string;
}

/** Small words between those that tell one name from another. */
const SMALL = new Set(
  'a an the of de du des la le les l d au aux a et and with avec en in to & - – —'.split(' '),
);
export const isSmall = (word: string): boolean => SMALL.has(word);

/** A name and the words that tell it from others. */
interface Entry<Kind> extends Named<Kind> {
  words: ReadonlySet<string>;
}

/** What a run of words may name. */
export interface Naming<Kind> {
  /** All of its words are there and no other. */
  exact: readonly Named<Kind>[];
  /** The words are some of its own; `weak` where they are under half of them. */
  partly: readonly (Named<Kind> & { weak: boolean })[];
  /** Whether a word was mistyped. */
  mistyped: boolean;
}

export interface Names<Kind> {
  /** What a run of words names, without small words at its ends; null for nothing. */
  named: (words: readonly string[]) => Naming<Kind> | null;
}

const named = <Kind>({ what, name }: Entry<Kind>): Named<Kind> => ({ what, name });

/** The names of a shop's things, to be found by their words in any order, in the plural and with a letter wrong. */
export function namesOf<Kind>(all: readonly Named<Kind>[]): Names<Kind> {
  const entries: Entry<Kind>[] = all.map((one) => ({
    ...one,
    words: new Set(
      tokensOf(one.name)
        .map(({ word }) => word)
        .filter((word) => !isSmall(word)),
    ),
  }));
  const byWord = new Map<string, Entry<Kind>[]>();
  for (const entry of entries)
    for (const word of entry.words) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
  const known = [...byWord.keys()];
  const corrected = new Map<string, string | null>();
  const wordMeant = (word: string): string | null => {
    // "Loaves" are a loaf each.
    const own = [word, word.replace(/ve$/, 'f'), word.replace(/ve$/, 'fe')].find((one) => byWord.has(one));
    if (own !== undefined) return own;
    const before = corrected.get(word);
    if (before !== undefined) return before;
    const near = known.filter((one) => isNear(word, one));
    const meant = near.length === 1 ? (near[0] ?? null) : null;
    corrected.set(word, meant);
    return meant;
  };
  return {
    named: (words) => {
      const significant = words.filter((word) => !isSmall(word));
      const meant = significant.map(wordMeant);
      const [first] = meant;
      if (first === undefined || first === null || meant.includes(null)) return null;
      const asked = new Set(meant);
      const found = (byWord.get(first) ?? []).filter(({ words: own }) =>
        [...asked].every((word) => word !== null && own.has(word)),
      );
      if (found.length === 0) return null;
      return {
        exact: found.filter(({ words: own }) => own.size === asked.size).map(named),
        partly: found
          .filter(({ words: own }) => own.size !== asked.size)
          .map((entry) => ({ ...named(entry), weak: asked.size * 2 < entry.words.size })),
        mistyped: meant.some(
          (word, at) => word !== significant[at] && significant[at]?.endsWith('ve') !== true,
        ),
      };
    },
  };
}

/** A shop's own words: what it sells, its shops and the taxes it charges. */
export interface ShopWords {
  things: readonly Named<SoldThing>[];
  /** By their ids. */
  shops: readonly Named<string>[];
  /** By the names that the files give them. */
  taxes: readonly string[];
}
