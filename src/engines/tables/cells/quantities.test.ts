import { describe, expect, test } from 'vitest';
import { numberOf } from './numbers.ts';
import { numberBeforeWord, quantityOf, unitsOf } from './quantities.ts';

const read = (cells: readonly string[], sign: '.' | ',' = '.') => {
  const units = unitsOf(cells);
  return cells.map((cell) => quantityOf(cell, sign, units));
};

describe('a count with what it is measured in', () => {
  test('is its number, with a blank between or without one', () => {
    expect(read(['6.5 yd', '14 pcs', '2kg', '-1.5 yd', '8'])).toEqual([6.5, 14, 2, -1.5, 8]);
    expect(read(['0,75 h', '18,5 h'], ',')).toEqual([0.75, 18.5]);
  });
  test('is none where a letter stands for a digit, or the word is a number or a month', () => {
    expect(read(['12O', '5l', '1 O', '2 dozen', '3 mai', '4 x 5'])).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  test('may have a long word where that stands twice', () => {
    expect(read(['26 bouteilles', '3 bouteilles', '4 abîmées'])).toEqual([26, 3, null]);
  });
  test('is left out where it is so much of what others are measured in', () => {
    expect(read(['2 kg', '500 g', '3 kg', '1 l'])).toEqual([2, null, 3, 1]);
  });
  test('is the number before any word for who can prove it otherwise', () => {
    expect([numberBeforeWord('2 dozen', '.'), numberBeforeWord('two dozen', '.')]).toEqual([2, null]);
  });
});

test('an amount in hundredths of a currency, or for a piece, is read as what it is', () => {
  expect(['95p', '50 ¢', '£1.80', '£4.50/kg', '$12.00 per hour'].map((cell) => numberOf(cell, '.'))).toEqual([
    0.95, 0.5, 1.8, 4.5, 12,
  ]);
  expect(['1.5p', '6/box', '12 per'].map((cell) => numberOf(cell, '.'))).toEqual([null, null, null]);
});
