import {
  addFloats,
  advance,
  constant,
  countDown,
  differ,
  get,
  I32,
  load,
  loop,
  moduleOf,
  multiplyFloats,
  set,
  splat,
  store,
  sum,
  times,
  V128,
} from './assembler.ts';
import { COLUMNS_TOGETHER, ROWS_TOGETHER } from './arithmetic.ts';
import type { Arithmetic, Product } from './arithmetic.ts';

/** What we use of WebAssembly, which the types of Node do not name. */
declare const WebAssembly: {
  validate(bytes: Uint8Array): boolean;
  Memory: new (size: { initial: number; maximum: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

const PAGE_BYTES = 65_536;
const FLOAT_BYTES = 4;
/** Bytes of the eight columns of one row of a packed matrix: two vectors of four floats. */
const ROW_BYTES = COLUMNS_TOGETHER * FLOAT_BYTES;
const VECTOR_BYTES = 16;
/** Steps through the depth that are written out one after the other, so that less of the time goes into counting. */
const UNROLLED = 4;

// The parameters, in bytes; the places of columns and the counts change on the way.
const PARAMETERS = 8;
const [LEFT, LEFT_STRIDE, WEIGHTS, OUT, OUT_STRIDE, ROW_BLOCKS, DEPTH, COLUMN_BLOCKS] = [
  0, 1, 2, 3, 4, 5, 6, 7,
];
// The locals after them.
const [LEFT_AT, OUT_AT, ROWS_LEFT, WEIGHT_AT, END_AT] = [8, 9, 10, 11, 12];
const leftRow = (row: number) => 13 + row;
const outRow = (row: number) => 17 + row;
const I32_LOCALS = 13;
const SPLAT = 21;
const weight = (half: number) => 22 + half;
const sumAt = (row: number, half: number) => 24 + row * 2 + half;
const V128_LOCALS = 11;

const ROWS = Array.from({ length: ROWS_TOGETHER }, (_, row) => row);
const HALVES = [0, 1];

/** One step through the depth for four rows and eight columns: each sum gets `left × weight`. */
const step = (number: number) => [
  ...HALVES.flatMap((half) =>
    set(weight(half), load(get(WEIGHT_AT), number * ROW_BYTES + half * VECTOR_BYTES)),
  ),
  ...ROWS.flatMap((row) => [
    ...set(SPLAT, splat(get(leftRow(row)), number * FLOAT_BYTES)),
    ...HALVES.flatMap((half) =>
      set(sumAt(row, half), addFloats(get(sumAt(row, half)), multiplyFloats(get(SPLAT), get(weight(half))))),
    ),
  ]),
];

/** The rows of `left` and `out` from which the next four begin. */
const rowPlaces = ROWS.flatMap((row) => [
  ...set(leftRow(row), row === 0 ? get(LEFT_AT) : sum(get(leftRow(row - 1)), get(LEFT_STRIDE))),
  ...set(outRow(row), row === 0 ? get(OUT_AT) : sum(get(outRow(row - 1)), get(OUT_STRIDE))),
]);

const eachSum = (write: (row: number, half: number) => readonly number[]) =>
  ROWS.flatMap((row) => HALVES.flatMap((half) => write(row, half)));

const throughDepth = loop([
  ...Array.from({ length: UNROLLED }, (_, number) => step(number)).flat(),
  ...ROWS.flatMap((row) => advance(leftRow(row), constant(UNROLLED * FLOAT_BYTES))),
  ...advance(WEIGHT_AT, constant(UNROLLED * ROW_BYTES)),
  ...differ(get(leftRow(0)), get(END_AT)),
]);

const throughRows = loop([
  ...rowPlaces,
  ...eachSum((row, half) => set(sumAt(row, half), load(get(outRow(row)), half * VECTOR_BYTES))),
  ...set(WEIGHT_AT, get(WEIGHTS)),
  ...set(END_AT, sum(get(LEFT_AT), get(DEPTH))),
  ...throughDepth,
  ...eachSum((row, half) => store(get(outRow(row)), get(sumAt(row, half)), half * VECTOR_BYTES)),
  ...advance(LEFT_AT, times(get(LEFT_STRIDE), constant(ROWS_TOGETHER))),
  ...advance(OUT_AT, times(get(OUT_STRIDE), constant(ROWS_TOGETHER))),
  ...countDown(ROWS_LEFT),
]);

const throughColumns = loop([
  ...set(LEFT_AT, get(LEFT)),
  ...set(OUT_AT, get(OUT)),
  ...set(ROWS_LEFT, get(ROW_BLOCKS)),
  ...throughRows,
  ...advance(WEIGHTS, times(get(DEPTH), constant(COLUMNS_TOGETHER))),
  ...advance(OUT, constant(ROW_BYTES)),
  ...countDown(COLUMN_BLOCKS),
]);

const program = moduleOf(
  'multiply',
  PARAMETERS,
  [
    [I32_LOCALS, I32],
    [V128_LOCALS, V128],
  ],
  throughColumns,
);

/** A memory for so many floats and a kernel for it in WebAssembly's vectors of four floats; null where the machine has none. */
export function vectorArithmetic(floats: number): Arithmetic | null {
  if (!WebAssembly.validate(program)) return null;
  const pages = Math.ceil((floats * FLOAT_BYTES) / PAGE_BYTES);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), { outside: { memory } });
  // The function above: eight whole numbers, no result.
  const run = exports['multiply'] as (...parameters: number[]) => void;
  return {
    memory: new Float32Array(memory.buffer),
    multiply: ({ left, leftStride, weights, out, outStride, rows, depth, columns }: Product) =>
      run(
        left * FLOAT_BYTES,
        leftStride * FLOAT_BYTES,
        weights * FLOAT_BYTES,
        out * FLOAT_BYTES,
        outStride * FLOAT_BYTES,
        rows / ROWS_TOGETHER,
        depth * FLOAT_BYTES,
        columns / COLUMNS_TOGETHER,
      ),
  };
}
