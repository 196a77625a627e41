import type { Column } from '#engines/tables/columns/columns.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import type { Amounts } from './sums.ts';

/** How likely a column is a tax by its name and values at least for nothing to be asked of its rate. */
const TOLD = 0.1;
/** How much it speaks against one that is of no rate: more than that a sum comes right with it. */
const OF_NO_RATE = -20;
/** Rows that say a rate, at least, and how much of them have to share the one that most have. */
const [LEAST_ROWS, SHARED] = [4, 0.3];
const CENT = 1.5;

/** Whether amounts are the same hundredths of others in so many rows that the one is a tax on the other; of too few rows it is. */
export function areOfOneRate(said: readonly { on: number; tax: number }[]): boolean {
  if (said.length < LEAST_ROWS) return true;
  const sharing = said.map(
    ({ on, tax: of }) => said.filter((other) => Math.abs(other.tax - (other.on * of) / on) <= CENT).length,
  );
  return Math.max(...sharing) >= said.length * SHARED;
}

/** What a row's tax is on, and the tax, in cents; null where a row does not say both. */
function taxedIn(amounts: Amounts): { on: number; tax: number } | null {
  const [tax, on] = [amounts('tax'), amounts('net') ?? amounts('subtotal') ?? amounts('gross')];
  return tax === null || on === null || tax === 0 || on === 0 ? null : { on, tax };
}

/**
 * How much it speaks against a tax that only the sums propose, and not its name, that it is of no rate: taxes are the same hundredths of
 * what they are on in many rows. What was paid in cash beside what was paid by card adds up to a total as well.
 */
export function untoldTaxSays(taken: ReadonlyMap<Field, Column>, rows: readonly Amounts[]): number {
  const tax = taken.get('tax');
  if (tax === undefined || (tax.meanings.get('tax') ?? 0) >= TOLD) return 0;
  const said = rows.map(taxedIn).filter((one) => one !== null);
  return areOfOneRate(said) ? 0 : OF_NO_RATE;
}
