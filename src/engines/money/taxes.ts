import { dividedHalfUp } from './cents.ts';
import type { Cents } from './cents.ts';
import { taxRates } from './tax-rates.data.ts';
import type { TaxRate } from './tax-rates.data.ts';

const PARTS = 100_000;

/** The taxes of a region on a day, `YYYY-MM-DD`, federal one first; empty before the first row of the table. */
export function taxesOf(region: string, day: string): Pick<TaxRate, 'name' | 'rate'>[] {
  const latest = new Map<string, TaxRate>();
  for (const row of taxRates)
    if (row.regions.includes(region) && row.from <= day && row.from >= (latest.get(row.name)?.from ?? ''))
      latest.set(row.name, row);
  return [...latest.values()].map(({ name, rate }) => ({ name, rate }));
}

/**
 * Each tax of a region on a taxable sum, rounded once for the document; below nought for a refund. What is taxable is the seller's
 * word, never ours.
 */
export const taxOn = (base: Cents, region: string, day: string): { name: string; cents: Cents }[] =>
  taxesOf(region, day).map(({ name, rate }) => ({ name, cents: dividedHalfUp([base, rate], PARTS) }));

/** Whether two different taxes at some rates, as shares of the price (0 to 1) that may be off by `within` each, are charged in one region. */
export const areChargedTogether = (one: number, other: number, within: readonly [number, number]): boolean =>
  taxRates.some(
    (first) =>
      Math.abs(first.rate / PARTS - one) <= within[0] &&
      taxRates.some(
        (second) =>
          second.name !== first.name &&
          Math.abs(second.rate / PARTS - other) <= within[1] &&
          second.regions.some((region) => first.regions.includes(region)),
      ),
  );
