import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import { familiesOf, keyOf } from '#engines/claims/lexicon/lexicon.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { supportOf } from '#engines/claims/checks/support.ts';

const LIGHT =
  /^(?:perform(?:s|ed|ing)?|conduct(?:s|ed|ing)?|carr(?:y|ies|ied|ying) out|undert(?:ake|akes|ook|aking)|did|effectu\w+|accompli\w*|proced\w+)$/;

const textOf = ({ words }: Unit): string => words.map(({ word }) => word).join(' ');

/** Whether a verb only carries the noun after it ("performed repairs"): the noun is looked at by itself. */
export const isLight = (unit: Unit): boolean => LIGHT.test(textOf(unit));

const CHARGE =
  /^(?:responsible for|responsables? d[eu]|chargee? d[eu]|responsible|responsables?|chargee?s?)$/;
const ABOVE = /^(?:manag|lead|direct|supervis|overs|gerer|gestion|dirig|encadr)/;

/** Whether "responsible for" stands before an action that a value says the person did, and not before people or a whole. */
export function isCharge(claim: Claim, unit: Unit, source: Source): boolean {
  if (!CHARGE.test(textOf(unit))) return false;
  const next = claim.units.find(({ start }) => start >= unit.end);
  const isAction =
    next?.meaning?.action === true || /(?:ing|tion|ment|age)$/.test(next?.words[0]?.word ?? '');
  return (
    next !== undefined &&
    isAction &&
    !ABOVE.test(next.words[0]?.word ?? '') &&
    isSaid(next, source.vocabulary)
  );
}

/** Verbs of coming to a job and leaving one: the job itself is looked at. */
const CAREER = /^(?:join(?:s|ed|ing)?|rejoin\w*|left|leaving|quitt\w*)$/;

export const isOfCareer = ({ place }: Claim, unit: Unit): boolean =>
  /^(?:letter|summary)$/.test(place.kind) && CAREER.test(textOf(unit));

const kindsOf = (words: Unit['words']): readonly number[] => familiesOf(keyOf(words.map(({ stem }) => stem)));

/** Whether an action is of one kind with the action of a value that says everything else of its clause. */
export function isKindred(claim: Claim, unit: Unit): boolean {
  const kinds = kindsOf(unit.words);
  if (claim.place.kind !== 'told' || kinds.length === 0) return false;
  const clause = claim.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, unit));
  if (clause === undefined) return false;
  const things = unitsOf(clause.words).filter(
    (one) =>
      one.meaning?.action !== true &&
      kindsOf(one.words).length === 0 &&
      !claim.quantities.some((amount) => meets(amount, one)),
  );
  return (
    things.length > 0 &&
    supportOf(claim, clause).some(
      (source) =>
        things.every((one) => isSaid(one, source.vocabulary)) &&
        source.words.some((word) => kindsOf([word]).some((kind) => kinds.includes(kind))),
    )
  );
}
