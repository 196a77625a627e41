import { expect, test } from 'vitest';
import { chargesSay } from './charges.ts';
import type { Amounts } from './sums.ts';

const rowOf =
  (cents: Readonly<Record<string, number>>): Amounts =>
  (field) =>
    cents[field] ?? null;
const rows = [
  { net: 1800, tax: 90, total: 1916 },
  { net: 5400, tax: 270, total: 5748 },
  { net: 1700, tax: 85, total: 1833 },
  { net: 400, tax: 20, total: 420 },
].map(rowOf);
const [DEPOSITS, FEES, COSTS] = [
  [20, 60, 40, 0],
  [6, 18, 8, 0],
  [900, 2700, 850, 200],
];
const FIELDS = new Set(['net', 'tax', 'total']);
const says = (...beside: (readonly number[])[]) => chargesSay(rows, FIELDS, beside);

test('a total is one where deposits and fees beside the fields make it come right, whatever else stands there', () => {
  expect(says(DEPOSITS, FEES)).toBeGreaterThan(0);
  expect(says(COSTS, DEPOSITS, FEES)).toBeGreaterThan(0);
  expect(says(DEPOSITS)).toBe(0);
  expect(says(COSTS)).toBe(0);
});

test('what comes right by itself, or in a row or two alone, says nothing of charges', () => {
  const whole = [rowOf({ net: 100, tax: 5, total: 105 }), rowOf({ net: 200, tax: 10, total: 210 })];
  expect(chargesSay(whole, FIELDS, [[0, 0]])).toBe(0);
  expect(
    chargesSay(rows.slice(2), FIELDS, [
      [40, 0],
      [8, 0],
    ]),
  ).toBe(0);
  expect(chargesSay(rows, new Set(['net', 'tax']), [DEPOSITS, FEES])).toBe(0);
});
