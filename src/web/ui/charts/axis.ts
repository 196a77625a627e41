/** About how many steps an axis has between nought and its further end. */
const STEPS = 5;

/** Round steps, 1, 2 or 5 times a power of ten apart, that hold all values and nought; `low` and `high` are the outermost. */
export function axisOf(values: readonly number[]): { low: number; high: number; steps: readonly number[] } {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const rough = Math.max(1, highest, -lowest) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.floor(lowest / step);
  const last = Math.max(1, Math.ceil(highest / step));
  // Negative nought would be written with its sign.
  const steps = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step + 0);
  return { low: first * step + 0, high: last * step, steps };
}
