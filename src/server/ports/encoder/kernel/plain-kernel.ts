import { COLUMNS_TOGETHER, ROWS_TOGETHER } from './arithmetic.ts';
import type { Arithmetic, Product } from './arithmetic.ts';

/** Columns whose sums are kept at once: with four rows as many sums as a processor keeps at hand. */
const COLUMNS_AT_ONCE = 2;

/** Adds to `out` the sums, in 64 bits, of four rows with two columns. */
function addSums(
  memory: Float32Array,
  { leftStride, outStride, depth }: Product,
  first: number,
  weights: number,
  out: number,
): void {
  const second = first + leftStride;
  const third = second + leftStride;
  const fourth = third + leftStride;
  let [a0, a1, b0, b1, c0, c1, d0, d1] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let step = 0, at = weights; step < depth; step += 1, at += COLUMNS_TOGETHER) {
    const one = memory[at] ?? 0;
    const two = memory[at + 1] ?? 0;
    const a = memory[first + step] ?? 0;
    const b = memory[second + step] ?? 0;
    const c = memory[third + step] ?? 0;
    const d = memory[fourth + step] ?? 0;
    a0 += a * one;
    a1 += a * two;
    b0 += b * one;
    b1 += b * two;
    c0 += c * one;
    c1 += c * two;
    d0 += d * one;
    d1 += d * two;
  }
  const add = (at: number, value: number) => {
    memory[at] = (memory[at] ?? 0) + value;
  };
  add(out, a0);
  add(out + 1, a1);
  add(out + outStride, b0);
  add(out + outStride + 1, b1);
  add(out + 2 * outStride, c0);
  add(out + 2 * outStride + 1, c1);
  add(out + 3 * outStride, d0);
  add(out + 3 * outStride + 1, d1);
}

/** A memory for so many floats and a kernel for it in plain JavaScript, for machines without WebAssembly's vectors. */
export function plainArithmetic(floats: number): Arithmetic {
  const memory = new Float32Array(floats);
  const multiply = (product: Product) => {
    const { left, leftStride, weights, out, outStride, rows, depth, columns } = product;
    for (let column = 0; column < columns; column += COLUMNS_AT_ONCE) {
      const within = column % COLUMNS_TOGETHER;
      const columnAt = weights + (column - within) * depth + within;
      for (let row = 0; row < rows; row += ROWS_TOGETHER)
        addSums(memory, product, left + row * leftStride, columnAt, out + row * outStride + column);
    }
  };
  return { memory, multiply };
}
