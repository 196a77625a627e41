import { levelsOf } from '#engines/forms/background/language-levels.ts';

/** That a level is the least of those that count, by words or by a sign behind it. */
export const OR_BETTER =
  /\b(at least|minimum|min|(or|and) (better|above|higher|more|up|over|upwards?)|(ou|et) (plus|mieux|superieurs?|superieures?|au dessus)|au moins|au minimum|reach\w*|attei\w*)\b|\+/g;
/** A level that is said of whoever speaks at least so well. */
const HIGH = 5;
export const MOTHER_TONGUE = 7;

/** The least level that counts, and whether it is one of the framework, which no two people read otherwise. */
export interface Least {
  readonly level: number;
  readonly exact: boolean;
}

/** People whom one is to talk to, for which a language has to be spoken well enough. */
export const TALKS_TO =
  /\b(talk|speak|chat|converse|communicate)(?:ing)? (?:to|with) (?!you\b|us\b|me\b)[a-z]+(?: (?:and|or|&) [a-z]+)?\b/;
const TO_TALK: Least = { level: 3, exact: false };

/** The least level a question wants of the languages it asks for; null where it names none, `unclear` where one that is not simply the least. */
export function leastOf(text: string): Least | 'unclear' | null {
  const named = levelsOf(text);
  if (named === null) return TALKS_TO.test(text) ? TO_TALK : null;
  const [low, high] = named;
  const exact = /\b[abc][12]\b/.test(text);
  const isLeast = text.match(OR_BETTER) !== null || (!exact && (low >= HIGH || /\bconvers/.test(text)));
  return isLeast && low > 0 && (!exact || low === high || high === MOTHER_TONGUE)
    ? { level: low, exact }
    : 'unclear';
}

/** Whether a language is spoken so well; null where that is one level off, by words that people take more or less strictly. */
export function isEnough(fluency: string, { level, exact }: Least): boolean | null {
  const own = levelsOf(fluency);
  if (own === null) return null;
  if (own[0] >= level) return true;
  return own[1] <= level - (exact && own[0] === own[1] ? 1 : 2) ? false : null;
}
