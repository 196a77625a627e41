import type { LinearModel, Row } from '#engines/classifier/index.ts';
import { AFTER, FIRST, LAST } from '#engines/tables/columns/neighbours.ts';

/** Pairs that are added to what was met of each, by how often they would stand together by chance: so a pair met seldom says little. */
const BY_CHANCE = 4;
/** What would stand together less often than this by chance is taken to do so that often at least. */
const SELDOM = 0.05;
/** How much of it counts: what a table is about, which is weighed later, says some of the same. */
const COUNTS = 0.75;
/** A weight nearer to 0 than this is not kept. */
const LEAST_SAID = 0.08;
/** What cards say of it. */
export const OF_NEIGHBOURS = `How much more often than by chance one class stands right of another is counted, and weighed with ${COUNTS}`;
const [BEGIN, END] = ['^', '$'];

/** How often meanings stand beside each other in tables, from the first column to the last. */
function pairsIn(tables: readonly (readonly string[])[]): Map<string, Map<string, number>> {
  const pairs = new Map<string, Map<string, number>>();
  for (const columns of tables) {
    const meanings = [BEGIN, ...columns, END];
    for (const [at, right] of meanings.entries()) {
      const left = meanings[at - 1];
      if (left === undefined) continue;
      const found = pairs.get(left) ?? new Map<string, number>();
      pairs.set(left, found.set(right, (found.get(right) ?? 0) + 1));
    }
  }
  return pairs;
}

/** How much more often, as a logarithm, one meaning stands right of another than by chance, in tables as the meanings of their columns. */
export function neighboursOf(
  tables: readonly (readonly string[])[],
  labels: readonly string[],
): LinearModel['rows'] {
  const pairs = pairsIn(tables);
  const all = [...labels, BEGIN, END];
  const count = (left: string, right: string): number => pairs.get(left)?.get(right) ?? 0;
  const lefts = new Map(all.map((left) => [left, all.reduce((sum, right) => sum + count(left, right), 0)]));
  const rights = new Map(all.map((right) => [right, all.reduce((sum, left) => sum + count(left, right), 0)]));
  const total = [...lefts.values()].reduce((sum, value) => sum + value, 0);
  const says = (left: string, right: string): number => {
    const chance = ((lefts.get(left) ?? 0) * (rights.get(right) ?? 0)) / total;
    if (chance === 0) return 0;
    const added = BY_CHANCE * Math.min(1, chance + SELDOM);
    return COUNTS * Math.log((count(left, right) + added) / (chance + added));
  };
  const rowOf = (said: (label: string) => number): Row => {
    const kept = labels.map((label, place) => [place, said(label)] as const);
    const told = kept.filter(([, weight]) => Math.abs(weight) >= LEAST_SAID);
    return { scale: 1, classes: told.map(([place]) => place), weights: told.map(([, weight]) => weight) };
  };
  return new Map([
    [FIRST, rowOf((label) => says(BEGIN, label))],
    [LAST, rowOf((label) => says(label, END))],
    ...labels.map((left) => [`${AFTER}${left}`, rowOf((label) => says(left, label))] as const),
  ]);
}
