import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { mapColumns } from './mapping.ts';

const column = (at: number, meanings: readonly [string, number][], numbers: readonly number[]): Column => ({
  name: `column ${at}`,
  at,
  sample: numbers.map((value) => value.toFixed(2)),
  sign: '.',
  meanings: new Map([...meanings, ['none', 0.1]]),
  shares: { filled: 1, number: 1, money: 1, differing: 1 },
  numbers,
});
const BEFORE_TAX = column(
  0,
  [
    ['net', 0.8],
    ['subtotal', 0.05],
  ],
  [80, 60, 20, 40],
);
const TAX = column(1, [['tax', 0.9]], [4, 3, 1, 2]);
const TOTAL = column(2, [['total', 0.9]], [84, 63, 21, 42]);
const GROSS = column(3, [['gross', 0.9]], [90, 60, 20, 40]);
const fieldOf = (columns: readonly Column[], kind: 'orders' | 'sale_lines'): string | undefined =>
  [...mapColumns(columns, kind).fields].find(([, found]) => found.column === BEFORE_TAX)?.[0];

test('what orders come to before tax is their subtotal, or their net where a gross stands beside it', () => {
  expect(fieldOf([BEFORE_TAX, TAX, TOTAL], 'orders')).toBe('subtotal');
  expect(fieldOf([BEFORE_TAX, TAX, TOTAL, GROSS], 'orders')).toBe('net');
  expect(fieldOf([BEFORE_TAX, TAX, TOTAL], 'sale_lines')).toBe('net');
});
