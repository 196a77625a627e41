import { dayOfText } from './calendar.ts';
import type { Day, Region, TaxClass } from './types.ts';

/** A tax as a till names it. */
export type Tax = { name: string; french: string };

/** The names of a region's taxes, and for each class of goods their rates in 1/100,000 in the same order. */
export type Taxes = { names: readonly Tax[]; rates: Readonly<Record<TaxClass, readonly [number, number]>> };

const GST: Tax = { name: 'GST', french: 'TPS' };
const HST: Tax = { name: 'HST', french: 'TVH' };
const QST: Tax = { name: 'QST', french: 'TVQ' };
const PST: Tax = { name: 'PST', french: 'TVP' };

// Of books the provinces give their part back at the till.
const harmonized = (rate: number): Taxes => ({
  names: [HST, GST],
  rates: { standard: [rate, 0], service: [rate, 0], book: [0, 5000], zero: [0, 0] },
});

const ontario = harmonized(13_000);
const novaScotiaBefore = harmonized(15_000);
const novaScotia = harmonized(14_000);
const NOVA_SCOTIA_LOWERED = dayOfText('2025-04-01');
const quebec: Taxes = {
  names: [GST, QST],
  rates: { standard: [5000, 9975], service: [5000, 9975], book: [5000, 0], zero: [0, 0] },
};
// PST is not on most services.
const britishColumbia: Taxes = {
  names: [GST, PST],
  rates: { standard: [5000, 7000], service: [5000, 0], book: [5000, 0], zero: [0, 0] },
};
const alberta: Taxes = {
  names: [GST],
  rates: { standard: [5000, 0], service: [5000, 0], book: [5000, 0], zero: [0, 0] },
};

/** What is charged in a region on a day. */
export function taxesOn(region: Region, day: Day): Taxes {
  if (region === 'NS') return day < NOVA_SCOTIA_LOWERED ? novaScotiaBefore : novaScotia;
  return { ON: ontario, QC: quebec, BC: britishColumbia, AB: alberta }[region];
}

/** Tax in cents on a base in cents, rounded half up once: ⌊(base × rate + 50,000) / 100,000⌋. The base must not be negative. */
export const taxOf = (baseCents: number, rate: number): number =>
  Math.floor((baseCents * rate + 50_000) / 100_000);

/**
 * Shares a whole number out by weights so that the parts sum to it, by the largest remainder; the first of equal ones gets it.
 * Weights must not be negative; where all are 0 the first takes everything.
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? whole : 0));
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  let left = whole - parts.reduce((total, part) => total + part, 0);
  if (left === 0) return parts;
  const byRemainder = weights
    .map((weight, index) => [index, (whole * weight) % sum] as const)
    .toSorted((one, other) => other[1] - one[1]);
  for (const [index] of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** A sum of cents as it is paid in cash: to the nearest five. */
export const inCash = (cents: number): number => Math.round(cents / 5) * 5;
