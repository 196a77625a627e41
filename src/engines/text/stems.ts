import { STOP_WORDS } from './stop-words.data.ts';
import { words } from './tokens.ts';

const ENDINGS: readonly (readonly [ending: string, put: string, least: number])[] = [
  ['issements', 'i', 3],
  ['issement', 'i', 3],
  ['ations', 'at', 3],
  ['ation', 'at', 3],
  ['ements', '', 4],
  ['ement', '', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['trices', 't', 3],
  ['trice', 't', 3],
  ['teurs', 't', 3],
  ['teur', 't', 3],
  ['euses', '', 3],
  ['euse', '', 3],
  ['eurs', '', 3],
  ['eur', '', 3],
  ['ieres', 'i', 3],
  ['iere', 'i', 3],
  ['iers', 'i', 3],
  ['ier', 'i', 3],
  ['ings', '', 3],
  ['ing', '', 3],
  ['ies', 'i', 2],
  ['ees', '', 3],
  ['ers', '', 3],
  ['ors', '', 3],
  ['aux', 'al', 2],
  ['ed', '', 3],
  ['ee', '', 3],
  ['er', '', 3],
  ['or', '', 3],
  ['es', '', 3],
  ['y', 'i', 2],
  ['s', '', 3],
  ['e', '', 3],
];

/** A folded word without its English or French ending, so that forms of one word meet ("welder", "welding", "weld"). */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || word.endsWith('ss')) return word;
  for (const [ending, put, least] of ENDINGS) {
    if (word.length - ending.length >= least && word.endsWith(ending)) {
      return undouble(word.slice(0, -ending.length) + put);
    }
  }
  return word;
}

function undouble(word: string): string {
  const last = word.at(-1);
  return word.length > 3 && last === word.at(-2) && last !== 'l' && last !== 's' ? word.slice(0, -1) : word;
}

/** The stems of the words that carry meaning, in order: English and French function words are left out. */
export function terms(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word) && (word.length > 1 || /[cr\d]/.test(word)))
    .map(stem);
}
