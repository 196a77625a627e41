import { describe, expect, it } from 'vitest';
import { besideSales, taxesIn } from './taxes.ts';

const totals = { net: 10_000, tax: 0, tip: 0, discount: 0, refunded: 0, tickets: 9 };
const sales = (over: Partial<typeof totals>, taxes: { name: string; cents: number }[] = []) => ({
  currency: 'CAD',
  totals: { ...totals, ...over },
  taxes,
});

describe('what is beside the sales of a period', () => {
  it('is only what there is', () => {
    expect(besideSales(sales({}))).toBe('');
    expect(besideSales(sales({ tip: 500 }))).toBe('Not included: tips $5.00.');
    expect(besideSales(sales({ refunded: 750 }))).toBe('Refunds of $7.50 are subtracted.');
    expect(besideSales(sales({ tax: 1300, tip: 500, refunded: 750 }))).toBe(
      'Not included: tax $13.00 and tips $5.00. Refunds of $7.50 are subtracted.',
    );
  });

  it('calls the tax by its name where the files name one alone', () => {
    expect(besideSales(sales({ tax: 1300 }, [{ name: 'HST', cents: 1300 }]))).toBe(
      'Not included: HST $13.00.',
    );
    const two = [
      { name: 'TPS', cents: 500 },
      { name: 'TVQ', cents: 998 },
    ];
    expect(besideSales(sales({ tax: 1498 }, two))).toBe('Not included: tax $14.98.');
  });
});

describe('the taxes of a period', () => {
  it('come to its tax, with what has no name under none', () => {
    const some = [
      { name: 'TPS', cents: 500 },
      { name: 'QST', cents: 0 },
    ];
    expect(taxesIn(sales({ tax: 1498 }, some))).toEqual([
      { name: 'TPS', cents: 500 },
      { name: '', cents: 998 },
    ]);
    expect(taxesIn(sales({}))).toEqual([]);
  });
});
