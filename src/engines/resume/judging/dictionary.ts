/** What tells whether a word is spelled right; `suggest` gives the one word that was meant, null when there is no telling. */
export interface Dictionary {
  suggest: (word: string) => string | null;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzàâçéèêëîïôûùü';
const VOWELS = 'aeiou';
/** Shorter words are one letter away from too many others. */
const SHORTEST_EDITED = 6;

/** The ways a hand slips, commonest first; the first letter is hardly ever the wrong one. */
const SLIPS: readonly ((word: string) => string[])[] = [
  (word) =>
    Array.from({ length: word.length - 2 }, (_, index) => {
      const at = index + 1;
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    }),
  (word) =>
    Array.from({ length: word.length - 2 }, (_, index) => index + 1)
      .filter((at) => VOWELS.includes(word.charAt(at)))
      .flatMap((at) => Array.from(VOWELS, (vowel) => word.slice(0, at) + vowel + word.slice(at + 1))),
  (word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2)),
  (word) =>
    Array.from({ length: word.length - 1 }, (_, at) => at + 1).flatMap((at) =>
      Array.from(LETTERS, (letter) => word.slice(0, at) + letter + word.slice(at)),
    ),
];

/**
 * A dictionary of lists of words in lower case. A word of any list is right; one of none, of six letters or more, is taken
 * for the one listed word from which a slip leads to it: two letters swapped, a wrong vowel, one too many, one missing.
 */
export function dictionaryOf(lists: readonly ReadonlySet<string>[]): Dictionary {
  const knows = (word: string): boolean => lists.some((list) => list.has(word));
  return {
    suggest: (word) => {
      if (word.length < SHORTEST_EDITED || knows(word)) return null;
      for (const slip of SLIPS) {
        const meant = [...new Set(slip(word))].filter((one) => one !== word && knows(one));
        if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null;
      }
      return null;
    },
  };
}
