import { expect, test } from 'vitest';
import { blockedDifference, meanDifference } from './index.ts';

const moments = (values: readonly number[]) => ({
  count: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value * value, 0),
});

test('with one value of each block it is the paired test', () => {
  const [one, other] = [
    [12, 20, 31, 44, 58],
    [10, 19, 27, 41, 56],
  ] as const;
  const found = blockedDifference(one.map((value, at) => [moments([value]), moments([other[at] ?? 0])]));
  // The differences are 2, 1, 4, 3, 2: their mean is 2.4, its error the root of 1.3 / 5.
  expect(found?.difference).toBeCloseTo(2.4);
  expect(found?.freedom).toBe(4);
  expect((found?.difference ?? 0) - (found?.low ?? 0)).toBeCloseTo(2.776 * Math.sqrt(1.3 / 5), 2);
});

test('what differs between blocks alone is no difference', () => {
  const saturdays = moments([100, 102, 98]);
  const mondays = moments([10, 11, 9]);
  const same = blockedDifference([
    [saturdays, moments([101, 99])],
    [mondays, moments([10, 10])],
  ]);
  expect(same?.p).toBeGreaterThan(0.5);
  // Without blocks a month with more Saturdays would look better.
  expect(meanDifference([100, 102, 98, 10], [10, 11, 9, 101])?.difference).toBeGreaterThan(30);
});

test('a block that only one has says nothing, and too few values say nothing', () => {
  expect(blockedDifference([[moments([1, 2, 3]), moments([])]])).toBeNull();
  expect(blockedDifference([[moments([1]), moments([2])]])).toBeNull();
});

test('values that never vary differ for certain or not at all', () => {
  expect(blockedDifference([[moments([5, 5, 5]), moments([4, 4])]])).toMatchObject({ difference: 1, p: 0 });
  expect(blockedDifference([[moments([5, 5, 5]), moments([5, 5])]])).toMatchObject({ difference: 0, p: 1 });
});
