import { byStudent } from './means.ts';
import type { Range } from './shares.ts';

/** What is needed of values to compare their means: how many they are, their sum and that of their squares. */
export interface Moments {
  count: number;
  sum: number;
  squares: number;
}

/** Within a cell: how far its values lie from their mean, squared and summed. */
const scatter = ({ count, sum, squares }: Moments): number => Math.max(0, squares - (sum * sum) / count);

/**
 * How much the mean of one sample is more than another's where both fall into the same blocks (days of a week), so that what differs
 * between blocks is no difference of theirs: least squares with a level for each block, its 95 % range and how likely so much is by
 * chance. Blocks that only one of them has say nothing. Null with under two degrees of freedom left.
 */
export function blockedDifference(
  blocks: readonly (readonly [one: Moments, other: Moments])[],
): (Range & { difference: number; p: number; freedom: number }) | null {
  const both = blocks.filter(([one, other]) => one.count > 0 && other.count > 0);
  const cells = both.map(([one, other]) => ({
    weight: (one.count * other.count) / (one.count + other.count),
    difference: one.sum / one.count - other.sum / other.count,
    count: one.count + other.count,
    scatter: scatter(one) + scatter(other),
  }));
  const total = (of: (cell: (typeof cells)[number]) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0);
  const weight = total((cell) => cell.weight);
  const freedom = total((cell) => cell.count) - cells.length - 1;
  if (freedom < 2 || weight === 0) return null;
  const difference = total((cell) => cell.weight * cell.difference) / weight;
  const left = total((cell) => cell.scatter + cell.weight * (cell.difference - difference) ** 2);
  const error = Math.sqrt(left / freedom / weight);
  if (error === 0)
    return { difference, low: difference, high: difference, p: difference === 0 ? 1 : 0, freedom };
  return { ...byStudent(difference, error, freedom), freedom };
}
