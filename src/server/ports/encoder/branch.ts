import type { Asset } from './asset.ts';
import type { Arithmetic } from './kernel/arithmetic.ts';
import { BRANCH, BRANCHES, WIDTH } from './weights.ts';
import type { Matrix } from './weights.ts';
import { PROJECTED, together } from './work-space.ts';
import type { WorkSpace } from './work-space.ts';

/** One of the branches of the model. */
export interface Branch {
  /** Writes its part of the projected rows. */
  project(rows: number): void;
  /** Goes through its two windows, from the projected rows of which it is told mean and factor. */
  convolve(rows: number, spreads: readonly (readonly [mean: number, factor: number])[]): void;
}

/** The branch of this number: norm, then twice `relu(window · weights + bias)` added to what went in. */
export function branchOf(
  number: number,
  asset: Asset,
  { memory, multiply }: Arithmetic,
  matrix: (name: string) => Matrix,
  space: WorkSpace,
): Branch {
  const { rows: seen, before: reach } = BRANCHES[number] ?? BRANCHES[0];
  const margin = reach * BRANCH;
  const after = space.branches[number] ?? 0;
  const part = space.projected + number * BRANCH;
  const [gain, shift] = [asset.floats(`ln_g${seen}`), asset.floats(`ln_b${seen}`)];
  const bias = asset.floats(`proj_b${seen}`);
  const [firstBias, secondBias] = [asset.floats(`b1_${seen}`), asset.floats(`b2_${seen}`)];

  const add = (name: string, rows: number, from: [left: number, stride: number], to: [number, number]) => {
    const { at, depth, columns } = matrix(name);
    const [[left, leftStride], [out, outStride]] = [from, to];
    multiply({ left, leftStride, weights: at, out, outStride, rows: together(rows), depth, columns });
  };
  /** One window: the rows it sees at once lie behind each other in memory, since each begins one row further on. */
  const window = (name: string, biases: Float32Array, rows: number, from: number, to: number) => {
    for (let row = 0; row < together(rows); row += 1) memory.set(biases, space.product + row * BRANCH);
    add(name, rows, [from, BRANCH], [space.product, BRANCH]);
    for (let place = 0; place < rows * BRANCH; place += 1)
      memory[to + place] =
        Math.max(memory[space.product + place] ?? 0, 0) + (memory[from + margin + place] ?? 0);
  };

  return {
    project(rows) {
      for (let row = 0; row < together(rows); row += 1) memory.set(bias, part + row * PROJECTED);
      add(`proj${seen}`, rows, [space.embedded, WIDTH], [part, PROJECTED]);
    },
    convolve(rows, spreads) {
      // Windows see zeros outside of the text, where another text may have left something.
      for (const start of [space.before, space.between])
        memory.fill(0, start, start + (together(rows) + seen - 1) * BRANCH);
      for (const [row, [mean, factor]] of spreads.entries())
        for (let column = 0; column < BRANCH; column += 1) {
          const value = memory[part + row * PROJECTED + column] ?? 0;
          memory[space.before + margin + row * BRANCH + column] =
            (value - mean) * factor * (gain[column] ?? 0) + (shift[column] ?? 0);
        }
      window(`w1_${seen}`, firstBias, rows, space.before, space.between + margin);
      window(`w2_${seen}`, secondBias, rows, space.between, after);
    },
  };
}
