import type { Taxonomy } from '#engines/matching/index.ts';
import { chanceOf, fitChances, type Example, type Weights } from './logistic.ts';
import { knownOf, placesOf, plainSigns, votedSigns, type Chances, type Known } from './signs.ts';

const CLOSEST = 3;
/** After the words alone, what others' lists tell is counted twice: the second time with better chances. */
const PASSES = 2;
/** Of less likely ones nothing is kept, in percent. */
const LEAST = 3;

type SignsOf = (one: number) => (other: number) => Float32Array;

/**
 * For each occupation whose related ones are not known, those likely to be among its closest, likeliest first, with the chance in
 * percent. Learned from the occupations with known relations alone, each judged as if its own were not.
 */
export function likelyRelations(
  taxonomy: Taxonomy,
  zones: readonly number[],
): Map<number, [other: number, percent: number][]> {
  const chances = learnedChances(knownOf(taxonomy, zones));
  const likely = new Map<number, [number, number][]>();
  taxonomy.occupations.forEach(({ related }, one) => {
    if (related.size > 0) return;
    const listed = [...(chances[one] ?? [])]
      .map((chance, other): [number, number] => [other, Math.round(100 * chance)])
      .filter(([other, percent]) => other !== one && percent >= LEAST);
    likely.set(
      one,
      listed.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]),
    );
  });
  return likely;
}

function learnedChances(known: Known): Chances {
  let chances = learned(known, (one) => (other) => Float32Array.from(plainSigns(known, one, other)));
  for (let pass = 0; pass < PASSES; pass += 1) {
    const [before, places] = [chances, placesOf(chances)];
    chances = learned(known, (one) => {
      const voted = votedSigns(known, one, before, places);
      return (other) => Float32Array.from([...plainSigns(known, one, other), ...voted(other)]);
    });
  }
  return chances;
}

/** Learns what makes one the closest of another, from both their lists, and says it of all. */
function learned(known: Known, signsOf: SignsOf): Chances {
  const { occupations } = known.taxonomy;
  const listed = [...occupations.keys()].filter((one) => (occupations[one]?.related.size ?? 0) > 0);
  const examples: Example[] = [];
  for (const one of listed) {
    const signs = signsOf(one);
    for (const other of listed)
      if (other !== one) examples.push({ row: signs(other), yes: judged(known, one, other) });
  }
  const weights: Weights = fitChances(examples, examples[0]?.row.length ?? 0);
  return occupations.map((_, one) => {
    const signs = signsOf(one);
    return Float32Array.from(occupations, (__, other) =>
      other === one ? 0 : chanceOf(signs(other), weights),
    );
  });
}

function judged({ taxonomy }: Known, one: number, other: number): Example['yes'] {
  const [own, others] = [
    taxonomy.occupations[one]?.related.get(other),
    taxonomy.occupations[other]?.related.get(one),
  ];
  if (own === CLOSEST && others === CLOSEST) return 2;
  return own === CLOSEST || others === CLOSEST ? 1 : 0;
}
