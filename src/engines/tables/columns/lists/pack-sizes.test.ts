import { expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

const sheet = (names: string, ...lines: string[]) => read([`Code|Item|${names}`, ...lines]);
const WINES = [
  'W-1|Rouge|12|21.85|262.20|216',
  'W-2|Blanc|6|43.25|259.50|54',
  'W-3|Rose|12|18.40|220.80|0',
  'W-4|Gris|12|17.60|211.20|-12',
  'W-5|Noir|6|55.00|330.00|37',
  'W-6|Or|6|29.10|174.60|88',
];
const stockOf = (found: ReturnType<typeof read>) =>
  found.columns.find(({ field }) => field === 'stock')?.header ?? null;

test('so many at the price of one that are the price of a pack are no stock: what else is counted is', () => {
  const found = sheet('Bottles a case|Each|Case|Cellar', ...WINES);
  expect(stockOf(found)).toBe('Cellar');
  expect(valuesOf(found)[3]?.['stock']).toBe(-12_000);
});

test('numbers of all sizes at a price are worth what stands beside them, and are the stock', () => {
  const lines = ['A|Rye|14|6.40|89.60', 'B|Bun|9|7.85|70.65', 'C|Tea|5|13.20|66.00', 'D|Jam|22|7.00|154.00'];
  expect(stockOf(sheet('In stock|Each|Worth', ...lines))).toBe('In stock');
});

test('of two columns of other numbers neither is known to be the stock', () => {
  const lines = WINES.map((line, at) => `${line}|${at * 7 + 1}`);
  expect(stockOf(sheet('Bottles a case|Each|Case|Cellar|Ordered', ...lines))).toBeNull();
});
