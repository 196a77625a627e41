import { expect, it } from 'vitest';
import { linesInWords } from './check.ts';

it.each([
  [[], ''],
  [[null, 4, 4], 'line 4'],
  [[4, 9], 'lines 4 and 9'],
  [[4, 9, 12], 'lines 4, 9 and 12'],
  [[4, 9, 12, 15, 20], 'lines 4, 9, 12 and 2 more'],
])('lines %j are said to be "%s"', (lines, words) => {
  expect(linesInWords(lines)).toBe(words);
});
