/** Weights of a logistic regression, the first of a constant 1. */
export type Weights = Float64Array;

/** The chance, 0 to 1, that a row of features has the property learned. */
export function chanceOf(row: ArrayLike<number>, weights: Weights): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (row[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

const STEPS = 25;
const SETTLED = 1e-4;
/** Keeps weights of features that say the same from growing without end. */
const RIDGE = 1e-5;

/** One of the things learned from: its features, the first a constant 1, and how many of two judgements are yes. */
export interface Example {
  row: Float32Array;
  yes: 0 | 1 | 2;
}

/** Fits the chance of yes by Newton's method (McCullagh and Nelder 1989, section 4.4). The same at every run. */
export function fitChances(examples: readonly Example[], width: number): Weights {
  const weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(width);
    const curvature = Array.from({ length: width }, () => new Float64Array(width));
    for (const { row, yes } of examples) {
      const chance = chanceOf(row, weights);
      const [left, spread] = [yes - 2 * chance, 2 * chance * (1 - chance)];
      for (let a = 0; a < width; a += 1) {
        const value = row[a] ?? 0;
        gradient[a] = (gradient[a] ?? 0) + left * value;
        const line = curvature[a];
        if (line !== undefined)
          for (let b = 0; b < width; b += 1) line[b] = (line[b] ?? 0) + spread * value * (row[b] ?? 0);
      }
    }
    const ridge = RIDGE * examples.length;
    curvature.forEach((line, a) => {
      line[a] = (line[a] ?? 0) + ridge;
      gradient[a] = (gradient[a] ?? 0) - ridge * (weights[a] ?? 0);
    });
    const moves = solve(curvature, gradient);
    moves.forEach((move, a) => (weights[a] = (weights[a] ?? 0) + move));
    if (Math.max(...moves.map(Math.abs)) < SETTLED) break;
  }
  return weights;
}

/** Solves a system of linear equations with a positive definite matrix, by Gauss and Jordan. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const lines = matrix.map((line, at) => Float64Array.of(...line, right[at] ?? 0));
  lines.forEach((pivot, a) => {
    lines.forEach((line, b) => {
      const share = a === b ? 0 : (line[a] ?? 0) / (pivot[a] ?? 1);
      if (share !== 0)
        for (let c = a; c < line.length; c += 1) line[c] = (line[c] ?? 0) - share * (pivot[c] ?? 0);
    });
  });
  return Float64Array.from(lines, (line, at) => (line.at(-1) ?? 0) / (line[at] ?? 1));
}
