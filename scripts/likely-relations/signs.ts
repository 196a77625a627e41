import { alikeDuties, indexDuties, type Taxonomy } from '#engines/matching/index.ts';

/** What is known of occupations that may tell which are related. */
export interface Known {
  taxonomy: Taxonomy;
  /** Job zone of each, 1 to 5. */
  zones: readonly number[];
  /** How alike duties, and titles, of two are: cosines, 0 to 1. */
  duties: readonly Float64Array[];
  titles: readonly Float64Array[];
}

/** How likely each occupation (second index) is among the closest of another (first), 0 to 1, as far as found out. */
export type Chances = readonly Float32Array[];

export function knownOf(taxonomy: Taxonomy, zones: readonly number[]): Known {
  const words = taxonomy.odds.occupations;
  const named = indexDuties(words.map(({ titles }) => titles));
  return {
    taxonomy,
    zones,
    duties: words.map(({ duties }) => alikeDuties(duties, taxonomy.duties)),
    titles: words.map(({ titles }) => alikeDuties(titles, named)),
  };
}

/** Lengths of an O*NET-SOC code's beginning that two of a major, minor and broad group share. */
const GROUPS = [2, 4, 6] as const;
const FAR_ZONES = 2;

/** What words and codes tell of two occupations; the first sign is a constant. */
export function plainSigns({ taxonomy, zones, duties, titles }: Known, one: number, other: number): number[] {
  const [alike, named] = [duties[one]?.[other] ?? 0, titles[one]?.[other] ?? 0];
  const [code, otherCode] = [taxonomy.occupations[one]?.code ?? '', taxonomy.occupations[other]?.code ?? ''];
  const zonesApart = Math.abs((zones[one] ?? 0) - (zones[other] ?? 0));
  const groups = GROUPS.map((length) => (code.slice(0, length) === otherCode.slice(0, length) ? 1 : 0));
  const apart = [zonesApart === 0 ? 1 : 0, zonesApart >= FAR_ZONES ? 1 : 0];
  return [1, alike, Math.sqrt(alike), named, Math.sqrt(named), ...groups, ...apart];
}

const NEAREST = 15;
/** How much a relation counts as a vote, by tier. */
const VOTES = [0, 0.35, 0.6, 1] as const;

/**
 * What the relations of others tell of one occupation and every other, given the chances found so far: its place among the likeliest
 * from either side, what the lists of its likeliest kin name, and how likely it goes with what the other lists. Its own list, and its
 * place in others', are left out, so that occupations without a list are judged by what there is of them.
 */
export function votedSigns(
  { taxonomy }: Known,
  one: number,
  chances: Chances,
  placesIn: readonly Int16Array[],
) {
  const row = chances[one] ?? new Float32Array();
  const others = [...row.keys()].filter((other) => other !== one);
  const likeliest = others.toSorted((a, b) => (row[b] ?? 0) - (row[a] ?? 0));
  const place = new Int16Array(row.length);
  likeliest.forEach((other, at) => (place[other] = at + 1));
  const related = (of: number): ReadonlyMap<number, number> => taxonomy.occupations[of]?.related ?? new Map();
  const kin = likeliest.filter((other) => related(other).size > 0).slice(0, NEAREST);
  const named = new Float32Array(row.length);
  let all = 0;
  for (const other of kin) {
    all += row[other] ?? 0;
    for (const [third, tier] of related(other))
      named[third] = (named[third] ?? 0) + (row[other] ?? 0) * (VOTES[tier] ?? 0);
  }
  return (other: number): number[] => {
    let [goes, listed] = [0, 0];
    for (const [third, tier] of related(other)) {
      if (third === one) continue;
      goes += (row[third] ?? 0) * (VOTES[tier] ?? 0);
      listed += VOTES[tier] ?? 0;
    }
    return [
      Math.log(place[other] ?? 1),
      Math.log(placesIn[other]?.[one] ?? 1),
      all === 0 ? 0 : Math.sqrt((named[other] ?? 0) / all),
      listed === 0 ? 0 : Math.sqrt(goes / listed),
    ];
  };
}

/** Of each occupation the places, from 1, that it has by chance among the likeliest of every other. */
export function placesOf(chances: Chances): Int16Array[] {
  return chances.map((_, of) => {
    const place = new Int16Array(chances.length);
    [...chances.keys()]
      .filter((other) => other !== of)
      .toSorted((a, b) => (chances[b]?.[of] ?? 0) - (chances[a]?.[of] ?? 0))
      .forEach((other, at) => (place[other] = at + 1));
    return place;
  });
}
