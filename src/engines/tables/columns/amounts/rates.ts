import { areChargedTogether } from '#engines/money/index.ts';
import type { Column } from '#engines/tables/columns/columns.ts';

/** In how many rows with different amounts one has to be the same share of the other, and in how much of those that have both. */
const [LEAST_ROWS, NEARLY_ALL] = [3, 0.9];
/** What is less is no rate, and what is more is none of a second tax: what staff are left or paid is. */
const [LEAST_RATE, MOST_RATE] = [0.005, 0.12];
/** How far an amount that was rounded to the cent may be off. */
const ROUNDED = 0.0075;

/** How much one amount is of another: a share (0 to 1), and how far that may be off. */
export interface Rate {
  rate: number;
  within: number;
}

/** The share that one column is of another wherever it has an amount; null where it is none or differs. Nothing is said by what is exempt. */
export function rateOf(part: Column, of: Column): Rate | null {
  const rows = part.numbers.flatMap((amount, row) => {
    const base = of.numbers[row] ?? null;
    return amount === null || amount === 0 || base === null || base === 0 ? [] : [{ amount, base }];
  });
  const largest = rows.toSorted((one, other) => Math.abs(other.base) - Math.abs(one.base))[0];
  if (largest === undefined || new Set(rows.map(({ base }) => Math.abs(base))).size < LEAST_ROWS) return null;
  const rate = largest.amount / largest.base;
  const within = ROUNDED / Math.abs(largest.base);
  const held = rows.filter(
    ({ amount, base }) => Math.abs(amount - rate * base) <= ROUNDED + within * Math.abs(base),
  );
  return rate >= LEAST_RATE && held.length >= rows.length * NEARLY_ALL ? { rate, within } : null;
}

/** Whether a share is one of a second tax, as far as one can tell by its size. */
export const mayBeSecond = ({ rate }: Rate): boolean => rate <= MOST_RATE;

/** Whether two shares of one amount are those of two taxes that are charged together somewhere. */
export const areTwoTaxes = (one: Rate, other: Rate): boolean =>
  areChargedTogether(one.rate, other.rate, [one.within, other.within]);
