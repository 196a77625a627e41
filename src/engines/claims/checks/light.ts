import type { Asked } from '#engines/claims/context.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

const LIGHT =
  /^(?:perform(?:s|ed|ing)?|conduct(?:s|ed|ing)?|carr(?:y|ies|ied|ying) out|undert(?:ake|akes|ook|aking)|did|effectu\w+|accompli\w*|proced\w+)$/;

const textOf = ({ words }: Unit): string => words.map(({ word }) => word).join(' ');

/** Whether a verb only carries the noun after it ("performed repairs"): the noun is looked at by itself. */
export const isLight = (unit: Unit): boolean => LIGHT.test(textOf(unit));

const CHARGE = /^(?:responsible for|responsables? d[eu]|chargee? d[eu]|responsible|responsables?)$/;
const ABOVE = /^(?:manag|lead|direct|supervis|overs|gerer|gestion|dirig|encadr)/;

/** Whether "responsible for" stands before a deed that a value says the person did, and not before people or a whole. */
export function isCharge(asked: Asked, unit: Unit, source: Source): boolean {
  if (!CHARGE.test(textOf(unit))) return false;
  const next =
    asked.units[asked.units.indexOf(unit) + 1] ?? asked.units.find(({ start }) => start >= unit.end);
  return (
    next?.meaning?.action === true && !ABOVE.test(next.words[0]?.word ?? '') && isSaid(next, source.said)
  );
}
