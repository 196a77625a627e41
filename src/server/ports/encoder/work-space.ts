import { LONGEST_TEXT } from './encoder.ts';
import { ROWS_TOGETHER } from './kernel/arithmetic.ts';
import { BRANCH, BRANCHES, WIDTH } from './weights.ts';

/** So many rows as are worked on together hold these. */
export const together = (rows: number): number => Math.ceil(rows / ROWS_TOGETHER) * ROWS_TOGETHER;
/** Rows of the longest text, its begin and end among them. */
const MOST_ROWS = together(LONGEST_TEXT.pieces + 2);
/** Numbers of a row of all branches side by side. */
export const PROJECTED = BRANCHES.length * BRANCH;
/** Rows of zeros around those of a text, as many as the widest window sees of them. */
const MARGIN = 4;
const WITH_MARGIN = (MOST_ROWS + MARGIN) * BRANCH;

/** Where in memory a text is worked on, row by row. */
export interface WorkSpace {
  /** `WIDTH` numbers a row. */
  embedded: number;
  /** `PROJECTED` numbers a row. */
  projected: number;
  /** What a product of one branch is made in: `BRANCH` numbers a row, as below. */
  product: number;
  /** Rows of a branch with its margin: before its first window and between its two. */
  before: number;
  between: number;
  /** What each branch makes in the end. */
  branches: number[];
}

/** How many floats the work space takes. */
export const WORK_FLOATS =
  MOST_ROWS * (WIDTH + PROJECTED + BRANCH + BRANCHES.length * BRANCH) + 2 * WITH_MARGIN;

/** The work space from a place in memory. */
export function workSpaceAt(embedded: number): WorkSpace {
  const projected = embedded + MOST_ROWS * WIDTH;
  const product = projected + MOST_ROWS * PROJECTED;
  const before = product + MOST_ROWS * BRANCH;
  const between = before + WITH_MARGIN;
  const first = between + WITH_MARGIN;
  const branches = BRANCHES.map((_, number) => first + number * MOST_ROWS * BRANCH);
  return { embedded, projected, product, before, between, branches };
}

/** So many numbers of a row, from a place in memory. */
export type Part = readonly [at: number, length: number];

/** Mean of a row's parts together, and 1 by their standard deviation: what a norm takes away from and multiplies each number with. */
export function spreadOf(
  memory: Float32Array,
  parts: readonly Part[],
  epsilon: number,
): readonly [mean: number, factor: number] {
  let [sum, squares, count] = [0, 0, 0];
  for (const [at, length] of parts) {
    for (let place = at; place < at + length; place += 1) sum += memory[place] ?? 0;
    count += length;
  }
  const mean = sum / count;
  for (const [at, length] of parts)
    for (let place = at; place < at + length; place += 1) squares += ((memory[place] ?? 0) - mean) ** 2;
  return [mean, 1 / Math.sqrt(squares / count + epsilon)];
}
