import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashTotal, lineGross, splitByLargestRemainder, taxOn } from './index.ts';

const cents = (base: number, region: string, day = '2026-11-16') =>
  taxOn(base, region, day).map((tax) => tax.cents);

describe('sales taxes', () => {
  it('are those of the region on the day, each rounded once', () => {
    expect(cents(525, 'NS')).toEqual([74]);
    expect(cents(525, 'NS', '2025-03-31')).toEqual([79]);
    expect(cents(1999, 'QC')).toEqual([100, 199]);
    expect(cents(1150, 'ON')).toEqual([150]);
    expect(cents(7155, 'BC')).toEqual([358, 501]);
    expect(cents(1000, 'XX')).toEqual([]);
  });

  it('follow a change of the rate from its very first day', () => {
    expect([cents(525, 'NS', '2025-03-31'), cents(525, 'NS', '2025-04-01')]).toEqual([[79], [74]]);
  });

  it('of a refund mirror those of its sale', () => {
    assert(
      property(integer({ min: 0, max: 10_000_000 }), (base) => {
        expect(cents(-base, 'QC')).toEqual(cents(base, 'QC').map((tax) => 0 - tax));
      }),
    );
  });
});

describe('amounts', () => {
  it('of a line are the price times the quantity, half a cent up', () => {
    expect(lineGross(1299, 250)).toBe(325);
    expect(lineGross(1, 500)).toBe(1);
    expect(lineGross(1, -500)).toBe(-1);
  });

  it('split so that the parts add up, the first winning a tie', () => {
    expect(splitByLargestRemainder(100, [333, 333, 334])).toEqual([33, 33, 34]);
    expect(splitByLargestRemainder(5, [100, 100])).toEqual([3, 2]);
    expect(splitByLargestRemainder(7, [0, 0])).toEqual([7, 0]);
    assert(
      property(
        integer({ min: -1_000_000, max: 1_000_000 }),
        array(nat(1_000_000), { minLength: 1 }),
        (amount, shares) => {
          const parts = splitByLargestRemainder(amount, shares);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        },
      ),
    );
  });

  it('paid in cash end in nought or five', () => {
    expect([1002, 1003, 1007, 1008].map(cashTotal)).toEqual([1000, 1005, 1005, 1010]);
  });

  it('that cannot be kept exactly are refused', () => {
    expect(() => lineGross(2 ** 52, 3000)).toThrow(RangeError);
  });
});
