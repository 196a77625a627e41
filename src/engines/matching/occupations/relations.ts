import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import { alikeDuties } from './duty-index.ts';
import type { RoleGuess } from './resolve.ts';

/** Of closest work a little more than 0.75: skills that are only listed count a little less than 1. */
const TIERS = [0, 0.3, 0.5, 0.76] as const;
/** How much of a relation counts that only the posting's occupation lists, unless it is the closest. */
const REVERSE = 0.9;
const CLOSEST = 3;
/** Just below the closest: the person's own list is taken at its word. */
const NEXT = 2;
/** A relation that is only likely counts from here. */
const LEAST = 0.1;
/** Fitted by logistic regression on the occupations whose relations are known, half of them held out. */
const LIKELY = {
  // From some two in five a close relation is the better guess than none: what is likely is taken for so.
  enough: -0.4,
  steepness: 4,
  start: -9.6,
  duties: -21.4,
  dutiesRoot: 17.2,
  titles: -11.6,
  titlesRoot: 18.3,
  major: 0.76,
  minor: 0.71,
};

/** How close a posting's occupation (`b`) is to a person's (`a`): 1 the same, 0.76, 0.5 or 0.3 by tier of relation; where one's relations are not known, what their words let expect. */
export function relation(a: number, b: number, taxonomy: Taxonomy): number {
  if (a === b) return 1;
  const [one, other] = [taxonomy.occupations[a], taxonomy.occupations[b]];
  if (one === undefined || other === undefined) return 0;
  if (one.related.size > 0 && other.related.size > 0) {
    return listedRelation(one.related.get(b) ?? 0, other.related.get(a) ?? 0);
  }
  return one.related.size === 0 ? (likelyOf(a, taxonomy)[b] ?? 0) : (likelyOf(b, taxonomy)[a] ?? 0);
}

/**
 * The relation that two lists tell, by the tier each gives the other. Each lists its closest few: work that the posting's occupation
 * has among its closest is that close also where the person's occupation has others in between, or leaves it out.
 */
function listedRelation(own: number, others: number): number {
  if (others === CLOSEST && own < NEXT) return TIERS[CLOSEST];
  return own === 0 ? (TIERS[others] ?? 0) * REVERSE : (TIERS[own] ?? 0);
}

const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The relation to expect of an occupation with every other, 0 to 0.76, from how alike duties and titles are. */
function likelyOf(occupation: number, taxonomy: Taxonomy): Float32Array {
  const known = taxonomy.likely.get(occupation);
  if (known !== undefined) return known;
  const words = taxonomy.odds.occupations[occupation];
  const code = words?.code ?? '';
  const duties = alikeDuties(words?.duties ?? new Map(), taxonomy.duties);
  const titles = alikeDuties(words?.titles ?? new Map(), taxonomy.titleWords);
  const made = Float32Array.from(taxonomy.occupations, (other, index) => {
    const [alike, named] = [duties[index] ?? 0, titles[index] ?? 0];
    const sum =
      LIKELY.start +
      LIKELY.duties * alike +
      LIKELY.dutiesRoot * Math.sqrt(alike) +
      LIKELY.titles * named +
      LIKELY.titlesRoot * Math.sqrt(named) +
      (other.code.slice(0, 2) === code.slice(0, 2) ? LIKELY.major : 0) +
      (other.code.slice(0, 4) === code.slice(0, 4) ? LIKELY.minor : 0);
    const expected = TIERS[CLOSEST] * Math.max(chance(sum), chance((sum - LIKELY.enough) * LIKELY.steepness));
    return expected < LEAST ? 0 : expected;
  });
  taxonomy.likely.set(occupation, made);
  return made;
}

/** The closest pair of two readings: the relation times both weights, 0 to 1. */
export function closest(
  person: readonly RoleGuess[],
  posting: readonly RoleGuess[],
  taxonomy: Taxonomy,
): { value: number; person: number; posting: number } {
  let best = { value: 0, person: person[0]?.occupation ?? -1, posting: posting[0]?.occupation ?? -1 };
  for (const own of person) {
    for (const other of posting) {
      const value = own.weight * other.weight * relation(own.occupation, other.occupation, taxonomy);
      if (value > best.value) best = { value, person: own.occupation, posting: other.occupation };
    }
  }
  return best;
}
