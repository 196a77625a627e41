import { titleStems } from './words.ts';

/** Known titles by their words; made once and never changed but for the room it counts in. */
export interface TitleIndex {
  /** Occupation of each title. */
  occupations: Int16Array;
  /** Summed weight of each title's words. */
  weights: Float32Array;
  /** Stem to the titles that hold it. */
  byStem: ReadonlyMap<string, Int32Array>;
  /** How telling a stem is: ln(1 + titles / titles with it). */
  stemWeight: ReadonlyMap<string, number>;
  /** Room to add up in, all zeros between uses. */
  shared: Float32Array;
}

/** How like an occupation's own titles a title is: the three most alike, best first, each 0 to 1. */
export type Alike = readonly [number, number, number];

/** Indexes normalised titles of occupations. */
export function indexTitles(titles: readonly { title: string; occupation: number }[]): TitleIndex {
  const lists = new Map<string, number[]>();
  titles.forEach(({ title }, id) => {
    for (const word of titleStems(title)) {
      const list = lists.get(word);
      if (list === undefined) lists.set(word, [id]);
      else list.push(id);
    }
  });
  const stemWeight = new Map(
    [...lists].map(([word, ids]) => [word, Math.log(1 + titles.length / ids.length)]),
  );
  const weights = new Float32Array(titles.length);
  for (const [word, ids] of lists)
    for (const id of ids) weights[id] = (weights[id] ?? 0) + (stemWeight.get(word) ?? 0);
  return {
    occupations: Int16Array.from(titles, ({ occupation }) => occupation),
    weights,
    byStem: new Map([...lists].map(([word, ids]) => [word, Int32Array.from(ids)])),
    stemWeight,
    shared: new Float32Array(titles.length),
  };
}

/** A word that no title has says at least that the title is another. */
const UNKNOWN = 6;
/** "Front end cashier" is no front end developer: without its last word a title is less alike. */
const OTHER_HEAD = 0.9;
const OTHER_FRENCH_HEAD = 0.7;

/** How alike titles of occupations are to one, by the weight of the words they share (Dice); without common words, absent. */
export function alikeTitles(
  stems: readonly string[],
  french: boolean,
  index: TitleIndex,
): Map<number, Alike> {
  const { shared, weights, occupations } = index;
  const total = stems.reduce((sum, word) => sum + (index.stemWeight.get(word) ?? UNKNOWN), 0);
  const touched: number[] = [];
  for (const word of stems) {
    const weight = index.stemWeight.get(word) ?? 0;
    for (const id of index.byStem.get(word) ?? []) {
      if (shared[id] === 0) touched.push(id);
      shared[id] = (shared[id] ?? 0) + weight;
    }
  }
  // What a title is about stands last in English, first in French.
  const head = new Set(index.byStem.get((french ? stems[0] : stems.at(-1)) ?? ''));
  const best = new Map<number, [number, number, number]>();
  for (const id of touched) {
    const same = head.has(id) ? 1 : french ? OTHER_FRENCH_HEAD : OTHER_HEAD;
    const likeness = ((2 * (shared[id] ?? 0)) / (total + (weights[id] ?? 0))) * same;
    shared[id] = 0;
    const occupation = occupations[id] ?? 0;
    const three = best.get(occupation);
    if (three === undefined) best.set(occupation, [likeness, 0, 0]);
    else insert(three, likeness);
  }
  return best;
}

function insert(three: [number, number, number], value: number): void {
  if (value > three[0]) [three[0], three[1], three[2]] = [value, three[0], three[1]];
  else if (value > three[1]) [three[1], three[2]] = [value, three[1]];
  else if (value > three[2]) three[2] = value;
}
