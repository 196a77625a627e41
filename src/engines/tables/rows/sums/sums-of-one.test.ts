import { expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const readIn = (lines: readonly string[]) => [...read(lines).rows.keys()];

test('the sum of a sort with a single thing is none of the things, called as that sort is', () => {
  const lines = [
    'Code|Item|Sort|Units|Net',
    '301|Rye loaf|Bread|204|1377.00',
    '|** BREAD||204|1377.00',
    '101|Turkey|Meat|41|1195.45',
    '102|Brisket|Meat|63|2180.75',
    '|** MEAT||104|3376.20',
    '|*** EVERYTHING||308|4753.20',
  ];
  expect(readIn(lines)).toEqual([2, 4, 5]);
});

test('it is none either where it fills what the sums above it alone fill, called anything', () => {
  const lines = [
    'Code|Item|Sort|Units|Net',
    '101|Turkey|Meat|41|1195.45',
    '102|Brisket|Meat|63|2180.75',
    '|Counter||104|3376.20',
    '301|Rye loaf|Bread|204|1377.00',
    '|Oven||204|1377.00',
    '|Both||308|4753.20',
  ];
  expect(readIn(lines)).toEqual([2, 3, 5]);
});

test('a thing that sold as the one above it is a thing, though it has no sort', () => {
  const lines = [
    'Code|Item|Sort|Units|Net',
    '101|Turkey|Meat|41|1195.45',
    '301|Rye loaf||41|1195.45',
    '102|Brisket|Meat|63|2180.75',
  ];
  expect(readIn(lines)).toEqual([2, 3, 4]);
});

test('sums of counts and amounts are none of the things where they lack the sort that each has', () => {
  const lines = [
    'Item|Sort|Units|Net',
    'Turkey|Meat|41|1195.45',
    'Brisket|Meat|63|2180.75',
    'Counter||104|3376.20',
    'Rye loaf|Bread|204|1377.00',
    'Bun|Bread|100|250.00',
    'Oven||304|1627.00',
  ];
  expect(readIn(lines)).toEqual([2, 3, 5, 6]);
});
