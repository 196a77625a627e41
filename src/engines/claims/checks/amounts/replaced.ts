import type { Asked } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
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
function isObjectOf(asked: Asked, action: Unit, { start }: Quantity): boolean {
  const between = asked.words.filter((word) => word.start >= action.end && word.end <= start);
  return (
    action.end <= start &&
    !/[,;:()]/.test(asked.text.slice(action.end, start)) &&
    between.every(({ word }) => LEADS_TO_OBJECT.test(word))
  );
}

/** Whether a value tells an action; what a job's summary tells is done by the whole house, and by the person only where it says so itself. */
const isDoneIn = (action: Unit, { said, section, field }: Source): boolean =>
  section === 'work' && field === 'summary'
    ? action.words.every(({ stem }) => said.stems.has(stem))
    : isSaid(action, said);

/**
 * Whether an amount is one of another value that stands where a fact has its own: "arrange 310 services a year" of "arrange 95 services a
 * year", where the whole house has 310; "modernized 58 elevators" of "modernized four units", where 58 are maintained. That fact says what is
 * done and counts the same things or has an amount there, the other value does not say it, and the text leaves the fact's amount out.
 */
export function isOfAnother(asked: Asked, said: Quantity, source: Source): boolean {
  if (said.measures !== 'count') return false;
  const clause = asked.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, said));
  const action = clause === undefined ? null : headAction(asked, clause);
  if (clause === undefined || action === null || isDoneIn(action, source)) return false;
  const things = thingsOf(asked.words, asked.text, said);
  const isObject = isObjectOf(asked, action, said);
  const told = asked.quantities.filter((one) => meets(one, clause));
  return asked.place.sources.some(
    (fact) =>
      fact !== source &&
      fact.field === 'highlights' &&
      fact.section === source.section &&
      fact.index === source.index &&
      action.words.every(({ stem }) => fact.said.stems.has(stem)) &&
      fact.quantities.some((truth, at) => {
        if (truth.measures !== 'count' || told.some((one) => bearsOut(truth, one))) return false;
        if (isObject && at === 0) return true;
        const own = saidBy(thingsOf(fact.words, fact.text, truth).flatMap(({ words }) => words));
        return things.some((thing) => isSaid(thing, own));
      }),
  );
}
