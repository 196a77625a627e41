/** What separates the fields of a line, those first that stand in numbers and sentences less often. */
export const SEPARATORS = ['\t', ';', '|', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * How well the first records of a file read by one separator make a table: records with two fields and more that are as many as in
 * most others, the more of them and the wider the better. 0 where it separates nothing.
 */
export function fitOf(widths: readonly number[]): number {
  const filled = widths.filter((width) => width > 0);
  const counts = new Map<number, number>();
  for (const width of filled) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const best = Math.max(
    0,
    ...[...counts].map(([width, count]) => (count / filled.length) ** 2 * Math.log2(width)),
  );
  return best;
}
