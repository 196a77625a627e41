import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import { alikeDuties } from './duty-index.ts';
import type { RoleGuess } from './resolve.ts';

const TIERS = [0, 0.3, 0.5, 0.75] as const;
/** How much of a relation counts that only the posting's occupation lists. */
const REVERSE = 0.9;
/** A relation that is only likely counts from here. */
const LEAST = 0.1;
/** Fitted by logistic regression on the occupations whose relations are known, half of them held out. */
const LIKELY = {
  start: -9.6,
  duties: -21.4,
  dutiesRoot: 17.2,
  titles: -11.6,
  titlesRoot: 18.3,
  major: 0.76,
  minor: 0.71,
};

/** How close a posting's occupation (`b`) is to a person's (`a`): 1 the same, 0.75, 0.5 or 0.3 by tier of relation; where one's relations are not known, what their words let expect. */
export function relation(a: number, b: number, taxonomy: Taxonomy): number {
  if (a === b) return 1;
  const [one, other] = [taxonomy.occupations[a], taxonomy.occupations[b]];
  if (one === undefined || other === undefined) return 0;
  if (one.related.size > 0 && other.related.size > 0) {
    const listed = one.related.get(b);
    // Each lists its closest few: one that is left out of the other's list is hardly farther from it.
    return listed === undefined ? (TIERS[other.related.get(a) ?? 0] ?? 0) * REVERSE : (TIERS[listed] ?? 0);
  }
  return one.related.size === 0 ? (likelyOf(a, taxonomy)[b] ?? 0) : (likelyOf(b, taxonomy)[a] ?? 0);
}

/** The relation to expect of an occupation with every other, 0 to 0.75, from how alike duties and titles are. */
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
    const expected = TIERS[3] / (1 + Math.exp(-sum));
    return expected < LEAST ? 0 : expected;
  });
  taxonomy.likely.set(occupation, made);
  return made;
}

/** How much a doubtful guess counts against a sure one; fitted with the rest. */
const SHARPNESS = 0.2;

/** How much a guess counts, 0 to 1: the likeliest 1. */
export const weightOf = ({ weight }: RoleGuess): number => weight ** SHARPNESS;

/** The closest pair of two readings: the relation times a root of both weights, 0 to 1. */
export function closest(
  person: readonly RoleGuess[],
  posting: readonly RoleGuess[],
  taxonomy: Taxonomy,
): { value: number; person: number; posting: number } {
  let best = { value: 0, person: person[0]?.occupation ?? -1, posting: posting[0]?.occupation ?? -1 };
  for (const own of person) {
    for (const other of posting) {
      const value =
        (own.weight * other.weight) ** SHARPNESS * relation(own.occupation, other.occupation, taxonomy);
      if (value > best.value) best = { value, person: own.occupation, posting: other.occupation };
    }
  }
  return best;
}
