/**
 * Which of many tests stand when all were looked at: their places by Benjamini and Hochberg (1995), so that of those that stand at
 * most `level` are by chance. `ps` are the probabilities of each under chance, 0 to 1.
 */
export function standing(ps: readonly number[], level = 0.05): Set<number> {
  const sorted = ps.map((p, place) => ({ p, place })).toSorted((one, other) => one.p - other.p);
  const last = sorted.findLastIndex(({ p }, rank) => p <= (level * (rank + 1)) / ps.length);
  return new Set(sorted.slice(0, last + 1).map(({ place }) => place));
}
