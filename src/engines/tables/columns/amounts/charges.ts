import type { Field } from '#engines/tables/columns/fields.ts';
import { exactSupport } from './sums.ts';
import type { Amounts } from './sums.ts';

/** How many amounts beside the fields may be in a total, of how many that are looked at. */
const [MOST_CHARGES, MOST_LOOKED_AT] = [3, 4];
/** In how many rows a total comes right only with them at least, and in how much of all it has to come right. */
const [LEAST_ROWS, NEARLY_ALL] = [3, 0.9];
/** How much it speaks for a total that it comes right with what is charged beside the fields: a little less than that it does with fields. */
const SAYS = 7;
const ROUNDED = 1.5;

/** All choices of some of a few things, one at least. */
function choicesOf<T>(things: readonly T[]): T[][] {
  const all = things.reduce<T[][]>((found, thing) => found.flatMap((one) => [one, [...one, thing]]), [[]]);
  return all.filter(({ length }) => length > 0 && length <= MOST_CHARGES);
}

/** What a total lacks beyond its net or subtotal with taxes, tips and postage, in cents; null where a row does not say. */
function lackIn(amounts: Amounts): number | null {
  const [total, base] = [amounts('total'), amounts('net') ?? amounts('subtotal')];
  if (total === null || base === null) return null;
  return ['tax', 'tip', 'shipping'].reduce((rest, field) => rest - (amounts(field) ?? 0), total - base);
}

/**
 * How much amounts that are no fields speak for a total: deposits on bottles, levies and fees that it holds beside what was sold and its
 * taxes. `beside` are their cents, row by row. Nothing where the total comes right without them.
 */
export function chargesSay(
  rows: readonly Amounts[],
  fields: ReadonlySet<Field>,
  beside: readonly (readonly number[])[],
): number {
  const isTaxed = fields.has('total') && fields.has('tax');
  if (!isTaxed || beside.length === 0 || beside.length > MOST_LOOKED_AT) return 0;
  const lacks = rows.map(lackIn);
  const said = lacks.filter((lack) => lack !== null).length;
  const lacking = lacks.filter((lack) => lack !== null && Math.abs(lack) > ROUNDED).length;
  if (lacking < LEAST_ROWS) return 0;
  // What a total is less by is a discount.
  const less = rows.filter((amounts, row) => (amounts('total') ?? 0) * (lacks[row] ?? 0) < 0).length;
  if (less > said * (1 - NEARLY_ALL)) return 0;
  const comesRight = (charges: readonly (readonly number[])[]): boolean => {
    const right = lacks.filter(
      (lack, row) =>
        lack !== null &&
        Math.abs(lack - charges.reduce((sum, cents) => sum + (cents[row] ?? 0), 0)) <= ROUNDED,
    );
    return right.length >= said * NEARLY_ALL;
  };
  // What the rows without a charge say already counts for the total once.
  const saidBefore = exactSupport(said - lacking, said);
  return choicesOf(beside).some(comesRight) ? Math.max(0, SAYS - saidBefore) : 0;
}
