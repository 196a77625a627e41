import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import type { RoleGuess } from './resolve.ts';

/** Of closest work a little more than 0.75: skills that are only listed count a little less than 1. */
const TIERS = [0, 0.3, 0.5, 0.76] as const;
/** How much of a relation counts that only the other list tells. */
const REVERSE = 0.6;
const CLOSEST = 3;
/**
 * Chance of being among the closest from which on work is taken for so, how fast that comes, and the most that less likely work counts
 * for. Of those that are clearly close or clearly not, one in five at this chance is as often the one as the other.
 */
const LIKELY = { enough: 0.2, steepness: 2, most: 0.6 };

/**
 * Whose word on what is close counts. `wished`: the list of the person's occupation tells what else who wants such work would take.
 * `drawn`: the list of the posting's tells whom employers draw on, for a person who has not said what they want.
 */
export const VIEWS = ['wished', 'drawn'] as const;
export type View = (typeof VIEWS)[number];

/** How close a posting's occupation (`b`) is to a person's (`a`): 1 the same, 0.76, 0.5 or 0.3 by tier of relation; where one's relations are not known, what their words let expect. */
export function relation(a: number, b: number, taxonomy: Taxonomy, view: View): number {
  if (a === b) return 1;
  const [one, other] = [taxonomy.occupations[a], taxonomy.occupations[b]];
  if (one === undefined || other === undefined) return 0;
  if (one.related.size > 0 && other.related.size > 0) {
    const [own, posted] = [one.related.get(b) ?? 0, other.related.get(a) ?? 0];
    return view === 'wished' ? listedRelation(own, posted) : listedRelation(posted, own);
  }
  return likelyRelation(Math.max(one.likely.get(b) ?? 0, other.likely.get(a) ?? 0));
}

/** The relation to expect of work that is among the closest with a chance of 0 to 1. */
function likelyRelation(chance: number): number {
  if (chance === 0) return 0;
  const odds = logit(chance) - logit(LIKELY.enough);
  return (
    TIERS[CLOSEST] * Math.max(Math.min(LIKELY.most, chance), 1 / (1 + Math.exp(-LIKELY.steepness * odds)))
  );
}

/** The relation that the list told by tells; what only the other tells counts for less than the same from it. */
function listedRelation(told: number, others: number): number {
  return told === 0 ? (TIERS[others] ?? 0) * REVERSE : (TIERS[told] ?? 0);
}

const logit = (chance: number): number => Math.log(chance / (1 - chance));

/** The closest pair of two readings: the relation times both weights, 0 to 1. */
export function closest(
  person: readonly RoleGuess[],
  posting: readonly RoleGuess[],
  taxonomy: Taxonomy,
  view: View,
): { value: number; person: number; posting: number } {
  let best = { value: 0, person: person[0]?.occupation ?? -1, posting: posting[0]?.occupation ?? -1 };
  for (const own of person) {
    for (const other of posting) {
      const value = own.weight * other.weight * relation(own.occupation, other.occupation, taxonomy, view);
      if (value > best.value) best = { value, person: own.occupation, posting: other.occupation };
    }
  }
  return best;
}
