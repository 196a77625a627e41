import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const stockIn = (names: string, ...lines: string[]) =>
  read([`Code|Item|Each|${names}`, ...lines]).columns.find(({ field }) => field === 'stock')?.header ?? null;
const WINES = ['A|Rouge|24.00|11', 'B|Blanc|24.00|2', 'C|Rose|18.00|40', 'D|Gris|9.00|2', 'E|Noir|7.00|11'];

describe('whole numbers of a stock list', () => {
  test('are what is there where they are the only ones, whatever they are called', () => {
    expect(stockIn('Cellar', ...WINES)).toBe('Cellar');
  });
  test('are not taken for it where there are several: nothing says which', () => {
    const several = WINES.map((line, at) => `${line}|${12 - (at % 3)}`);
    expect(stockIn('Cellar|Shelf', ...several)).toBeNull();
    expect(stockIn('Shelf|In stock', ...several)).toBe('In stock');
  });
  test('are none where they are years', () => {
    const years = WINES.map((line, at) => `${line.replace(/\d+$/u, '')}${2019 + (at % 3)}`);
    expect(stockIn('Cellar', ...years)).toBeNull();
  });
  test('are none where all are round, as minutes are', () => {
    const minutes = WINES.map((line, at) => `${line.replace(/\d+$/u, '')}${30 + (at % 3) * 15}`);
    expect(stockIn('Takes', ...minutes)).toBeNull();
  });
});
