import type { Random } from '#practice/world/random.ts';

/**
 * A seed and a whole number mixed into 32 bits, by the finalizer of MurmurHash3 (Austin Appleby, public domain). What is drawn by
 * it depends on nothing drawn before, so two courses of events can share their chances.
 */
export function mix(seed: number, value: number): number {
  let mixed = seed ^ Math.imul(value + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number from 0 up to but not including 1 that belongs to a seed and two whole numbers. */
export const uniform = (seed: number, one: number, other: number): number =>
  mix(mix(seed, one), other) / 4294967296;

/** A draw of the normal distribution with mean 0 and deviation 1, by Box and Muller (1958). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** The first place whose running sum is above a share (0 to 1) of the whole sum; the sums must grow to a whole above 0. */
export function placeIn(sums: Float64Array, share: number): number {
  const wanted = share * (sums.at(-1) ?? 0);
  let place = 0;
  while (place < sums.length - 1 && (sums[place] ?? 0) <= wanted) place += 1;
  return place;
}

/** Running sums of some weights. */
export function runningSums(weights: readonly number[]): Float64Array {
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight));
}
