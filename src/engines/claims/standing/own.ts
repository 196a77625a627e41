import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import { isAction } from '#engines/claims/checks/words/unit-kinds.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Vocabulary, Unit } from '#engines/claims/language/units.ts';
import type { Word } from '#engines/claims/language/words.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';
import { regionsOf } from './regions.ts';

const own = new WeakMap<Source, Vocabulary>();

/** The values of the entry that a value is of. */
export function entryOf({ known }: Claim, source: Source): readonly Source[] {
  return (
    known.entries.find(({ section, index }) => section === source.section && index === source.index)
      ?.sources ?? []
  );
}

/** What a value says of the person's own doing. */
function ownOf(claim: Claim, source: Source): Vocabulary {
  const kept = own.get(source);
  if (kept !== undefined) return kept;
  const regions = regionsOf(source, entryOf(claim, source));
  const vocabulary =
    regions.length === 0
      ? source.vocabulary
      : vocabularyOf(source.words.filter((word) => !regions.some((region) => meets(region, word))));
  own.set(source, vocabulary);
  return vocabulary;
}

/** Whether words say a unit to the letter. */
export const isLiteral = (unit: Unit, words: readonly Word[]): boolean =>
  unit.words.every(({ stem }) => words.some((word) => word.stem === stem));

const TAKEN_UP = claimWord('own: taken up', /\b(?:l|qu)'/);

/** Whether a value says an action and its thing to the letter of what somebody else did, and the person's own only by other words. */
export function isDeedOfOther(claim: Claim, clause: Clause, unit: Unit, source: Source): boolean {
  return regionsOf(source, entryOf(claim, source)).some((region) => {
    if (region.standing !== 'other') return false;
    const there = source.words.filter((word) => meets(word, region));
    const rest = source.words.filter((word) => !meets(word, region) && !isOfPurpose(source, word));
    // "Draft the report; the engineer signs it": its thing stands before.
    const things = TAKEN_UP.test(fold(source.text.slice(region.start, region.end))) ? source.words : there;
    return (
      isLiteral(unit, there) &&
      !isLiteral(unit, rest) &&
      (isAction(unit) || unit.words[0] === clause.words[0]) &&
      (unit.words[0] === clause.words[0] ||
        unitsOf(clause.words).some((other) => other !== unit && !isAction(other) && isLiteral(other, things)))
    );
  });
}

/** Whether a word of a value only tells what something was done for: "sorting papers for billing". */
const isOfPurpose = (source: Source, { start }: Word): boolean =>
  /\b(?:for|pour) (?:the |la |le |les |l')?$/.test(fold(source.text.slice(0, start)));

/** Whether a value says a unit of the person's own doing. */
export const isOwnIn = (claim: Claim, clause: Clause, unit: Unit, source: Source): boolean =>
  isSaid(unit, ownOf(claim, source)) && !isDeedOfOther(claim, clause, unit, source);
