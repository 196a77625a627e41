/**
 * Which of many tests stand when all were looked at: their places by Benjamini and Hochberg (1995), so that of those that stand at
 * most `level` are by chance. `ps` are the probabilities of each under chance, 0 to 1; `weights`, above 0, say how much of what may be by
 * chance each is given beside the others (Genovese, Roeder and Wasserman 2006), all alike where they are left out.
 */
export function standing(
  ps: readonly number[],
  { level = 0.05, weights = [] }: { level?: number; weights?: readonly number[] } = {},
): Set<number> {
  const weightOf = (place: number): number => weights[place] ?? 1;
  const each = ps.reduce((sum, _, place) => sum + weightOf(place), 0) / ps.length;
  const sorted = ps
    .map((p, place) => ({ p: (p * each) / weightOf(place), place }))
    .toSorted((one, other) => one.p - other.p);
  const last = sorted.findLastIndex(({ p }, rank) => p <= (level * (rank + 1)) / ps.length);
  return new Set(sorted.slice(0, last + 1).map(({ place }) => place));
}
