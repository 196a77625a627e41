import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { AVERAGE } from '#engines/claims/checks/amounts/derived.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isDateTakenUp } from './of-amounts.ts';
import { PERIOD } from '#engines/claims/checks/reach/says.ts';
import { carriersOf, supportOf } from '#engines/claims/checks/support.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** How much of its fact a sentence must say before what follows can be told to be added to it. */
const LEAST_OF_A_FACT = 2;

/** What of a value some words do not say; amounts are looked at by themselves. */
const unsaidOf = (words: readonly Word[], source: Source): number => {
  const text = vocabularyOf(words);
  return unitsOf(source.words).filter(
    (unit) => !source.quantities.some((one) => meets(one, unit)) && !isSaid(unit, text),
  ).length;
};

/** Whether what follows a unit is joined to it by a word or a comma: "deliveries arrived" tells of the thing before. */
const isJoined = ({ text }: Claim, before: Unit, next: Unit): boolean =>
  /\p{L}|,/u.test(text.slice(before.end, next.start));

/**
 * What stands at the end of a sentence after all of its fact was told. A rewording puts its own words in the place of the
 * fact's; words that come after the fact was told, and for which it has none left, are an addition: ", so that fewer errors
 * were made", "on every continent", "for a large bank".
 */
function addedTo(claim: Claim, sentence: Sentence): Stretch | null {
  const [best] = carriersOf(claim, sentence);
  if (best === undefined) return null;
  const language = languageOf(sentence.words);
  if (language !== '' && languageOf(best.words) !== '' && languageOf(best.words) !== language) return null;
  const isKnown = (unit: Unit): boolean =>
    isAmount(claim, unit) || claim.place.sources.some(({ vocabulary }) => isSaid(unit, vocabulary));
  const units = unitsOf(sentence.words);
  const last = units.findLastIndex((unit) => isSaid(unit, best.vocabulary) || isAmount(claim, unit));
  const [before, first] = [units[last], units[last + 1]];
  if (before === undefined || first === undefined || !isJoined(claim, before, first)) return null;
  const tail = units.slice(last + 1);
  const stated = units.slice(0, last + 1);
  if (tail.every(isKnown) || stated.filter((unit) => isSaid(unit, best.vocabulary)).length < LEAST_OF_A_FACT)
    return null;
  // Another fact may be told there.
  const isTold = claim.place.sources.some(
    (source) =>
      source !== best && tail.filter((unit) => isSaid(unit, source.vocabulary)).length * 2 > tail.length,
  );
  if (isTold) return null;
  const words = sentence.words.filter(({ end }) => end <= before.end);
  const carriers = supportOf(claim, { words, start: sentence.start, end: before.end });
  const unsaid = carriers.reduce((sum, source) => sum + unsaidOf(words, source), 0);
  const standIns = stated.filter((unit) => !isKnown(unit)).length;
  return unsaid > standIns ? null : { start: first.start, end: sentence.end };
}

/** The period that an amount right before it is counted by: "three a month". */
const isItsPeriod = ({ quantities }: Claim, { start, words }: Unit): boolean =>
  PERIOD.test(words.at(-1)?.word ?? '') &&
  quantities.some(({ per, end }) => per !== '' && end <= start && start - end < NEAR_AMOUNT);
const NEAR_AMOUNT = 8;
/** "250 guests at the largest". */
const BOUND = /(?:est|^most)$/;

const isAmount = (claim: Claim, unit: Unit): boolean =>
  isDateTakenUp(claim, unit) ||
  (BOUND.test(unit.words[0]?.word ?? '') &&
    claim.quantities.some(({ approximation }) => approximation === 'up-to')) ||
  isItsPeriod(claim, unit) ||
  AVERAGE.test(unit.words[0]?.word ?? '') ||
  claim.quantities.some((one) => meets(one, unit)) ||
  claim.dates.some((one) => meets(one, unit));

/** Ends of a bullet that its fact, told before them, does not have. */
export const checkAdded: Check = (claim) =>
  claim.place.kind !== 'told' || claim.place.entry === null
    ? []
    : claim.sentences.flatMap((sentence) => {
        const added = addedTo(claim, sentence);
        if (added === null || isGap(claim, added) || isFrame(claim, added)) return [];
        return [
          refuse(
            claim,
            added,
            'unsupported',
            messages.message('notOfThis', { words: claim.text.slice(added.start, added.end) }),
          ),
        ];
      });
