import { supportOf } from '#engines/claims/checks/support.ts';
import { isAction, isWrittenAsAWord } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';

/** Words that a sentence must repeat around what it puts in the place of another, and how many it may put there. */
const LEAST_REPEATED = 4;
const MOST_REPLACED = 3;
/** Letters that a word cut short keeps. */
const SHORTEST = 3;

const ARTICLE = /^(?:an?|the|le|la|les|l|un|une|des)$/;
const plain = (words: readonly Word[]): Word[] => words.filter(({ word }) => !ARTICLE.test(word));

/** The words that a sentence has where a fact has others, all before and all behind being the same; null where it is not so. */
function replacedIn(said: readonly Word[], own: readonly Word[]): { put: Word[]; instead: Word[] } | null {
  let from = 0;
  while (from < Math.min(said.length, own.length) && said[from]?.stem === own[from]?.stem) from += 1;
  // What a sentence begins with is what was done or was, which others may call otherwise.
  if (from === 0) return null;
  for (let put = 1; put <= MOST_REPLACED && from + put <= said.length; put += 1) {
    const rest = said.slice(from + put);
    if (from + rest.length < LEAST_REPEATED) return null;
    for (
      let instead = 1;
      instead <= MOST_REPLACED && from + instead + rest.length <= own.length;
      instead += 1
    )
      if (rest.every(({ stem }, at) => own[from + instead + at]?.stem === stem))
        return { put: said.slice(from, from + put), instead: own.slice(from, from + instead) };
  }
  return null;
}

/**
 * Whether a strange thing stands where the fact that its sentence otherwise repeats word for word has another: "hectares of cherries" of "hectares of
 * apples". Who repeats all the rest rewords nothing.
 */
export function isPutInPlace(claim: Claim, unit: Unit): boolean {
  const [first] = unit.words;
  if (claim.place.kind !== 'told' || first === undefined || !isWrittenAsAWord(unit)) return false;
  if (isGeneric(first.word)) return false;
  const sentence = claim.sentences.find((one) => meets(one, unit));
  if (sentence === undefined) return false;
  return supportOf(claim, sentence).some((source) => {
    const replaced = replacedIn(plain(sentence.words), plain(source.words));
    if (replaced === null || !unit.words.every((word) => replaced.put.includes(word))) return false;
    const text = vocabularyOf(sentence.words);
    return replaced.instead.some(
      (own) =>
        own.word.length >= SHORTEST &&
        !text.stems.has(own.stem) &&
        // One action for another is looked at by itself; a thing may share its root with one: "container" with "contain".
        !unitsOf([own]).some((one) => isAction(one) && isAction(unit)) &&
        // "Paro" of "parodontal" is the same word cut short.
        !unit.words.some(({ word }) => own.word.startsWith(word.slice(0, SHORTEST))),
    );
  });
}
