import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { bearsOutClosely } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { fold } from '#engines/text/index.ts';
import { partsListed, sharesOf } from './shares.ts';

const SUMMABLE = /^(?:count|money|time|mass|volume|length|area)$/;
/** What tells an amount as that of all together. */
export const TOTAL = claimWord(
  'sums: total',
  /\b(?:over (?:two|three|four|\d) years|in (?:two|three|four|\d) (?:years|seasons)|en (?:deux|trois|quatre|\d) (?:ans|annees|saisons))\b/,
);
/** Amounts of one fact that are summed up at most. */
const MOST = 5;

const RANGE = /^\s?(?:to|or|a|ou|et|-|–)\s?$/;

const isAlike = (one: Quantity, other: Quantity): boolean =>
  one.measures === other.measures && one.per === other.per && one.currency === other.currency;

/** Some amounts as one. */
function sumOf(parts: readonly Quantity[]): Quantity | null {
  const [first] = parts;
  if (first === undefined || parts.length < 2 || !parts.every((one) => isAlike(one, first))) return null;
  const value = parts.reduce((sum, one) => sum + one.value * one.base, 0) / first.base;
  return { ...first, value, most: value, approximation: 'exact' };
}

/** What an amount counts: the stem of the word behind it that says something. */
function thingOf({ words }: Source, { end }: Quantity): string {
  const [unit] = unitsOf(words.filter(({ start }) => start >= end).slice(0, 3));
  return unit?.words[0]?.stem ?? '';
}

/** What stands between two amounts of one thing: "crews of 8 and 6 people". */
const JOINED = /^\s?(?:and|et|&|plus)\s?$/;

/**
 * The sums of a value: of each two neighbours and of all, where none is part of the other or turned into it. `isOf` says whether some amounts
 * may be those of what is told.
 */
function ownSums(
  source: Source,
  isTotal: boolean,
  isOf: (parts: readonly Quantity[]) => boolean,
): (Quantity | null)[] {
  const { text } = source;
  const listed = partsListed(source);
  const quantities = listed.length > 0 ? listed : source.quantities;
  if (quantities.length > MOST || sharesOf(source).length > 0) return [];
  if (changesIn(text, quantities).some(({ isByYear }) => !(isTotal && isByYear))) return [];
  // The ends of a range are no two amounts.
  if (
    quantities.some((one, at) => RANGE.test(fold(text.slice(one.end, quantities[at + 1]?.start ?? one.end))))
  )
    return [];
  // "12 scales and 3 kilns monthly": both are.
  const all = quantities.map((one) => ({ ...one, per: one.per || one.perOfAll }));
  const groups = Map.groupBy(all, ({ measures, per, currency }) => `${measures} ${per} ${currency}`);
  return [...groups.values()]
    .flatMap((alike) => [
      ...alike.slice(1).map((one, at) => [alike[at] ?? one, one]),
      ...(alike.length > 2 ? [alike] : []),
    ])
    .filter(isOf)
    .map(sumOf);
}

/** The sums of a value's amounts with those of others that tell of the same thing. */
function sharedSums(source: Source, others: readonly Source[], things: readonly Unit[]): (Quantity | null)[] {
  return source.quantities.flatMap((own) => {
    if (!SUMMABLE.test(own.measures)) return [];
    const same = others.flatMap((other) =>
      things.some((thing) => isSaid(thing, other.vocabulary))
        ? other.quantities.filter((one) => isAlike(one, own) && thingOf(other, one) === thingOf(source, own))
        : [],
    );
    return [...same.map((one) => sumOf([own, one])), ...(same.length > 1 ? [sumOf([own, ...same])] : [])];
  });
}

/** Whether an amount is that of several together: "25 people" of 19 nurses and 6 aides, "9 in two years" of 6 and 3. */
export function isSum(claim: Claim, claimed: Quantity, source: Source): boolean {
  if (!SUMMABLE.test(claimed.measures)) return false;
  const things = unitsOf(claim.words.filter(({ start }) => start >= claimed.end).slice(0, 4));
  const [thing] = things;
  // "Six papers" of "four papers, first author of two": the one is among the other.
  const isOfOne = source.quantities.some(
    (own) => thing !== undefined && thingOf(source, own) === thing.words[0]?.stem,
  );
  const isTotal = TOTAL.test(fold(claim.text));
  const stems = new Set(things.flatMap(({ words }) => words.map(({ stem }) => stem)));
  const isOf = (parts: readonly Quantity[]): boolean => {
    if (isTotal || !isOfOne) return true;
    const counted = parts.map((one) => thingOf(source, one));
    const [one, next] = parts;
    return (
      // "Five apprentices and trainees" of three and two.
      (new Set(counted).size === parts.length && counted.every((own) => stems.has(own))) ||
      (one !== undefined &&
        next !== undefined &&
        parts.length === 2 &&
        JOINED.test(fold(source.text.slice(one.end, next.start))))
    );
  };
  if (ownSums(source, isTotal, isOf).some((sum) => sum !== null && bearsOutClosely(sum, claimed)))
    return true;
  const there = things.filter(
    (unit) => isSaid(unit, source.vocabulary) && !isNeutral(unit.words[0]?.word ?? ''),
  );
  if (there.length === 0) return false;
  const others = claim.place.sources.filter(
    (other) =>
      other !== source &&
      other.section === source.section &&
      // A letter and a summary tell of several jobs together.
      (other.index === source.index || claim.place.entry === null) &&
      other.quantities.length > 0,
  );
  return sharedSums(source, others, there).some((sum) => sum !== null && bearsOutClosely(sum, claimed));
}
