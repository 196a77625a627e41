import { inParts, numberOf } from '#engines/tables/cells/numbers.ts';
import type { Column } from './columns.ts';
import type { Field } from './fields.ts';

/** How likely a column must be a tax to be one beside the surest. */
const LEAST_LIKELY = 0.4;
const CENT = 1.5;

type Fields = ReadonlyMap<Field, { column: Column; confidence: number }>;

const centsAt = ({ sample, sign }: Column, row: number): number | null => {
  const value = numberOf(sample[row], sign);
  return value === null ? null : inParts(value, 100);
};

/** How many rows of the sample a sum of taxes explains: the tax is the others together, or the total is the net and the taxes. */
function explained(rows: number, explains: (row: number) => boolean): boolean {
  const held = Array.from({ length: rows }, (_, row) => row).filter(explains).length;
  return held > 2 && held * 4 >= rows * 3;
}

/**
 * The columns of taxes, the one of the field `tax` first. A table may have a column for each tax: they are told from a tax that holds
 * the others by the sums.
 */
export function taxColumns(columns: readonly Column[], fields: Fields): Column[] {
  const main = fields.get('tax')?.column;
  if (main === undefined) return [];
  const mapped = new Set([...fields.values()].map(({ column }) => column));
  const others = columns.filter(
    (column) => !mapped.has(column) && (column.meanings.get('tax') ?? 0) >= LEAST_LIKELY,
  );
  if (others.length === 0) return [main];
  const rows = main.sample.length;
  const sum = (row: number) => others.reduce((all, column) => all + (centsAt(column, row) ?? 0), 0);
  const isWhole = explained(rows, (row) => {
    const whole = centsAt(main, row);
    return whole !== null && whole !== 0 && Math.abs(whole - sum(row)) <= CENT;
  });
  const [net, total] = [fields.get('net') ?? fields.get('subtotal'), fields.get('total')];
  const isEnough =
    net !== undefined &&
    total !== undefined &&
    explained(rows, (row) => {
      const [before, tax, after] = [net.column, main, total.column].map((column) => centsAt(column, row));
      return (
        typeof before === 'number' && typeof tax === 'number' && Math.abs(before + tax - (after ?? 0)) <= CENT
      );
    });
  return isWhole || isEnough ? [main] : [main, ...others];
}
