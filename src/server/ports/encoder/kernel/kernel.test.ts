import { describe, expect, it } from 'vitest';
import { packMatrix } from './arithmetic.ts';
import type { Arithmetic, Product } from './arithmetic.ts';
import { plainArithmetic } from './plain-kernel.ts';
import { vectorArithmetic } from './vector-kernel.ts';

const FLOATS = 4096;
const OUT = 3000;

/** What is in memory after a product of small whole numbers, of which every sum is exact. */
function after({ memory, multiply }: Arithmetic, product: Product, matrix: Int8Array): Float32Array {
  for (let at = 0; at < FLOATS; at += 1) memory[at] = ((at * 7) % 11) - 5;
  packMatrix(matrix, 0.5, product.columns, memory, product.weights);
  multiply(product);
  return memory.slice(0, FLOATS);
}

/** The same number by number, from the matrix as it was. */
function expected(product: Product, matrix: Int8Array): Float32Array {
  const { left, leftStride, out, outStride, rows, depth, columns } = product;
  const memory = after({ memory: new Float32Array(FLOATS), multiply: () => undefined }, product, matrix);
  const whole = memory.slice();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (let step = 0; step < depth; step += 1)
        whole[out + row * outStride + column] =
          (whole[out + row * outStride + column] ?? 0) +
          (memory[left + row * leftStride + step] ?? 0) * (matrix[step * columns + column] ?? 0) * 0.5;
  return whole;
}

describe('the kernels of the sentence encoder', () => {
  const vectors = vectorArithmetic(FLOATS);

  it('can both run here', () => {
    expect(vectors).not.toBeNull();
  });

  it.each([
    ['the smallest product', { rows: 4, depth: 4, columns: 8, leftStride: 4, outStride: 8 }],
    ['rows that lie over each other', { rows: 8, depth: 24, columns: 16, leftStride: 8, outStride: 16 }],
    ['a part of wider rows', { rows: 12, depth: 12, columns: 24, leftStride: 20, outStride: 40 }],
  ])('add the product to what is there, and nothing else: %s', (_, shape) => {
    const product = { ...shape, left: 4, weights: 1000, out: OUT };
    const matrix = Int8Array.from({ length: shape.depth * shape.columns }, (__, at) => ((at * 5) % 13) - 6);
    const wanted = expected(product, matrix);
    expect(after(plainArithmetic(FLOATS), product, matrix)).toEqual(wanted);
    expect(vectors && after(vectors, product, matrix)).toEqual(wanted);
  });
});
