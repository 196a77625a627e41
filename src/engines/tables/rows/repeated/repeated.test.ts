import { expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const HEADER = 'Receipt no|Date|Item|Units|Net|Total';
const single = (count: number) =>
  Array.from({ length: count }, (_, at) => `R${100 + at}|2026-03-0${1 + (at % 9)}|Lesson|1|45.00|54.00`);

test('a line that is there once more is no second sale where each line is an order of its own', () => {
  const lines = single(14);
  expect(read([HEADER, ...lines, lines[13] ?? '']).leftOut).toEqual([{ line: 16, reason: 'duplicate' }]);
});

test('two lines that are the same are two sales where an order has lines that differ', () => {
  const lines = single(14);
  const two = [...lines, 'R113|2026-03-05|Booklet|1|9.00|10.80', lines[13] ?? ''];
  expect(read([HEADER, ...two]).leftOut).toEqual([]);
});
