import { z } from 'zod';
import type { Weights } from './words.ts';

/**
 * Vectors of title words as they are kept: roots parted by blanks, a scale for each, and for each as many characters as
 * there are dimensions, from "0" (-1 times the scale) to "o" (+1 times).
 */
export const keptVectors = z.object({
  dimensions: z.number().int().positive(),
  roots: z.string(),
  scales: z.array(z.number()),
  values: z.string(),
});
export type KeptVectors = z.infer<typeof keptVectors>;

const FIRST = 48;
const HALF = 31.5;

/** Vectors of words: texts about the same work point the same way. Longer ones say more about the work. */
export interface WordVectors {
  dimensions: number;
  /** The place of a root's vector in `values`, by root. */
  at: ReadonlyMap<string, number>;
  values: Float32Array;
}

/** Unpacks kept vectors. Throws when they have another shape. */
export function prepareVectors(raw: unknown): WordVectors {
  const { dimensions, roots, scales, values } = keptVectors.parse(raw);
  const at = new Map(roots.split(' ').map((root, index) => [root, index * dimensions]));
  const unpacked = Float32Array.from(
    { length: values.length },
    (_, index) =>
      ((values.charCodeAt(index) - FIRST) / HALF - 1) * (scales[Math.floor(index / dimensions)] ?? 0),
  );
  return { dimensions, at, values: unpacked };
}

/** Packs vectors of `dimensions` numbers each, one after the other, for keeping; each number keeps six bits. */
export function packVectors(
  roots: readonly string[],
  vectors: Float32Array,
  dimensions: number,
): KeptVectors {
  const scales = roots.map((_, word) => {
    const own = vectors.subarray(word * dimensions, (word + 1) * dimensions);
    return Number(Math.max(...own.map(Math.abs)).toPrecision(3));
  });
  const values = Array.from(vectors, (value, index) => {
    const share = value / (scales[Math.floor(index / dimensions)] || 1);
    return String.fromCharCode(FIRST + Math.round((Math.min(1, Math.max(-1, share)) + 1) * HALF));
  });
  return { dimensions, roots: roots.join(' '), scales, values: values.join('') };
}

/** The direction of a text's weighed roots, of length 1; all zeros when it has no known one. */
export function directionOf(roots: Weights, { dimensions, at, values }: WordVectors): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const [root, weight] of roots) {
    const place = at.get(root);
    if (place === undefined) continue;
    for (let axis = 0; axis < dimensions; axis += 1)
      sum[axis] = (sum[axis] ?? 0) + weight * (values[place + axis] ?? 0);
  }
  return unit(sum);
}

/** The middle direction of some. */
export function middleOf(directions: readonly Float32Array[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const direction of directions)
    direction.forEach((value, axis) => (sum[axis] = (sum[axis] ?? 0) + value));
  return unit(sum);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}

/** The cosine of two directions, not below 0. */
export function alikeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let axis = 0; axis < one.length; axis += 1) sum += (one[axis] ?? 0) * (other[axis] ?? 0);
  return Math.max(0, sum);
}
