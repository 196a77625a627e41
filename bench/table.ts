/** One measured thing beside its baseline of the same run. */
export interface Row {
  name: string;
  unit: string;
  ours: number;
  baseline: number;
  /** What the baseline is. */
  against: string;
}

/** The middle one of some figures; of an even number the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined)
    throw new Error('There is no figure to take the median of.');
  return (lower + upper) / 2;
}

const shown = (figure: number) =>
  figure.toLocaleString('en-CA', { maximumSignificantDigits: 3, useGrouping: true });

/** Rows under each other, for the terminal. The ratio is ours by the baseline, none where that is 0. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [
    ['what', 'unit', 'ours', 'baseline', 'ratio', 'baseline is'],
    ...rows.map(({ name, unit, ours, baseline, against }) => [
      name,
      unit,
      shown(ours),
      shown(baseline),
      baseline === 0 ? '-' : `${shown(ours / baseline)} x`,
      against,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column >= 2 && column <= 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Milliseconds that some work takes. */
export async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
