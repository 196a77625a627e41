import { expect, it } from 'vitest';
import { hourWords } from './hour-words.ts';

it.each([
  [0, '12 a.m.', '12'],
  [7, '7 a.m.', '7'],
  [12, '12 p.m.', '12'],
  [13, '1 p.m.', '1'],
])('hour %d is said on the clock that every other screen shows', (hour, words, figure) => {
  expect(hourWords(hour).replaceAll(/\s/g, ' ')).toBe(words);
  expect(hourWords(hour, 'hour')).toBe(figure);
});
