import { fold } from '#engines/text/index.ts';
import { isAcross } from '#engines/claims/language/language-of.ts';
import { PERIOD } from '#engines/claims/checks/reach/says.ts';
import { isAllOfUs, isSameCode } from './one-of.ts';
import { isTeamOfOthers } from './teams.ts';
import { isOfOther, isOtherKind } from './other-kind.ts';
import { isAnotherThing, isOfPeers } from './other-things.ts';
import { isAction, isIrregular } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Vocabulary, Unit } from '#engines/claims/language/units.ts';
import { isGeneric, isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

const WORDS_AROUND = 9;
/** An amount of occasions counts no thing. */
const OF_OCCASIONS = /\b(?:times|fois|twice|thrice)$/;

/** What is counted: the telling words right after an amount, as far as the next one. */
function counted(claim: Claim, claimed: Quantity, at: number) {
  const next = claim.quantities[at + 1]?.start ?? Number.POSITIVE_INFINITY;
  const stop = /[.;:!?(),]/.exec(claim.text.slice(claimed.end))?.index ?? claim.text.length;
  const after = claim.words.filter(
    ({ start }) => start >= claimed.end && start < next && start < claimed.end + stop,
  );
  const relative = after.findIndex(({ word }) => /^(?:that|who|which|qui|que|dont)$/.test(word));
  return unitsOf(after.slice(0, relative < 0 ? 4 : Math.min(4, relative))).filter(
    ({ start, words }) =>
      !claim.dates.some((date) => meets(date, { start, end: start + 1 })) &&
      // "25 bowls a month": by which period is no part of what is counted.
      !(claimed.per !== '' && PERIOD.test(words.at(-1)?.word ?? '')),
  );
}

/** What the profile counts with an amount: the words around it, or all of a value with one amount. */
function countedThere(source: Source, truth: Quantity) {
  if (source.quantities.length === 1) return source.vocabulary;
  const place = source.words.findIndex(({ end }) => end > truth.start);
  const until = source.words.findIndex(({ start }) => start >= truth.end);
  const last = until < 0 ? source.words.length : until;
  return vocabularyOf(source.words.slice(Math.max(0, place - WORDS_AROUND), last + WORDS_AROUND));
}

/** Whether a value says a thing as a thing: "homes installed" says no "installers". */
const isThingThere = (source: Source, unit: Unit, there: Vocabulary): boolean =>
  (isSaid(unit, there) || unit.words.some(({ word }) => there.words.has(word))) &&
  !source.words.some(
    ({ word, stem }) => /(?:ed|ing)$/.test(word) && unit.words.some((own) => own.stem === stem),
  );

/** How far an article may stand before its thing, and how far behind an amount what it counts. */
const BEFORE_THING = 2;
const AFTER_AMOUNT = 4;

const ONE = /^(?:one|an?|une?)$/;
const JOINED = /^,?\s(?:and|et|plus)\s$/;

/** Whether a value has one of a thing, and counts another by an amount: "one apprentice and two attendants" are no two apprentices. */
function isOneThere({ words, text }: Source, thing: Unit, truth: Quantity): boolean {
  const stems = new Set(thing.words.map(({ stem }) => stem));
  const behind = words.filter(({ start }) => start >= truth.end).slice(0, AFTER_AMOUNT);
  if (behind.some(({ stem }) => stems.has(stem))) return false;
  return words.some(({ stem, end }, at) => {
    if (!stems.has(stem)) return false;
    const article = words
      .slice(Math.max(0, at - BEFORE_THING), at)
      .findLastIndex(({ word }) => ONE.test(word));
    if (article < 0) return false;
    // It is told beside what is counted, before it or behind it.
    const lead = words[Math.max(0, at - BEFORE_THING) + article - 1]?.word ?? '';
    return (
      JOINED.test(fold(text.slice(end, truth.start))) || (end > truth.end && /^(?:and|et|plus)$/.test(lead))
    );
  });
}

/** Whether what is counted is a thing that another fact counts; what is counted in words of its own is looked at with the other words. */
const isOfAnotherFact = ({ place }: Claim, units: readonly Unit[]): boolean =>
  units
    .slice(0, 3)
    .some((unit) =>
      place.sources.some(
        ({ vocabulary, quantities }) =>
          !isAction(unit) &&
          quantities.some(({ measures }) => measures === 'count') &&
          isSaid(unit, vocabulary),
      ),
    );

/** Whether an amount counts in the text what it counts in a value of the profile. */
export function isCountedAlike(
  claim: Claim,
  claimed: Quantity,
  at: number,
  source: Source,
  truth: Quantity,
  isTold: boolean,
): boolean {
  if (claimed.measures !== 'count' && claimed.measures !== 'money') return true;
  const units = counted(claim, claimed, at);
  if (isAllOfUs(claim, claimed, source, truth) || isSameCode(claim, claimed, source, truth)) return true;
  if (units.length === 0 || OF_OCCASIONS.test(fold(claimed.span))) return true;
  // "Cook 1", "Level C": the number belongs to the name before it.
  const before = claim.words.findLast(({ end }) => end <= claimed.start);
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
  if (isTeamOfOthers(claim, claimed, there, source, truth)) return false;
  const isThere = (unit: Unit) =>
    isSaid(unit, there) || unit.words.some((word) => there.stems.has(word.stem));
  const [thing, ...more] = units;
  if (thing !== undefined && claimed.value > 1 && isOneThere(source, thing, truth)) return false;
  // Between two languages what is counted may have a name that no list holds.
  if (
    thing !== undefined &&
    !isThere(thing) &&
    isAcross(claim.words, source.words) &&
    !claim.known.sources.some((other) => isSaid(thing, other.vocabulary))
  )
    return isTold;
  // "6 of 10 courses": the six are courses too.
  const behind = source.words.filter(
    (word) => word.start >= truth.end && !source.quantities.some((one) => meets(one, word)),
  );
  const [own] = unitsOf(behind.slice(0, 3));
  if (thing !== undefined && !isThere(thing) && isOtherKind(claim, [thing, ...more], own, source, isTold))
    return false;
  if (thing !== undefined && isOfPeers(claim, thing, source)) return false;
  if (thing !== undefined && own !== undefined && isOfOther([thing, own], source, truth, claimed))
    return false;
  // In a fact that the other words do not lead to, the thing counted must stand itself, and not an action of its root.
  if (!isTold)
    return units
      .slice(0, 3)
      .some((unit) => !unit.words.every(({ word }) => isGeneric(word)) && isThingThere(source, unit, there));
  if (units.slice(0, 3).some(isThere)) return true;
  if (claimed.measures === 'count' && isAnotherThing(claim, units, own, source)) return false;
  return !isOfAnotherFact(claim, units);
}
