import type { Asset } from './asset.ts';
import { packMatrix } from './kernel/arithmetic.ts';
import type { Arithmetic } from './kernel/arithmetic.ts';

/** Numbers of a piece's row. */
export const WIDTH = 512;
/** Numbers of a row within a branch. */
export const BRANCH = 256;
/** The branches look at so many neighbouring rows at once, reaching so many to the left of their own. */
export const BRANCHES = [
  { rows: 2, before: 0 },
  { rows: 3, before: 1 },
  { rows: 5, before: 2 },
] as const;
/** Numbers of a row once the branches stand beside the row of its piece. */
export const JOINED = WIDTH + BRANCHES.length * BRANCH;

/** A matrix in the arithmetic's memory. */
export interface Matrix {
  at: number;
  depth: number;
  columns: number;
}

const JOINING = ['cnn_W', 'd0', 'd1', 'p1', 'd2', 'p3', 'd3'];
/** Every matrix of the model, by name: `proj`, `w1_` and `w2_` of each branch, what joins them, and the layers at the end. */
const MATRICES = [...BRANCHES.flatMap(({ rows }) => [`proj${rows}`, `w1_${rows}`, `w2_${rows}`]), ...JOINING];

const sizeOf = (asset: Asset, name: string): number => asset.matrix(name).values.length;

/** How many floats the matrices take. */
export const matrixFloats = (asset: Asset): number =>
  MATRICES.reduce((total, name) => total + sizeOf(asset, name), 0);

/** Writes every matrix into the beginning of the memory; answers where each of them stands. */
export function placeMatrices(asset: Asset, { memory }: Arithmetic): (name: string) => Matrix {
  const places = new Map<string, Matrix>();
  let at = 0;
  for (const name of MATRICES) {
    const { values, scale, rows, columns } = asset.matrix(name);
    packMatrix(values, scale, columns, memory, at);
    places.set(name, { at, depth: rows, columns });
    at += values.length;
  }
  return (name) => {
    const found = places.get(name);
    if (found === undefined) throw new Error(`The model has no matrix ${name}.`);
    return found;
  };
}

/** Writes the row of a piece to a place in memory: 512 values of 6 bits, four in three bytes, with a scale and a lowest value. */
export function pieceRows(asset: Asset): (piece: number, memory: Float32Array, at: number) => void {
  const packed = asset.bytes('rows');
  const [chunks, scales, lowest] = [asset.bytes('chunk'), asset.floats('rowScale'), asset.floats('rowLow')];
  return (piece, memory, at) => {
    const chunk = chunks[piece] ?? 0;
    const [scale, low] = [scales[chunk] ?? 0, lowest[chunk] ?? 0];
    let from = (piece * WIDTH * 3) / 4;
    for (let to = at; to < at + WIDTH; to += 4, from += 3) {
      const four = (packed[from] ?? 0) | ((packed[from + 1] ?? 0) << 8) | ((packed[from + 2] ?? 0) << 16);
      for (let value = 0; value < 4; value += 1)
        memory[to + value] = ((four >> (6 * value)) & 63) * scale + low;
    }
  };
}
