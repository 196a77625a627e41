import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isAcross } from '#engines/claims/language/language-of.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { headAction } from '#engines/claims/checks/ranks/head-action.ts';
import { fold } from '#engines/text/index.ts';

/** How many words around an amount may be what it counts. */
const NEAR = 4;
/** Whoever is counted may be called so. */
const ANYBODY = /^(?:people|persons?|personnes?|gens)$/;
const OF = /^\s(?:of|de|d')\s?$/;

/** What an amount counts: the words behind it, or the one before "of" where it stands last: "95 services", "a patrol of 31". */
function thingsOf(words: readonly Word[], text: string, { start, end }: Quantity): Unit[] {
  const sign = /[.;:!?(),]/.exec(text.slice(end))?.index ?? text.length;
  const after = words.filter((word) => word.start >= end && word.end <= end + sign).slice(0, NEAR);
  const stop = after.findIndex(({ word }) => isNeutral(word));
  const behind = stop < 0 ? after : after.slice(0, stop);
  const before = words.findLast((word) => word.end <= start);
  const isOf = before !== undefined && OF.test(` ${fold(text.slice(before.start, start))}`);
  const head = isOf ? words.filter((word) => word.end <= (before?.start ?? 0)).slice(-1) : [];
  return unitsOf([...head, ...behind]).filter(
    ({ words: own }) => !own.some(({ word }) => ANYBODY.test(word)),
  );
}

/** What may stand between an action and the amount that it is done to. */
const LEADS_TO_OBJECT =
  /^(?:an?|the|our|my|all|some|about|over|up|to|more|than|nearly|almost|around|les?|la|l|des|environ|plus|de|pres|quelque|jusqu|a|mes|nos)$/;

/** Whether an amount is that of the very things an action is done to: "modernized four units". */
function isObjectOf(claim: Claim, action: Unit, { start }: Quantity): boolean {
  const between = claim.words.filter((word) => word.start >= action.end && word.end <= start);
  return (
    action.end <= start &&
    !/[,;:()]/.test(claim.text.slice(action.end, start)) &&
    between.every(({ word }) => LEADS_TO_OBJECT.test(word))
  );
}

/** Whether a value tells an action; what a job's summary tells is done by the whole house, and by the person only where it says so itself. */
const isDoneIn = (action: Unit, { vocabulary, section, field }: Source): boolean =>
  section === 'work' && field === 'summary'
    ? action.words.every(({ stem }) => vocabulary.stems.has(stem))
    : isSaid(action, vocabulary);

/** Names and dates that lead to one fact however little else two languages share. */
const LEAST_LED = 2;

/**
 * Whether a count told in the other language stands where the fact its words lead to has another count, which the text leaves out: "huit
 * nageurs" of "6 swimmers", where another value has an eight.
 */
export function isOfAnotherAcross(claim: Claim, claimed: Quantity, source: Source): boolean {
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  if (claimed.measures !== 'count' || claimed.per !== '' || sentence === undefined) return false;
  const [best] = supportOf(claim, { ...sentence, quantities: false });
  if (best === undefined || best === source || !isAcross(sentence.words, best.words)) return false;
  if (!isAcross(sentence.words, source.words)) return false;
  const led = unitsOf(sentence.words).filter(
    (unit) => !meets(claimed, unit) && isSaid(unit, best.vocabulary),
  );
  const there = unitsOf(sentence.words).filter(
    (unit) => !meets(claimed, unit) && isSaid(unit, source.vocabulary),
  );
  if (led.length < LEAST_LED || there.length >= led.length) return false;
  const stated = claim.quantities.filter((one) => meets(one, sentence));
  return best.quantities.some(
    (truth) => truth.measures === 'count' && !stated.some((one) => bearsOut(truth, one)),
  );
}

/**
 * Whether an amount is one of another value that stands where a fact has its own: "arrange 310 services a year" of "arrange 95 services a
 * year", where the whole house has 310; "modernized 58 elevators" of "modernized four units", where 58 are maintained. That fact says what is
 * done and counts the same things or has an amount there, the other value does not say it, and the text leaves the fact's amount out.
 */
export function isOfAnother(claim: Claim, claimed: Quantity, source: Source): boolean {
  if (claimed.measures !== 'count') return false;
  const clause = claim.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, claimed));
  const action = clause === undefined ? null : headAction(claim, clause);
  if (clause === undefined || action === null || isDoneIn(action, source)) return false;
  const things = thingsOf(claim.words, claim.text, claimed);
  const isObject = isObjectOf(claim, action, claimed);
  const stated = claim.quantities.filter((one) => meets(one, clause));
  return claim.place.sources.some(
    (fact) =>
      fact !== source &&
      fact.field === 'highlights' &&
      fact.section === source.section &&
      fact.index === source.index &&
      action.words.every(({ stem }) => fact.vocabulary.stems.has(stem)) &&
      fact.quantities.some((truth, at) => {
        if (truth.measures !== 'count' || stated.some((one) => bearsOut(truth, one))) return false;
        if (isObject && at === 0) return true;
        const own = vocabularyOf(thingsOf(fact.words, fact.text, truth).flatMap(({ words }) => words));
        return things.some((thing) => isSaid(thing, own));
      }),
  );
}
