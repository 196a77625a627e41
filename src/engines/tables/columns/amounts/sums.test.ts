import { expect, test } from 'vitest';
import { holdingsOf } from './sums.ts';

/** How often what an amount is less by is a discount, in rows of cents. */
const holds = (...rows: Record<string, number>[]) =>
  holdingsOf(
    rows.map((row) => (field) => row[field] ?? null),
    new Set(['gross', 'discount', 'net']),
  ).find(({ name }) => name === 'gross less discount is net')?.holds;

test('a discount brings an amount nearer to nought, whatever sign it is written with: what adds to one is none', () => {
  expect(
    holds(
      { gross: 1000, discount: 100, net: 900 },
      { gross: 1000, discount: -100, net: 900 },
      { gross: -1000, discount: -100, net: -900 },
      { gross: -1000, discount: 100, net: -900 },
    ),
  ).toBe(4);
  expect(holds({ gross: 1000, discount: 50, net: 1050 }, { gross: -1000, discount: -50, net: -1050 })).toBe(
    0,
  );
});
