import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const DAYS = [
  'Date|Item|Units|Net',
  '2026-03-02|Rye|1|4.00',
  '2026-03-02|Tote|2|48.00',
  'Total||3|52.00',
  '2026-03-03|Rye|2|8.00',
  'Total||2|8.00',
];
const netOf = (lines: readonly string[]) =>
  read([...lines])
    .totals.filter(({ field }) => field === 'net')
    .map(({ says, sums }) => [says, sums]);

describe('a line of sums', () => {
  test('is held against the rows since the one before it, and against all where it is of all', () => {
    expect(netOf(DAYS)).toEqual([
      [5200, 5200],
      [800, 800],
    ]);
    expect(netOf([...DAYS, 'Grand total||5|60.00'])).toContainEqual([6000, 6000]);
  });

  test('that says something else is told with what the rows come to', () => {
    expect(netOf([...DAYS.slice(0, 3), 'Total||3|53.00'])).toEqual([[5300, 5200]]);
  });
});

const list = (...lines: string[]) => read(['Item|Units|Net', ...lines]);
describe('a line of sums that lacks nothing', () => {
  const LINES = ['JANUARY||', 'Rye|120|780.00', 'Bun|300|975.00'];

  test('is none of the things where it is called a total and comes to what they do', () => {
    const { rows, leftOut } = list(
      ...LINES,
      'Total january|420|1755.00',
      'Rye|10|65.00',
      'Total february|10|65.00',
    );
    expect(rows.size).toBe(3);
    expect(leftOut.map(({ line }) => line)).toEqual([2, 5, 7]);
  });

  test('is a thing that is called so where it comes to nothing of the kind', () => {
    expect(list(...LINES, 'Total repair kit|3|75.00').rows.size).toBe(3);
  });
});

test('a line that says nothing but what the rows come to in columns that are no fields is none of them, whatever it is called', () => {
  const { leftOut } = read([
    'Code|Item|In stock|Bought|Each|Sold at cost',
    'A|Rye|14|6.40|9.00|89.60',
    'B|Bun|9|7.85|9.50|70.65',
    'C|Tea|5|13.20|19.00|66.00',
    'STOCK AT COST|||||226.25',
    'D||||12.00|80.00',
  ]);
  expect(leftOut).toEqual([{ line: 5, reason: 'not-data' }]);
});
