import { irregularVerbs } from '#engines/lexicon/index.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Category } from '#engines/claims/verdict.ts';

/** A unit that the profile does not say, with what it would claim. */
export interface Strange {
  unit: Unit;
  category: Category;
}

const isWord = (raw: string): boolean => /^[\p{Ll}'’-]+$/u.test(raw);
/** A word that opens a sentence: its capital says nothing. */
const isOpening = (raw: string): boolean => /^\p{Lu}['’]?[\p{Ll}'’-]+$/u.test(raw);

/** Whether a unit is written as ordinary words are, and not as names, initials or versions are. */
export const isWrittenAsAWord = ({ words }: Unit): boolean =>
  words.every(({ raw, first, word }) => isWord(raw) || DAY.test(word) || (first && isOpening(raw)));

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;

const irregular = new Set(irregularVerbs.flat());
/** Whether a folded word is a form of an irregular verb. */
export const isIrregular = (word: string): boolean => irregular.has(word);

/** An action, as far as the lexicon or the ending tells. */
export const isAction = ({ words, meaning }: Unit): boolean =>
  meaning?.action === true || /(?:ed|ing)$/.test(words[0]?.word ?? '') || isIrregular(words[0]?.word ?? '');
