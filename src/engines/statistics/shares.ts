import { normalP } from './distributions.ts';

/** So many of so many. */
export interface Share {
  part: number;
  whole: number;
}
export interface Range {
  low: number;
  high: number;
}

const Z95 = 1.959963984540054;

/** The 95 % range of a share, 0 to 1, by Wilson (1927); all of it where nothing was counted. */
export function wilson({ part, whole }: Share): Range {
  if (whole <= 0) return { low: 0, high: 1 };
  const share = part / whole;
  const spread = Z95 ** 2 / whole;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole))) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How much a share is more than another, −1 to 1, with its 95 % range by Newcombe (1998, method 10). */
export function shareDifference(one: Share, other: Share): Range & { difference: number } {
  const [p, q] = [one, other].map(({ part, whole }) => (whole > 0 ? part / whole : 0));
  const [of, against] = [wilson(one), wilson(other)];
  const [first, second] = [p ?? 0, q ?? 0];
  const difference = first - second;
  return {
    difference,
    low: difference - Math.sqrt((first - of.low) ** 2 + (against.high - second) ** 2),
    high: difference + Math.sqrt((of.high - first) ** 2 + (second - against.low) ** 2),
  };
}

/** How likely two shares differ so by chance alone, 0 to 1: the pooled test of two proportions. */
export function sharesP(one: Share, other: Share): number {
  const whole = one.whole + other.whole;
  if (one.whole <= 0 || other.whole <= 0) return 1;
  const pooled = (one.part + other.part) / whole;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.whole + 1 / other.whole));
  return error === 0 ? 1 : normalP((one.part / one.whole - other.part / other.whole) / error);
}
