import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { stem } from '#engines/language/index.ts';
import { replaced } from './shorthand.ts';
import type { Replacement, Tidied } from './shorthand.ts';
import { wordsOf } from './words.ts';
import type { Word } from './words.ts';

/** Initials as they are written: "SQF", "GD&T", "SOPs". */
const INITIALS = /^\p{Lu}(?:&?\p{Lu}){1,7}s?$/u;
const ELIDED = /^\p{L}{1,2}['’](?=\p{Lu})/u;
/** A word as written without an elided article: "UQTR" of "l'UQTR". */
export const bareOf = ({ raw }: { raw: string }): string => raw.replace(ELIDED, '');
/** Fewer letters are the beginnings of many words; they count only beside their words. */
const LEAST_ALONE = 3;
/** Words that initials leave out. */
const MOST_SHORT = 3;
const MOST_WORDS = 16;
/** What stands between initials and the words in parentheses. */
const BRACKET = ' ('.length;
/** Letters of initials from which on one may have no word of its own: the "R" of "FTIR" is within "infrared". */
const LEAST_WITH_REST = 4;

const lettersOf = (initials: string): string => initials.replace(/s$/, '').replaceAll('&', '').toLowerCase();

/** A part of a word that may begin with a letter of initials, and the place of its word. */
interface Beginning {
  letter: string;
  /** A word that initials mostly leave out; it has a letter of them only in a name: "Université du Québec à Montréal". */
  isShort: boolean;
  isNamed: boolean;
  at: number;
}

/** The parts of words from a place on, as far as the words stand in one phrase. */
function beginningsFrom(text: string, words: readonly Word[], from: number): Beginning[] {
  const found: Beginning[] = [];
  const isNamed = /^\p{Lu}/u.test(bareOf(words[from] ?? { raw: '' }));
  for (let at = from; at < words.length && at < from + MOST_WORDS; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const gap = at === from ? ' ' : text.slice(words[at - 1]?.end ?? 0, word.start);
    const isShort = word.word.length <= MOST_SHORT && isNeutral(word.word);
    // "Des normes, de l'équité, de la santé": a name may list what it is of.
    if (!/^[ -]$/.test(gap) && !(gap === ', ' && isShort)) break;
    for (const part of word.word.split('-')) found.push({ letter: part[0] ?? '', isShort, isNamed, at });
  }
  return found;
}

/** The place behind the last word of the phrase that letters begin one after the other; -1 where none does. */
function spelledUntil(letters: string, parts: readonly Beginning[]): number {
  const [first] = parts;
  if (letters === '') return 0;
  if (first === undefined) return -1;
  if (first.letter === letters[0] && (first.isNamed || !first.isShort)) {
    const rest = spelledUntil(letters.slice(1), parts.slice(1));
    if (rest >= 0) return Math.max(rest, first.at + 1);
  }
  return first.isShort ? spelledUntil(letters, parts.slice(1)) : -1;
}

/** Whether words beside initials are what those stand for in another order, as the other language has them: "PCR (réaction en chaîne par polymérase)". */
function areOfLetters(letters: string, words: readonly Word[]): boolean {
  const left = letters.split('');
  const own = words.filter(({ word }) => !isNeutral(word));
  const isEach = own.every(({ word }) => {
    const at = left.indexOf(word[0] ?? '');
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return isEach && own.length >= LEAST_ALONE && left.length <= (letters.length >= LEAST_WITH_REST ? 1 : 0);
}

/**
 * Initials together with the words that they stand for, where those stand in parentheses right behind them, or they in parentheses right
 * behind those; none where they do not. Initials that the facts have are what is left of both; of others the words, which must spell them to
 * the letter: those are looked at, and the initials add nothing to them.
 */
function besideInitials(text: string, words: readonly Word[], at: number, isKnown: boolean): Replacement[] {
  const initials = words[at];
  if (initials === undefined) return [];
  const raw = bareOf(initials);
  const letters = lettersOf(raw);
  const isOf = (some: readonly Word[]): boolean =>
    some.length > 1 &&
    (spelledUntil(letters, beginningsFrom(text, some, 0)) === some.length ||
      (isKnown && areOfLetters(letters, some)));
  const inside = /^ \(([^()]{5,90})\)/.exec(text.slice(initials.end));
  if (inside !== null) {
    const end = initials.end + inside[0].length;
    const own = words.filter((word) => word.start > initials.end && word.end < end);
    if (!isOf(own)) return [];
    if (isKnown) return [{ start: initials.end - raw.length, end, by: raw }];
    return [
      { start: initials.end - raw.length, end: initials.end + BRACKET, by: '' },
      { start: end - 1, end, by: '' },
    ];
  }
  if (text[initials.start - 1] !== '(' || text[initials.end] !== ')') return [];
  for (let from = at - 2; from >= Math.max(0, at - MOST_WORDS); from -= 1) {
    const own = words.slice(from, at);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined || isNeutral(first.word)) continue;
    if (/[.;:()]/.test(text.slice(first.start, last.end))) break;
    if (!isOf(own)) continue;
    return isKnown
      ? [{ start: first.end - first.word.length, end: initials.end + 1, by: raw }]
      : [{ start: last.end, end: initials.end + 1, by: '' }];
  }
  return [];
}

/** The phrase from a place on whose words begin with the letters of some initials, one after the other. */
function spelledAt(
  text: string,
  words: readonly Word[],
  from: number,
  known: readonly string[],
): Replacement | null {
  const first = words[from];
  if (first === undefined || isNeutral(first.word)) return null;
  const own = known.filter((initials) => {
    const letters = lettersOf(initials);
    return letters.length >= LEAST_ALONE && letters[0] === first.word[0];
  });
  if (own.length === 0) return null;
  const parts = beginningsFrom(text, words, from);
  for (const by of own) {
    const until = spelledUntil(lettersOf(by), parts);
    const last = words[until - 1];
    if (until - from > 1 && last !== undefined)
      return { start: first.end - first.word.length, end: last.end, by };
  }
  return null;
}

/**
 * A text in which names that some values have by their initials stand by them: "Safe Quality Food" where they say "SQF", "PCR (réaction en
 * chaîne par polymérase)" where they say "PCR". What is not spelled to the letter stays as it was.
 */
export function byInitials(read: Tidied, facts: readonly { words: readonly Word[] }[]): Tidied {
  const known = new Set(facts.flatMap(({ words }) => words.map(bareOf).filter((raw) => INITIALS.test(raw))));
  const words = wordsOf(read.text, stem);
  const beside = words.flatMap((word, at) => {
    const raw = bareOf(word);
    return INITIALS.test(raw) ? besideInitials(read.text, words, at, known.has(raw)) : [];
  });
  const spelled =
    known.size === 0
      ? []
      : words.flatMap((word, at) =>
          beside.some(({ start, end }) => start <= word.start && word.end <= end)
            ? []
            : (spelledAt(read.text, words, at, [...known]) ?? []),
        );
  return replaced(
    read,
    [...beside, ...spelled].toSorted((a, b) => a.start - b.start),
  );
}
