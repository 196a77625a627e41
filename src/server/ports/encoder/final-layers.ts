import { VECTOR_LENGTH } from './encoder.ts';
import type { Asset } from './asset.ts';
import { ROWS_TOGETHER } from './kernel/arithmetic.ts';
import type { Arithmetic } from './kernel/arithmetic.ts';
import { JOINED } from './weights.ts';
import type { Matrix } from './weights.ts';

const HIDDEN = 320;
const SLOTS = [JOINED, VECTOR_LENGTH, HIDDEN, HIDDEN, VECTOR_LENGTH, VECTOR_LENGTH];

/** How many floats of memory the last layers work in. */
export const FINAL_FLOATS = ROWS_TOGETHER * SLOTS.reduce((total, width) => total + width, 0);

const relu = (value: number): number => Math.max(value, 0);

/** The last layers, which make a vector of length 1 of the joined rows of a text: from their sum, and how many they are. */
export function finalLayers(
  asset: Asset,
  { memory, multiply }: Arithmetic,
  matrix: (name: string) => Matrix,
  start: number,
): (sum: Float64Array, rows: number) => Float32Array<ArrayBuffer> {
  const bias = asset.floats('cnn_b');
  // One row of numbers each, and as many rows of zeros behind it as are worked on together.
  const slots = SLOTS.map(
    (width, slot) => start + ROWS_TOGETHER * SLOTS.slice(0, slot).reduce((total, other) => total + other, 0),
  );
  const [joined = 0, mixed = 0, first = 0, second = 0, third = 0, last = 0] = slots;

  const add = (name: string, left: number, out: number) => {
    const { at, depth, columns } = matrix(name);
    const strides = { leftStride: depth, outStride: columns };
    multiply({ left, weights: at, out, depth, columns, rows: ROWS_TOGETHER, ...strides });
  };
  const apply = (at: number, width: number, change: (value: number, column: number) => number) => {
    for (let column = 0; column < width; column += 1)
      memory[at + column] = change(memory[at + column] ?? 0, column);
  };

  return (sum, rows) => {
    memory.fill(0, start, start + FINAL_FLOATS);
    memory.set(sum, joined);
    add('cnn_W', joined, mixed);
    apply(mixed, VECTOR_LENGTH, (value, column) => (value + rows * (bias[column] ?? 0)) / Math.sqrt(rows));
    add('d0', mixed, first);
    apply(first, HIDDEN, relu);
    add('p1', mixed, second);
    add('d1', first, second);
    apply(second, HIDDEN, relu);
    add('d2', second, third);
    apply(third, VECTOR_LENGTH, relu);
    add('p3', second, last);
    add('d3', third, last);
    apply(last, VECTOR_LENGTH, Math.tanh);
    const vector = new Float32Array(memory.subarray(last, last + VECTOR_LENGTH));
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  };
}
