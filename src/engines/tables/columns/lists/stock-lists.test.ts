import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const ITEMS = ['Hinge', 'Bolt', 'Washer', 'Glue', 'Brush', 'Nail'];
const DAYS = ['2026-03-14', '2026-01-20', '2026-04-02', '2026-02-11', '2026-05-19', '2026-01-08'];
const kindOf = (items: readonly string[], days: readonly string[], beside = 'Each') =>
  read([`Item|Units|Date|${beside}`, ...items.map((item, at) => `${item}|${at + 3}|${days[at] ?? ''}|12.50`)])
    .kind;

describe('things with a count, a price and a day', () => {
  test('are a list of what there is where each stands there once and the days are in no order', () => {
    expect(kindOf(ITEMS, DAYS)).toBe('items');
  });
  test('are sales where they were written down day by day', () => {
    expect(kindOf(ITEMS, DAYS.toSorted())).toBe('sale_lines');
    expect(kindOf(ITEMS, DAYS.toSorted().toReversed())).toBe('sale_lines');
  });
  test('are sales where a thing comes again', () => {
    expect(kindOf([...ITEMS.slice(0, 5), 'Hinge'], DAYS)).toBe('sale_lines');
  });
  test('are sales where it says what was paid', () => {
    expect(kindOf(ITEMS, DAYS, 'Net')).toBe('sale_lines');
  });
});

test('a list with prices and what its counts come to is of no sales without a day or a number', () => {
  const lines = ITEMS.map((item, at) => `${item}|${at + 3}|2.50|${((at + 3) * 2.5).toFixed(2)}`);
  expect(read(['Item|In stock|Each|Net', ...lines]).kind).not.toMatch(/sale|orders/);
});
