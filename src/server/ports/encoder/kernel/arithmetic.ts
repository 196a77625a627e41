/** Columns of a matrix that stand together in memory, see `packed`. */
export const COLUMNS_TOGETHER = 8;
/** Rows that are worked on together; `rows` of a product is a multiple of it. */
export const ROWS_TOGETHER = 4;

/** `out += left · weights`, as places and distances in a memory of 32-bit floats. */
export interface Product {
  /** The first row of `left`, and how far the next one is from it; rows may lie over each other. */
  left: number;
  leftStride: number;
  /** Where the packed matrix of `depth` rows and `columns` columns begins. */
  weights: number;
  out: number;
  outStride: number;
  /** A multiple of `ROWS_TOGETHER`. */
  rows: number;
  /** Numbers in a row of `left`: a multiple of 4. */
  depth: number;
  /** A multiple of `COLUMNS_TOGETHER`. */
  columns: number;
}

/** A memory and what multiplies in it. A row of a product depends on nothing but that row: not on how many others there are. */
export interface Arithmetic {
  memory: Float32Array;
  multiply: (product: Product) => void;
}

/**
 * Writes a matrix of int8 × scale, given row by row, to a place in memory as the kernels read it: eight columns at a time, of these
 * one row after the other, so that they go through it without a gap.
 */
export function packMatrix(
  matrix: Int8Array,
  scale: number,
  columns: number,
  memory: Float32Array,
  at: number,
): void {
  let to = at;
  for (let first = 0; first < columns; first += COLUMNS_TOGETHER)
    for (let row = first; row < matrix.length; row += columns)
      for (let column = 0; column < COLUMNS_TOGETHER; column += 1) {
        memory[to] = (matrix[row + column] ?? 0) * scale;
        to += 1;
      }
}
