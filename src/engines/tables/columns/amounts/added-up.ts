import { inParts } from '#engines/tables/cells/numbers.ts';
import { quantityOf } from '#engines/tables/cells/quantities.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';
import type { Cell } from '#engines/tables/table.ts';

type Row = readonly Cell[];

const COUNTS: readonly Meaning[] = ['qty', 'stock', 'orders'];
const PRICES: readonly Meaning[] = ['price', 'cost'];
/** How likely a column is a count for none to be missing, and a price to be one; how likely one that is added up is a count. */
const [LIKELY, ADDED_UP] = [0.4, 0.45];
const LEAST_ROWS = 3;
/** How much of a column has to be numbers, and how much of an amount at most. */
const [MOSTLY, NO_AMOUNT] = [0.5, 0.2];
/** Thousandths, as counts are. */
const PARTS = 1000;

const likelihoodOf = ({ meanings }: Column, ...asked: readonly Meaning[]): number =>
  asked.reduce((sum, meaning) => sum + (meanings.get(meaning) ?? 0), 0);

const numberIn = (record: Row, { at, sign, units }: Column): number | null =>
  quantityOf(record[at], sign, units);

/** What numbers of rows come to: of all rows, and of those that are there twice once. */
function sumsOf(rows: readonly Row[], of: (row: Row) => number): number[] {
  const once = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  return [rows, once].map((some) =>
    inParts(
      some.reduce((sum, row) => sum + of(row), 0),
      PARTS,
    ),
  );
}

/** Whether a line below rows says what a column comes to, or what a price comes to so many times as it says. */
function isAddedUp(
  count: Column,
  prices: readonly Column[],
  { rows, feet }: { rows: readonly Row[]; feet: readonly Row[] },
): boolean {
  const pieces = (row: Row) => numberIn(row, count) ?? 0;
  const says = (foot: Row, column: Column, sums: readonly number[]) => {
    const said = numberIn(foot, column);
    return said !== null && said !== 0 && sums.includes(inParts(said, PARTS));
  };
  const sums = sumsOf(rows, pieces);
  return feet.some(
    (foot) =>
      says(foot, count, sums) ||
      prices.some((price) =>
        says(
          foot,
          price,
          sumsOf(rows, (row) => pieces(row) * (numberIn(row, price) ?? 0)),
        ),
      ),
  );
}

/**
 * Columns where the only one of counts may be called anything: its own sum stands below it, or below a price what all of its pieces are
 * worth. `rows` are the records by which columns are judged, `feet` the others. Where names tell a count already, as they are.
 */
export function withCountsAddedUp(
  columns: readonly Column[],
  records: { rows: readonly Row[]; feet: readonly Row[] },
): Column[] {
  if (records.feet.length === 0 || columns.some((column) => likelihoodOf(column, ...COUNTS) >= LIKELY))
    return [...columns];
  const prices = columns.filter((column) => likelihoodOf(column, ...PRICES) >= LIKELY);
  const found = columns.filter((column) => {
    const { shares, meanings, numbers } = column;
    const isCount =
      (shares['number'] ?? 0) + (shares['measured'] ?? 0) >= MOSTLY &&
      (shares['money'] ?? 0) <= NO_AMOUNT &&
      (meanings.get('none') ?? 0) >= MOSTLY &&
      numbers.filter((value) => value !== null).length >= LEAST_ROWS;
    return isCount && isAddedUp(column, prices, records);
  });
  const [count] = found;
  if (count === undefined || found.length > 1) return [...columns];
  const meanings = new Map(
    [...count.meanings].map(([one, value]): [Meaning, number] => [
      one,
      one === 'qty' || one === 'stock' ? ADDED_UP : value * (1 - 2 * ADDED_UP),
    ]),
  );
  return columns.map((column) => (column === count ? { ...column, meanings } : column));
}
