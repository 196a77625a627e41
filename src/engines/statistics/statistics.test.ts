import { describe, expect, it } from 'vitest';
import {
  meanDifference,
  median,
  shareDifference,
  sharesP,
  standing,
  studentBound,
  studentP,
  wilson,
} from './index.ts';

const of = (part: number, whole: number) => ({ part, whole });
const rounded = ({ low, high }: { low: number; high: number }, digits = 4) =>
  [low, high].map((value) => Number(value.toFixed(digits)));

describe('the range of a share', () => {
  it('is that of Wilson', () => {
    expect(rounded(wilson(of(8, 10)))).toEqual([0.4902, 0.9433]);
    expect(rounded(wilson(of(0, 3)))).toEqual([0, 0.5615]);
    expect(rounded(wilson(of(16, 64)))).toEqual([0.1601, 0.3682]);
    expect(rounded(wilson(of(3, 71)))).toEqual([0.0145, 0.117]);
    expect(wilson(of(0, 0))).toEqual({ low: 0, high: 1 });
  });

  it('against another is that of Newcombe', () => {
    expect(rounded(shareDifference(of(16, 64), of(3, 71)), 3)).toEqual([0.091, 0.329]);
    expect(rounded(shareDifference(of(48, 400), of(8, 100)), 3)).toEqual([-0.035, 0.093]);
    expect(rounded(shareDifference(of(480, 4000), of(80, 1000)), 3)).toEqual([0.019, 0.058]);
    expect(rounded(shareDifference(of(271, 944), of(46, 236)))).toEqual([0.0302, 0.1465]);
  });

  it('differs from another by chance as the pooled test says', () => {
    expect(sharesP(of(16, 64), of(3, 71))).toBeCloseTo(0.00055, 4);
    expect(sharesP(of(0, 0), of(3, 71))).toBe(1);
  });
});

describe("Student's t", () => {
  it('is exceeded as its tables say', () => {
    expect(studentP(2.228, 10)).toBeCloseTo(0.05, 4);
    expect(studentBound(0.05, 10)).toBeCloseTo(2.2281, 3);
    expect(studentBound(0.1, 30)).toBeCloseTo(1.6973, 3);
  });

  it('compares two means whatever their spreads are', () => {
    const found = meanDifference([27.5, 21, 19, 23.6, 17, 17.9], [27.1, 22, 20.8, 23.4, 23.4, 23.5]);
    expect(found?.difference).toBeCloseTo(-2.3667, 3);
    expect(found?.p).toBeCloseTo(0.234, 2);
    expect(meanDifference([1], [2, 3])).toBeNull();
    expect(median([3, 1, 2, 10])).toBe(2.5);
  });

  it('a median is the middle of the sorted values, however many are alike, and there is none of none', () => {
    let seed = 5;
    const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31);
    for (let count = 1; count < 60; count += 1) {
      const values = Array.from({ length: count }, () => (next() % 9) - 4);
      const sorted = values.toSorted((one, other) => one - other);
      const middle = [sorted[Math.floor((count - 1) / 2)], sorted[Math.floor(count / 2)]];
      expect(median(values), values.join(' ')).toBe(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2);
    }
    expect(median([])).toBeNaN();
  });

  it('a bound is exceeded as often as was asked, by few and by many', () => {
    for (const p of [1e-6, 0.001, 0.05, 0.5, 0.9])
      for (const freedom of [1, 3, 30, 180, 1e5])
        expect(studentP(studentBound(p, freedom), freedom) / p, `${p} of ${freedom}`).toBeCloseTo(1, 7);
  });
});

describe('of many tests', () => {
  it('those stand that Benjamini and Hochberg let stand', () => {
    const ps = [0.01, 0.04, 0.028, 0.005, 0.55, 0.02, 0.9];
    expect(standing(ps)).toEqual(new Set([0, 2, 3, 5]));
    expect(standing([0.06, 0.2]).size).toBe(0);
    expect(standing([]).size).toBe(0);
  });

  it('the ones with more weight stand at a greater probability, and the others at a smaller one', () => {
    expect(standing([0.03, 0.03, 0.9], { weights: [4, 1, 1] })).toEqual(new Set([0]));
    expect(standing([0.03, 0.03, 0.9], { weights: [1, 4, 1] })).toEqual(new Set([1]));
  });
});
