import { expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const SALES = [
  'Date|Receipt no|Item|Units|Net|Total',
  '2026-03-02|401|Wheel class|2|480.00|480.00',
  '2026-03-04|402|Date night|2|130.00|150.00',
];
const SPENT = [
  'EXPENSES|||||',
  'Day|Cheque|Paid to||Amount|',
  '2026-03-01|2071|Rent||1850.00|',
  '2026-03-08|2072|Clay||412.60|',
];

test('what was spent, below what was sold and under names of its own, is none of the sales', () => {
  const { rows, leftOut } = read([...SALES, '|||||', ...SPENT]);
  expect([...rows.keys()]).toEqual([2, 3]);
  expect(leftOut.map(({ line, reason }) => `${line} ${reason}`)).toEqual(
    [4, 5, 6, 7, 8].map((line) => `${line} not-data`),
  );
});

test('the own names of the table end another', () => {
  const { rows } = read([...SALES, ...SPENT, SALES[0] ?? '', '2026-03-09|403|Wheel class|1|240.00|240.00']);
  expect([...rows.keys()]).toEqual([2, 3, 9]);
});

test('a row with words for its numbers begins no other table', () => {
  const { rows } = read([
    ...SALES,
    'idem|n/a|Mug|none|free|free',
    '2026-03-09|403|Wheel class|1|240.00|240.00',
  ]);
  expect(rows.has(5)).toBe(true);
});
