import { expect, it } from 'vitest';
import { hourHeads } from './hour-heads.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);
const said = (hours: readonly number[]) =>
  hourHeads(hours).map(({ words, wide }) => [words.replaceAll(/\s/g, ' '), wide]);

it('names each hour of a day that is not long', () => {
  expect(said(from(9, 12))).toEqual([
    ['9', 1],
    ['10', 1],
    ['11', 1],
    ['12', 1],
  ]);
});

it('names some hours of a long day, each with the half of the day it is in', () => {
  expect(said(from(0, 23))).toEqual([
    ['12 a.m.', 6],
    ['6 a.m.', 6],
    ['12 p.m.', 6],
    ['6 p.m.', 6],
  ]);
});

it('names no hour where its name has no room', () => {
  expect(said(from(4, 19))).toEqual([
    ['', 2],
    ['6 a.m.', 6],
    ['12 p.m.', 6],
    ['', 2],
  ]);
});

it.each([from(0, 23), from(4, 19), from(7, 16)])('stands over all hours, and over no more', (...hours) => {
  expect(hourHeads(hours).reduce((sum, { wide }) => sum + wide, 0)).toBe(hours.length);
});
