import { isGeneric, isCourtesy, isListed, isNeutral, isReach } from '#engines/claims/lexicon/lexicon.ts';
import { replaced } from './shorthand.ts';
import type { Tidied } from './shorthand.ts';
import { numberWords, stem } from '#engines/language/index.ts';
import { wordsOf } from './words.ts';
import type { Word } from './words.ts';

/** Letters of a short form and how many more its word must have. */
const LEAST = 3;
const LEAST_WITH_STOP = 2;
const MOST = 7;
const LEAST_LEFT_OUT = 2;

const isSubsequence = (short: string, word: string): boolean => {
  let from = 0;
  for (const letter of short) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
};

const VOWELS = /[aeiouy]/g;
const consonantsIn = (word: string): number => word.replace(VOWELS, '').length;

/**
 * Whether letters are a short form of a word: its beginning, cut before a vowel or with a full stop after it, or its letters
 * in order from the first to the last with vowels left out ("hyg" of "hygienist", "mgr" of "manager", "fcst" of "forecast").
 */
function isShortFor(short: string, word: string, isStopped: boolean): boolean {
  if (word.length < short.length + LEAST_LEFT_OUT || short[0] !== word[0]) return false;
  const bare = short.length > LEAST ? short.replace(/s$/, '') : short;
  if (word.startsWith(bare) && bare.length >= (isStopped ? LEAST_WITH_STOP : LEAST))
    return isStopped || (/[^aeiouy]$/.test(bare) && /^[aeiouy]/.test(word.slice(bare.length)));
  // Who leaves letters out keeps most of those that tell a word from another.
  if (consonantsIn(short) * 2 < consonantsIn(word)) return false;
  const left = word.match(VOWELS)?.length ?? 0;
  const kept = short.slice(1).match(VOWELS)?.length ?? 0;
  return (
    kept <= (left > 2 && short.length > LEAST ? 1 : 0) &&
    kept < left &&
    short.at(-1) === word.at(-1) &&
    isSubsequence(short, word)
  );
}

/** Whether a word of a text may be a short form: it is no word that is known, no name in capitals and no number. */
const mayBeShort = ({ word, raw }: Word, isStopped: boolean): boolean =>
  word.length >= (isStopped ? LEAST_WITH_STOP : LEAST - 1) &&
  word.length <= MOST &&
  /^\p{L}\p{Ll}+$/u.test(raw.replace(/^[\p{L}]{1,2}['’]/u, '')) &&
  !isNeutral(word) &&
  !numberWords.has(word) &&
  !isReach(word) &&
  !isCourtesy(word) &&
  !isGeneric(word) &&
  (isStopped || !isListed(word));

/** Whether words are forms and kin of one. */
const areAlike = (words: readonly Word[]): boolean =>
  words.every(
    (one) => one.stem === words[0]?.stem || one.word.slice(0, ALIKE) === words[0]?.word.slice(0, ALIKE),
  );
const ALIKE = 5;

/** Whether a word stands in some value beside a word that the short form stands beside. */
const isBeside = (
  word: Word,
  [before, after]: readonly (string | undefined)[],
  facts: readonly { words: readonly Word[] }[],
): boolean =>
  facts.some(({ words }) =>
    words.some(
      (own, at) =>
        own.word === word.word &&
        ((before !== undefined && words[at - 1]?.word === before) ||
          (after !== undefined && words[at + 1]?.word === after)),
    ),
  );

/** A text with the short forms of words that some values have in full: "Hyg. dent." where they say "Hygiéniste dentaire". */
export function spelledOut(read: Tidied, facts: readonly { words: readonly Word[] }[]): Tidied {
  const words = wordsOf(read.text, stem);
  let known: Map<string, Word> | null = null;
  return replaced(
    read,
    words.flatMap((word, at) => {
      const isStopped =
        read.text[word.end] === '.' && /^\.\s*(?:$|[\p{Ll}\d,;:()–+&-])/u.test(read.text.slice(word.end));
      if (!mayBeShort(word, isStopped)) return [];
      known ??= new Map(
        facts.flatMap((fact) =>
          fact.words.filter((own) => !isNeutral(own.word)).map((own) => [own.word, own] as const),
        ),
      );
      if (known.has(word.word) || known.has(word.word.replace(/s$/, ''))) return [];
      const full = [...known.values()].filter((own) => isShortFor(word.word, own.word, isStopped));
      const beside = [words[at - 1]?.word, words[at + 1]?.word];
      const first = areAlike(full) ? full[0] : full.find((own) => isBeside(own, beside, facts));
      if (first === undefined) return [];
      const start = word.end - word.word.length;
      return [{ start, end: word.end + (isStopped ? 1 : 0), by: first.word }];
    }),
  );
}
