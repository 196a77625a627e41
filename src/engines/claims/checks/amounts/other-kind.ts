import { ANYBODY, isPlural, isSomebody, isToldElsewhere } from './other-things.ts';
import { isAction } from '#engines/claims/checks/words/unit-kinds.ts';
import type { Claim } from '#engines/claims/context.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

const MEASURED =
  /^(?:pages?|words?|mots?|terms?|termes?|lines?|lignes?|rows?|hours?|heures?|boxes|boites?|pallets?|palettes?|beds?|lits?|seats?|floors?|etages?|rooms?|chambres?|doses?|trees?|arbres?|calls?|appels?|visits?|visites?|files?|dossiers?|orders?|commandes?|stores?|magasins?|schools?|ecoles?|sites?|projects?|projets?|products?|produits?|articles?|documents?|reports?|rapports?)$/;

/** Whether a thing is what amounts are told in: "pages" are never "terms", but people go by many names. */
const isMeasured = ({ words }: Unit): boolean => MEASURED.test(words[0]?.word ?? '');

/** Whether another value says a thing right after an amount. */
const isCountedElsewhere = (claim: Claim, thing: Unit, source: Source): boolean =>
  claim.known.sources.some(
    (other) =>
      other !== source &&
      other.quantities.some(({ end }) =>
        unitsOf(other.words.filter(({ start }) => start >= end).slice(0, 3)).some(
          ({ words }) => words[0]?.stem === thing.words[0]?.stem,
        ),
      ),
  );

/** Whether what is counted in a text and is not said in the value can be no other name for what the value counts. */
export function isOtherKind(
  claim: Claim,
  [thing, ...more]: readonly [Unit, ...Unit[]],
  own: Unit | undefined,
  source: Source,
  isTold: boolean,
): boolean {
  if (own !== undefined && isMeasured(thing) && isMeasured(own)) return true;
  if (!isTold) return false;
  // "42 employees" are no 42 dentists: who is counted as anybody may not be told as somebody.
  if (own !== undefined && ANYBODY.test(own.words[0]?.word ?? '') && isPlural(thing)) return true;
  // Who is counted in another fact is not what this one counts, whatever else the two share.
  if (isSomebody(thing) && isCountedElsewhere(claim, thing, source)) return true;
  // "19 hospitals" of "19 towers": a thing that another fact tells of is no other name for what is counted here.
  const isOwnTold = [thing, ...more].some((unit) => unit.words[0]?.stem === own?.words[0]?.stem);
  return !isOwnTold && !isAction(thing) && isPlural(thing) && isToldElsewhere(claim, thing, source);
}

const isSameThing = (a: Unit, b: Unit): boolean => a.words[0]?.stem === b.words[0]?.stem;

/**
 * Whether what is counted in a text is what another amount of a value counts, and not what this one does ("24 buildings of 3 flats").
 * The pair is the thing in the text and the one that the value counts with this amount.
 */
export function isOfOther(
  [thing, own]: readonly [Unit, Unit],
  source: Source,
  truth: Quantity,
  claimed: Quantity,
): boolean {
  if (isAction(thing) || isSameThing(own, thing)) return false;
  return source.quantities.some((other) => {
    const [next] = unitsOf(source.words.filter(({ start }) => start >= other.end).slice(0, 3));
    return (
      other !== truth &&
      other.value !== truth.value &&
      // "$38M in mortgages, 212 files": money is of a thing and does not count it.
      other.measures === claimed.measures &&
      next !== undefined &&
      isSameThing(next, thing)
    );
  });
}
