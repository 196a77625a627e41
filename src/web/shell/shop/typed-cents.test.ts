import { describe, expect, test } from 'vitest';
import { centsTyped, typedCents } from './typed-cents.ts';

describe('an amount somebody types', () => {
  test.each([
    ['2.5', 250],
    ['2,50', 250],
    [' $2.05 ', 205],
    ['1,85 $', 185],
    ['12', 1200],
    ['0', 0],
    ['0.07', 7],
  ])('%j is so many cents', (typed, cents) => {
    expect(typedCents(typed)).toBe(cents);
  });

  test.each(['', 'two', '-1', '2.505', '1,234.50', '2.', '12345678', '1e3'])('%j is none', (typed) => {
    expect(typedCents(typed)).toBeNull();
  });

  test('is shown as it would be typed, and read back the same', () => {
    expect(centsTyped(205)).toBe('2.05');
    expect(typedCents(centsTyped(1_999_999))).toBe(1_999_999);
  });
});
