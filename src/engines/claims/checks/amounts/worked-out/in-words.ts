import type { Claim } from '#engines/claims/context.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { units, claimWord } from '#engines/lexicon/index.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';

const ONE = /^(?:an?|one|une?|single|seule?)$/;
const NONE = claimWord('in words: none');
/** What happened two times: "paid twice" of "a duplicate payment". */
const TWO = claimWord('in words: two');
/** Words after "one" among which the thing stands that is counted. */
const NEAR = 4;

/** Whether an amount stands in a value as a word that is mostly none: "1 apprentice" of "an apprentice", "0 injuries" of "no injury". */
export function isInWords(
  claim: Claim,
  claimed: Quantity,
  { words, text, vocabulary: stated }: Source,
): boolean {
  if (claimed.measures !== 'count' && claimed.measures !== 'time') return false;
  if (claimed.value === 0) return NONE.test(fold(text));
  if (claimed.value === 2 && TWO.test(fold(text)) && /twice|fois/i.test(claimed.span)) return true;
  if (claimed.value !== 1) return false;
  const later = claim.words.filter(({ start }) => start >= claimed.start);
  const [thing] = unitsOf(later.filter(({ word }) => !/^\d/.test(word)));
  if (thing === undefined || !isSaid(thing, stated)) return false;
  return words.some(
    ({ word }, at) =>
      ONE.test(word) &&
      words.slice(at + 1, at + NEAR).some((own) => unitsOf([own]).some((unit) => isThing(unit, thing))),
  );
}

const isThing = (own: Claim['units'][number], thing: Claim['units'][number]): boolean =>
  own.words[0]?.stem === thing.words[0]?.stem ||
  own.meaning?.states.some((meaning) => thing.meaning?.bornBy.includes(meaning)) === true;

const AGED = /\b(?:aged|ages|agee?s?) (?:(?:de|from|between|entre) )?(?:\d+ ?(?:to|and|a|et|-) ?)?$/;
const [, YEAR] = units.get('years') ?? [];

/** Whether years are the age that a value tells without its unit: "de 11 à 16 ans" of "aged 11 to 16". */
export const isAgeTold = (claimed: Quantity, { text, quantities }: Source): boolean =>
  claimed.measures === 'time' &&
  claimed.base === YEAR &&
  quantities.some(
    ({ measures, value, start }) =>
      measures === 'count' && value === claimed.value && AGED.test(fold(text.slice(0, start))),
  );

/** How far behind a number its unit may stand: "620 supervised practice hours". */
const UNIT_BEHIND = 3;

/** Whether an amount in a unit is one that a value has as a number with the unit some words behind: "620 hours" of "620 practice hours". */
export const isUnitApart = (claimed: Quantity, { words, quantities }: Source): boolean =>
  claimed.measures !== 'count' &&
  quantities.some(
    ({ measures, value, end }) =>
      measures === 'count' &&
      value === claimed.value &&
      words
        .filter(({ start }) => start >= end)
        .slice(0, UNIT_BEHIND)
        .some(
          ({ word }) => units.get(word)?.[0] === claimed.measures && units.get(word)?.[1] === claimed.base,
        ),
  );
