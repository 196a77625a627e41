import { studentBound, studentP } from './distributions.ts';
import type { Range } from './shares.ts';

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The variance of a sample; 0 of fewer than two. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** Reorders values so that those before a place are at most the one at it, and those after it at least that (Hoare 1961). */
function splitAt(values: Float64Array, place: number): void {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1] ?? 0;
    let [low, high] = [from, to];
    while (low <= high) {
      let [one, other] = [values[low] ?? 0, values[high] ?? 0];
      while (one < pivot) one = values[(low += 1)] ?? 0;
      while (other > pivot) other = values[(high -= 1)] ?? 0;
      if (low > high) break;
      values[low] = other;
      values[high] = one;
      low += 1;
      high -= 1;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else return;
  }
}

/** The value below which half of them are; NaN of none. Not sorted for it: shops' screens ask for thousands of medians. */
export function median(values: readonly number[]): number {
  const split = new Float64Array(values);
  const half = split.length >> 1;
  splitAt(split, half);
  const upper = split[half] ?? Number.NaN;
  return split.length % 2 === 1
    ? upper
    : (split.subarray(0, half).reduce((most, one) => Math.max(most, one), -Infinity) + upper) / 2;
}

/** A median absolute deviation times this is the standard deviation of what is spread normally. */
const NORMAL = 1.4826;

/** The values within so many standard deviations of the median, these told by the median absolute deviation. */
export function withoutOutliers(values: readonly number[], deviations: number): number[] {
  const middle = median(values);
  const spread = NORMAL * median(values.map((value) => Math.abs(value - middle)));
  return values.filter((value) => Math.abs(value - middle) <= deviations * spread);
}

/** A difference with its standard error as its 95 % range and how likely so much is by chance, by Student's t with so many degrees of freedom. */
export function byStudent(
  difference: number,
  error: number,
  freedom: number,
): Range & { difference: number; p: number } {
  const half = studentBound(0.05, freedom) * error;
  return {
    difference,
    low: difference - half,
    high: difference + half,
    p: studentP(difference / error, freedom),
  };
}

/**
 * How much the mean of one sample is more than another's, its 95 % range and how likely so much is by chance (Welch 1947). Null where
 * either has fewer than two values or neither varies.
 */
export function meanDifference(
  one: readonly number[],
  other: readonly number[],
): (Range & { difference: number; p: number }) | null {
  if (one.length < 2 || other.length < 2) return null;
  const [a, b] = [variance(one) / one.length, variance(other) / other.length];
  if (a + b === 0) return null;
  const freedom = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  const difference = mean(one) - mean(other);
  const error = Math.sqrt(a + b);
  return byStudent(difference, error, freedom);
}
