import { titleStems } from './words.ts';

/** What is counted of an occupation: stems of its titles, with how many titles hold each, and of its duties. */
export interface OccupationWords {
  code: string;
  titles: ReadonlyMap<string, number>;
  duties: ReadonlyMap<string, number>;
  /** Most closely related occupations by index. */
  closest: readonly number[];
}

/** Log odds of a title's word under an occupation against titles at large, by word; filled as words are asked for. */
export interface WordOdds {
  occupations: readonly OccupationWords[];
  titleTotals: Float64Array;
  dutyTotals: Float64Array;
  background: ReadonlyMap<string, number>;
  backgroundTotal: number;
  groups: readonly (readonly ReadonlyMap<string, number>[])[];
  known: Map<string, Float32Array>;
}

const sum = (counts: ReadonlyMap<string, number>): number => {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
};

const addTo = (counts: Map<string, number>, more: ReadonlyMap<string, number>): void => {
  for (const [word, count] of more) counts.set(word, (counts.get(word) ?? 0) + count);
};

/** Lengths of an occupation code's beginning that name its minor and its major group. */
const GROUPS = [4, 2] as const;
/** A word's share under an occupation is mixed from its titles, its duties, those of its groups and of its closest occupations, and titles at large. */
const MIX = { titles: 0.5, duties: 0.15, groups: [0.1, 0.05], closest: 0.05, background: 0.15 };

/** Counts the words of occupations: a unigram model of each with back-off (Jelinek and Mercer 1980). */
export function countWords(occupations: readonly OccupationWords[]): WordOdds {
  const background = new Map<string, number>();
  const groups = GROUPS.map(() => new Map<string, Map<string, number>>());
  for (const { code, titles } of occupations) {
    addTo(background, titles);
    groups.forEach((byCode, level) => {
      const key = code.slice(0, GROUPS[level]);
      const counts = byCode.get(key) ?? new Map<string, number>();
      addTo(counts, titles);
      byCode.set(key, counts);
    });
  }
  return {
    occupations,
    titleTotals: Float64Array.from(occupations, ({ titles }) => sum(titles)),
    dutyTotals: Float64Array.from(occupations, ({ duties }) => sum(duties)),
    background,
    backgroundTotal: sum(background),
    groups: occupations.map(({ code }) =>
      groups.map((byCode, level) => byCode.get(code.slice(0, GROUPS[level])) ?? new Map<string, number>()),
    ),
    known: new Map(),
  };
}

const groupTotals = new WeakMap<ReadonlyMap<string, number>, number>();

function shareIn(counts: ReadonlyMap<string, number>, word: string): number {
  const total = groupTotals.get(counts) ?? sum(counts);
  groupTotals.set(counts, total);
  return total === 0 ? 0 : (counts.get(word) ?? 0) / total;
}

/** Log odds of a stem under each occupation; zero for all where no title and no duty has it. */
function oddsOf(word: string, odds: WordOdds): Float32Array {
  const known = odds.known.get(word);
  if (known !== undefined) return known;
  const base = ((odds.background.get(word) ?? 0) + 0.5) / (odds.backgroundTotal + 1);
  const made = Float32Array.from(odds.occupations, ({ titles, duties, closest }, index) => {
    let related = 0;
    for (const other of closest)
      related += shareOf(odds.occupations[other]?.titles, word, odds.titleTotals[other]);
    const groups = (odds.groups[index] ?? []).reduce(
      (total, counts, level) => total + (MIX.groups[level] ?? 0) * shareIn(counts, word),
      0,
    );
    const mixed =
      MIX.titles * shareOf(titles, word, odds.titleTotals[index]) +
      MIX.duties * shareOf(duties, word, odds.dutyTotals[index]) +
      groups +
      (closest.length === 0 ? 0 : (MIX.closest * related) / closest.length);
    return Math.log(mixed / base + MIX.background);
  });
  odds.known.set(word, made);
  return made;
}

function shareOf(
  counts: ReadonlyMap<string, number> | undefined,
  word: string,
  total: number | undefined,
): number {
  return total === undefined || total === 0 ? 0 : (counts?.get(word) ?? 0) / total;
}

/** Summed log odds of stems under each occupation; words nobody knows count for nothing. */
export function titleOdds(stems: readonly string[], odds: WordOdds): Float64Array {
  const total = new Float64Array(odds.occupations.length);
  for (const word of stems) {
    const row = oddsOf(word, odds);
    for (let index = 0; index < total.length; index += 1)
      total[index] = (total[index] ?? 0) + (row[index] ?? 0);
  }
  return total;
}

/** Stems of some titles with how many of them hold each. */
export function stemCounts(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const word of titleStems(title)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
