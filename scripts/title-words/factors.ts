/** Rows of a table that is mostly empty: the columns that hold something, and what. */
export interface Row {
  columns: Int32Array;
  values: Float64Array;
}

const ROUNDS = 2;

/** Numbers of the normal distribution, the same at every run. */
function bells(seed: number): () => number {
  let state = seed;
  const even = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(even() + 1e-12)) * Math.cos(2 * Math.PI * even());
}

function across(rows: readonly Row[], right: Float64Array, rank: number): Float64Array {
  const product = new Float64Array(rows.length * rank);
  rows.forEach(({ columns, values }, row) => {
    columns.forEach((column, place) => {
      const value = values[place] ?? 0;
      for (let axis = 0; axis < rank; axis += 1)
        product[row * rank + axis] =
          (product[row * rank + axis] ?? 0) + value * (right[column * rank + axis] ?? 0);
    });
  });
  return product;
}

function down(rows: readonly Row[], left: Float64Array, width: number, rank: number): Float64Array {
  const product = new Float64Array(width * rank);
  rows.forEach(({ columns, values }, row) => {
    columns.forEach((column, place) => {
      const value = values[place] ?? 0;
      for (let axis = 0; axis < rank; axis += 1)
        product[column * rank + axis] =
          (product[column * rank + axis] ?? 0) + value * (left[row * rank + axis] ?? 0);
    });
  });
  return product;
}

/** Makes the columns of a matrix stand square on each other, in place (Gram and Schmidt, twice for its rounding). */
function square(matrix: Float64Array, rank: number): void {
  const height = matrix.length / rank;
  const dot = (one: number, other: number) => {
    let sum = 0;
    for (let row = 0; row < height; row += 1)
      sum += (matrix[row * rank + one] ?? 0) * (matrix[row * rank + other] ?? 0);
    return sum;
  };
  const lessen = (column: number, other: number, by: number) => {
    for (let row = 0; row < height; row += 1)
      matrix[row * rank + column] =
        (matrix[row * rank + column] ?? 0) - by * (matrix[row * rank + other] ?? 0);
  };
  for (let column = 0; column < rank; column += 1) {
    for (let time = 0; time < 2; time += 1)
      for (let other = 0; other < column; other += 1) lessen(column, other, dot(column, other));
    const length = Math.sqrt(dot(column, column)) || 1;
    lessen(column, column, 1 - 1 / length);
  }
}

/** The `rank` leading right singular vectors, `width` rows of `rank` numbers (randomized, Halko, Martinsson and Tropp 2011). */
export function leadingFactors(rows: readonly Row[], width: number, rank: number): Float64Array {
  const bell = bells(1);
  let right: Float64Array = Float64Array.from({ length: width * rank }, bell);
  square(right, rank);
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = across(rows, right, rank);
    square(left, rank);
    right = down(rows, left, width, rank);
    square(right, rank);
  }
  return right;
}
