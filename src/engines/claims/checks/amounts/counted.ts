import { isTeamOfOthers } from './teams.ts';
import { ANYBODY, isAnotherThing, isOfPeers, isPlural, isSomebody, isToldElsewhere } from './other-things.ts';
import { isDeed, isIrregular } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets } from '#engines/claims/context.ts';
import type { Asked } from '#engines/claims/context.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import type { Said, Unit } from '#engines/claims/language/units.ts';
import { isGeneric, isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

const WORDS_AROUND = 9;

/** What is counted: the telling words right after an amount, as far as the next one. */
function counted(asked: Asked, said: Quantity, at: number) {
  const next = asked.quantities[at + 1]?.start ?? Number.POSITIVE_INFINITY;
  const stop = /[.;:!?(),]/.exec(asked.text.slice(said.end))?.index ?? asked.text.length;
  const after = asked.words.filter(
    ({ start }) => start >= said.end && start < next && start < said.end + stop,
  );
  const relative = after.findIndex(({ word }) => /^(?:that|who|which|qui|que|dont)$/.test(word));
  return unitsOf(after.slice(0, relative < 0 ? 4 : Math.min(4, relative))).filter(
    ({ start }) => !asked.dates.some((date) => meets(date, { start, end: start + 1 })),
  );
}

/** What the profile counts with an amount: the words around it, or all of a value with one amount. */
function countedThere(source: Source, truth: Quantity) {
  if (source.quantities.length === 1) return source.said;
  const place = source.words.findIndex(({ end }) => end > truth.start);
  const until = source.words.findIndex(({ start }) => start >= truth.end);
  const last = until < 0 ? source.words.length : until;
  return saidBy(source.words.slice(Math.max(0, place - WORDS_AROUND), last + WORDS_AROUND));
}

const MEASURED =
  /^(?:pages?|words?|mots?|terms?|termes?|lines?|lignes?|rows?|hours?|heures?|boxes|boites?|pallets?|palettes?|beds?|lits?|seats?|floors?|etages?|rooms?|chambres?|doses?|trees?|arbres?|calls?|appels?|visits?|visites?|files?|dossiers?|orders?|commandes?|stores?|magasins?|schools?|ecoles?|sites?|projects?|projets?|products?|produits?|articles?|documents?|reports?|rapports?)$/;

/** Whether a thing is what amounts are told in: "pages" are never "terms", but people go by many names. */
const isMeasured = ({ words }: Unit): boolean => MEASURED.test(words[0]?.word ?? '');

/** Whether another value says a thing right after an amount. */
const isCountedElsewhere = (asked: Asked, thing: Unit, source: Source): boolean =>
  asked.known.sources.some(
    (other) =>
      other !== source &&
      other.quantities.some(({ end }) =>
        unitsOf(other.words.filter(({ start }) => start >= end).slice(0, 3)).some(
          ({ words }) => words[0]?.stem === thing.words[0]?.stem,
        ),
      ),
  );

/** Whether a value says a thing as a thing: "homes installed" says no "installers". */
const isThingThere = (source: Source, unit: Unit, there: Said): boolean =>
  (isSaid(unit, there) || unit.words.some(({ word }) => there.words.has(word))) &&
  !source.words.some(
    ({ word, stem }) => /(?:ed|ing)$/.test(word) && unit.words.some((own) => own.stem === stem),
  );

/** Whether what is counted in a text and is not said in the value can be no other name for what the value counts. */
function isOtherKind(
  asked: Asked,
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
  if (isSomebody(thing) && isCountedElsewhere(asked, thing, source)) return true;
  // "19 hospitals" of "19 towers": a thing that another fact tells of is no other name for what is counted here.
  const isOwnTold = [thing, ...more].some((unit) => unit.words[0]?.stem === own?.words[0]?.stem);
  return !isOwnTold && !isDeed(thing) && isPlural(thing) && isToldElsewhere(asked, thing, source);
}

/** Whether an amount counts in the text what it counts in a value of the profile. */
export function isCountedAlike(
  asked: Asked,
  said: Quantity,
  at: number,
  source: Source,
  truth: Quantity,
  isTold: boolean,
): boolean {
  if (said.measures !== 'count' && said.measures !== 'money') return true;
  const units = counted(asked, said, at);
  if (units.length === 0) return true;
  // "Cook 1", "Level C": the number belongs to the name before it.
  const before = asked.words.findLast(({ end }) => end <= said.start);
  const name = before?.stem;
  if (
    before !== undefined &&
    name !== undefined &&
    !isNeutral(name) &&
    !(/(?:ed|ing)$/.test(before.word) || isIrregular(before.word)) &&
    name === source.words.findLast(({ end }) => end <= truth.start)?.stem
  )
    return true;
  const there = countedThere(source, truth);
  if (isTeamOfOthers(asked, said, there)) return false;
  const isThere = (unit: Unit) =>
    isSaid(unit, there) || unit.words.some((word) => there.stems.has(word.stem));
  const [thing, ...more] = units;
  const [own] = unitsOf(source.words.filter(({ start }) => start >= truth.end).slice(0, 3));
  if (thing !== undefined && !isThere(thing) && isOtherKind(asked, [thing, ...more], own, source, isTold))
    return false;
  if (thing !== undefined && isOfPeers(asked, thing, source)) return false;
  // "24 buildings of 3 flats": what another amount of the value counts is not what this one does.
  const isOfOther = source.quantities.some((other) => {
    const [next] = unitsOf(source.words.filter(({ start }) => start >= other.end).slice(0, 3));
    return (
      other !== truth &&
      other.value !== truth.value &&
      // "$38M in mortgages, 212 files": money is of a thing and does not count it.
      other.measures === said.measures &&
      next !== undefined &&
      thing !== undefined &&
      !isDeed(thing) &&
      next.words[0]?.stem === thing.words[0]?.stem &&
      own !== undefined &&
      own.words[0]?.stem !== thing.words[0]?.stem
    );
  });
  if (isOfOther) return false;
  // In a fact that the other words do not lead to, the thing counted must stand itself, and not a deed of its root.
  if (!isTold)
    return units
      .slice(0, 3)
      .some((unit) => !unit.words.every(({ word }) => isGeneric(word)) && isThingThere(source, unit, there));
  if (units.slice(0, 3).some(isThere)) return true;
  if (said.measures === 'count' && isAnotherThing(asked, units, own, source)) return false;
  // What is counted in words of its own is looked at with the other words; a thing of another fact is not that one.
  return !units
    .slice(0, 3)
    .some((unit) =>
      asked.place.sources.some(
        ({ said: elsewhere, quantities }) =>
          !isDeed(unit) && quantities.some(({ measures }) => measures === 'count') && isSaid(unit, elsewhere),
      ),
    );
}
