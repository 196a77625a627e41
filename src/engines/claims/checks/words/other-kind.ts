import { supportOf } from '#engines/claims/checks/support.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric, isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { isAction, isWrittenAsAWord } from './unit-kinds.ts';

/** Words of a sentence that repeat a fact before one that is put in the place of another can be told from a rewording. */
const LEAST_REPEATED = 3;

/**
 * Whether the one strange thing of a sentence says of what kind a thing is that its fact gives another kind: "a 28-bed cardiology ward" of
 * "a 28-bed surgical ward", "permis de construire" of "permis de stationnement". Who repeats all the rest rewords nothing.
 */
export function isOtherKind(claim: Claim, unit: Unit, others: readonly Unit[]): boolean {
  if (unit.meaning === undefined || !isWrittenAsAWord(unit) || isAction(unit)) return false;
  const sentence = claim.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  if (sentence === undefined || others.some((one) => sentence.start <= one.start && one.end <= sentence.end))
    return false;
  const [best] = supportOf(claim, sentence);
  const language = languageOf(sentence.words);
  if (best === undefined || languageOf(best.words) !== language) return false;
  const rest = unitsOf(sentence.words).filter((one) => !meets(one, unit) && isSaid(one, best.vocabulary));
  if (rest.length < LEAST_REPEATED) return false;
  const text = vocabularyOf(sentence.words);
  const [head, next] =
    unit.words.length > 1
      ? [language === 'fr' ? unit.words[0] : unit.words.at(-1), undefined]
      : kindOf(sentence.words, unit, language);
  if (head === undefined || !/^\p{L}/u.test(head.word) || isNeutral(head.word) || isGeneric(next?.word ?? ''))
    return false;
  return best.words.some((own, at) => {
    if (own.stem !== head.stem) return false;
    const other =
      best.words[language === 'fr' ? (LINK.test(best.words[at + 1]?.word ?? '') ? at + 2 : at + 1) : at - 1];
    if (
      other === undefined ||
      isNeutral(other.word) ||
      isGeneric(other.word) ||
      !/^\p{Ll}+$/u.test(other.raw)
    )
      return false;
    const [kind] = unitsOf([other]);
    // "Paro" of "parodontal" is the same word cut short.
    const isShort = unit.words.some(({ word }) => other.word.startsWith(word.slice(0, SHORTEST)));
    return kind !== undefined && !isShort && !isAction(kind) && !isSaid(kind, text);
  });
}

/** Letters that a word cut short keeps. */
const SHORTEST = 3;
const LINK = /^(?:d|de|des|du|a|au|aux|en)$/;

/** The thing that a word is the kind of, right beside it, and the word. */
function kindOf(
  words: readonly Word[],
  { words: [own] }: Unit,
  language: string,
): [Word | undefined, Word | undefined] {
  const at = own === undefined ? -1 : words.indexOf(own);
  if (language !== 'fr') return [words[at + 1], own];
  return [LINK.test(words[at - 1]?.word ?? '') ? words[at - 2] : words[at - 1], own];
}
