import type { Asset } from './asset.ts';
import { branchOf } from './branch.ts';
import { FINAL_FLOATS, finalLayers } from './final-layers.ts';
import type { Arithmetic } from './kernel/arithmetic.ts';
import { BEGIN, END, splitterOf } from './text/pieces.ts';
import { BRANCH, BRANCHES, JOINED, matrixFloats, pieceRows, placeMatrices, WIDTH } from './weights.ts';
import { PROJECTED, spreadOf, together, WORK_FLOATS, workSpaceAt } from './work-space.ts';
import type { Part } from './work-space.ts';

/** The sentence encoder itself, which keeps whoever asks waiting. */
export interface Model {
  /** The pieces that a text is split into. */
  pieces(text: string): string[];
  /** A text's vector, as `SentenceEncoder` promises it. */
  vector(text: string): Float32Array<ArrayBuffer>;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/**
 * Builds the model of the encoder's files in a memory of as many floats as it asks for: averages and convolutions of the Universal
 * Sentence Encoder (Yang et al. 2019, arXiv 1907.04307). Every text is worked on alone, so that no other changes its vector.
 */
export function buildModel(asset: Asset, arithmeticOf: (floats: number) => Arithmetic): Model {
  const weights = matrixFloats(asset);
  const arithmetic = arithmeticOf(weights + WORK_FLOATS + FINAL_FLOATS);
  const { memory } = arithmetic;
  const matrix = placeMatrices(asset, arithmetic);
  const space = workSpaceAt(weights);
  const branches = BRANCHES.map((_, number) => branchOf(number, asset, arithmetic, matrix, space));
  const finish = finalLayers(asset, arithmetic, matrix, weights + WORK_FLOATS);
  const writeRow = pieceRows(asset);
  const split = splitterOf(asset);
  const [gain, shift] = [asset.floats('ln_g'), asset.floats('ln_b')];

  /** Sum over the rows, each normed, of the piece's row and what every branch made of it. */
  const joinedSum = (rows: number): Float64Array => {
    const sum = new Float64Array(JOINED);
    for (let row = 0; row < rows; row += 1) {
      const parts: Part[] = [
        [space.embedded + row * WIDTH, WIDTH],
        ...space.branches.map((start): Part => [start + row * BRANCH, BRANCH]),
      ];
      const [mean, factor] = spreadOf(memory, parts, asset.epsilon);
      let column = 0;
      for (const [at, length] of parts)
        for (let place = at; place < at + length; place += 1, column += 1)
          sum[column] =
            (sum[column] ?? 0) +
            ((memory[place] ?? 0) - mean) * factor * (gain[column] ?? 0) +
            (shift[column] ?? 0);
    }
    return sum;
  };

  const vector = (text: string): Float32Array<ArrayBuffer> => {
    const pieces = [BEGIN, ...split(text), END];
    const rows = pieces.length;
    for (const [row, piece] of pieces.entries()) writeRow(piece, memory, space.embedded + row * WIDTH);
    memory.fill(0, space.embedded + rows * WIDTH, space.embedded + together(rows) * WIDTH);
    for (const branch of branches) branch.project(rows);
    const spreads = upTo(rows).map((row) =>
      spreadOf(memory, [[space.projected + row * PROJECTED, PROJECTED]], asset.epsilon),
    );
    for (const branch of branches) branch.convolve(rows, spreads);
    return finish(joinedSum(rows), rows);
  };
  return { vector, pieces: (text) => split(text).map((piece) => asset.pieces[piece] ?? '') };
}
