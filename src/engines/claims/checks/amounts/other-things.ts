import { isTitleWord } from '#engines/claims/checks/ranks/held-titles.ts';
import { isAction } from '#engines/claims/checks/words/unit-kinds.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

export const ANYBODY =
  /^(?:employees?|staff|workers?|colleagues?|people|persons?|members?|employee?s?|personnes?|collegues?|membres?)$/;

export const isSomebody = (unit: Unit): boolean => unit.words.some(({ word }) => ANYBODY.test(word));
export const isPlural = ({ words }: Unit): boolean => /[^s]s$/.test(words.at(-1)?.word ?? '');

/** Whether several things are counted of which no word of the profile is, and not what the fact counts: "140 stations" of "140 stars". */
export function isAnotherThing(
  claim: Claim,
  units: readonly Unit[],
  own: Unit | undefined,
  source: Source,
): boolean {
  const thing = units.slice(0, 2).find(isPlural);
  if (thing === undefined || own === undefined || !isPlural(own)) return false;
  if (isAction(thing) || isSomebody(thing)) return false;
  return !claim.known.sources.some(
    ({ section, index, vocabulary }) =>
      section === source.section && index === source.index && isSaid(thing, vocabulary),
  );
}

/** Whether people are counted by the person's own title where the fact does not name them so: "three welders" of a welder. */
export const isOfPeers = ({ known }: Claim, thing: Unit, source: Source): boolean =>
  isPlural(thing) &&
  thing.words.some(({ word }) => isTitleWord(word.replace(/s$/, ''))) &&
  !isSaid(thing, source.vocabulary) &&
  known.sources.some(
    ({ field, vocabulary }) => /^(?:position|label)$/.test(field) && isSaid(thing, vocabulary),
  );

/** Whether another fact of the place says a thing in the same words. */
export const isToldElsewhere = (claim: Claim, thing: Unit, source: Source): boolean =>
  claim.place.sources.some(
    (other) =>
      other !== source &&
      other.field === 'highlights' &&
      thing.words.every(({ stem }) => other.vocabulary.stems.has(stem)),
  );
