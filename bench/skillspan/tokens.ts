import {
  AUXILIARIES,
  BREAKS,
  CONJUNCTIONS,
  DETERMINERS,
  KNOWING,
  PRAISE,
  PREPOSITIONS,
  PRONOUNS,
} from './classes.data.ts';
import { VERBS } from './verbs.data.ts';

export type WordClass =
  | 'mark'
  | 'to'
  | 'determiner'
  | 'preposition'
  | 'pronoun'
  | 'auxiliary'
  | 'conjunction'
  | 'break'
  | 'praise'
  | 'knowing'
  | 'verb'
  | 'gerund'
  | 'adverb'
  | 'word';

/** Places of a phrase among the tokens of a sentence: from the first up to, not including, the last. */
export type Span = readonly [from: number, to: number];

/** A token of a sentence with what it may be. */
export interface Token {
  raw: string;
  /** Lower case, without the marks around it. */
  word: string;
  kind: WordClass;
  /** A mark after it ends a phrase. */
  closes: boolean;
  /** Something new begins with it: a bracket, a quote, or a capital where the line broke off. */
  opens: boolean;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

// The first class that has a word wins.
const CLASSES: readonly (readonly [WordClass, ReadonlySet<string>])[] = [
  ['determiner', listed(DETERMINERS)],
  ['preposition', listed(PREPOSITIONS)],
  ['pronoun', listed(PRONOUNS)],
  ['auxiliary', listed(AUXILIARIES)],
  ['conjunction', listed(CONJUNCTIONS)],
  ['break', listed(BREAKS)],
  ['praise', listed(PRAISE)],
  ['knowing', listed(KNOWING)],
];
const verbs = listed(VERBS);

/** The verb of a word ending in -ing, in its base form; null for another word. */
function verbOfGerund(word: string): string | null {
  if (!word.endsWith('ing') || word.length < 5) return null;
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((base) => verbs.has(base)) ?? null;
}

function classOf(word: string, raw: string): WordClass {
  if (/^<.*>$/.test(raw)) return 'mark';
  if (!/[\p{L}\p{N}]/u.test(raw)) return word === '&' || raw === '&' ? 'conjunction' : 'mark';
  if (word === 'to') return 'to';
  const found = CLASSES.find(([, words]) => words.has(word));
  if (found !== undefined) return found[0];
  if (verbs.has(word)) return 'verb';
  if (verbOfGerund(word) !== null) return 'gerund';
  return word.endsWith('ly') && word.length > 4 ? 'adverb' : 'word';
}

const NEVER_A_NAME: ReadonlySet<WordClass> = new Set([
  'verb',
  'gerund',
  'praise',
  'knowing',
  'determiner',
  'pronoun',
  'adverb',
]);

/** Reads the tokens of a sentence, or of several whose lines were run together, one by one. */
export function readTokens(tokens: readonly string[]): Token[] {
  return tokens.map((raw, place) => {
    const word = raw
      .toLowerCase()
      .replace(/^[^\p{L}\p{N}.]+/u, '')
      .replace(/[^\p{L}\p{N}+#]+$/u, '');
    const kind = classOf(word, raw);
    const isCapital = /^\p{Lu}\p{Ll}/u.test(raw) && /^\p{Ll}/u.test(tokens[place - 1] ?? '');
    return {
      raw,
      word,
      kind,
      closes: /[.;:!?)\]]["”’']?$/.test(raw) && /[\p{L}\p{N}]/u.test(raw),
      opens: /^[([“"]/.test(raw) || (isCapital && NEVER_A_NAME.has(kind)),
    };
  });
}

/** Whether a sentence ends with a token. */
export const endsSentence = ({ raw, closes }: Token): boolean =>
  (closes && /[.!?]$/.test(raw)) || raw === '.';

/** Whether an employer speaks of itself. */
export const isOurs = ({ word }: Token): boolean => /^(?:we|our|us|we're|we've)$/.test(word);
