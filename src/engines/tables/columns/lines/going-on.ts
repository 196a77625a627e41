import { isNothing } from '#engines/tables/cells/numbers.ts';
import { beginsAsTotal } from '#engines/tables/rows/total-labels.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';

/** How likely a column must be the number of an order for its repeats to be looked at. */
const LEAST_REFERENCE = 0.02;
/** How likely a column must be a price of one for a line without it to be a sum. */
const LEAST_PRICE = 0.5;
/** How likely a column must be a total for what has it to have one of its own. */
const LEAST_TOTAL = 0.4;
/** Amounts that are empty in a row that goes on with an order; with one alone as many other columns have to be. */
const LEAST_EMPTY = 2;
/** How much of the rows that begin orders fill what is said of orders there. */
const MOSTLY = 0.5;
/** One in so many orders goes on below its first line where lines are left without a number. */
const FEW_OF_THEM = 8;

const shareOf = ({ shares }: Column, name: string): number => shares[name] ?? 0;

/** How likely a column must be a count, or a price of one, for a line to have one of them. */
const LEAST_COUNTED = 0.5;
const OF_A_LINE: readonly Meaning[] = ['qty', 'stock', 'price', 'cost'];

/** Rows in which the number of an order stands once more. What says neither how many nor for how much each is a sum, a tax or a payment. */
function withSameNumber({ sample }: Column, columns: readonly Column[]): number[] {
  const counts = columns.filter(
    ({ meanings }) => OF_A_LINE.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0) >= LEAST_COUNTED,
  );
  const isLine = (row: number) =>
    counts.length === 0 || counts.some((column) => !isNothing(column.sample[row]));
  return sample.flatMap((cell, row) => {
    const number = cellText(cell);
    return number !== '' && row > 0 && number === cellText(sample[row - 1]) && isLine(row) ? [row] : [];
  });
}

/** Rows with a count or an amount that have neither number nor day: their order stands above. */
function withoutNumber({ sample }: Column, columns: readonly Column[]): number[] {
  const counts = columns.filter((column) => shareOf(column, 'number') >= 0.5);
  const days = columns.filter((column) => shareOf(column, 'date') >= 0.5);
  // What one of them costs says no sum of orders.
  const price = columns.find(({ meanings }) => (meanings.get('price') ?? 0) >= LEAST_PRICE);
  const first = sample.findIndex((cell) => !isNothing(cell));
  if (days.length === 0 || first < 0) return [];
  const rows = sample.flatMap((cell, row) => {
    const goesOn =
      row > first &&
      isNothing(cell) &&
      days.every((column) => isNothing(column.sample[row])) &&
      counts.some((column) => !isNothing(column.sample[row])) &&
      (price === undefined || !isNothing(price.sample[row])) &&
      !columns.some((column) => beginsAsTotal(column.sample[row]));
    return goesOn ? [row] : [];
  });
  // A few such rows are sums and notes.
  const numbered = sample.filter((cell) => !isNothing(cell)).length;
  return rows.length * FEW_OF_THEM < numbered ? [] : rows;
}

const emptyIn = (row: number, columns: readonly Column[]): number =>
  columns.filter(({ sample }) => isNothing(sample[row])).length;

/**
 * Says of a row that goes on with an order whether it lacks what stands in the first lines of orders: several amounts, or one together
 * with a day, a customer, a state. What first lines seldom fill says nothing.
 */
function lackingOfOrder(
  rows: readonly number[],
  reference: Column,
  columns: readonly Column[],
): (row: number) => boolean {
  const further = new Set(rows);
  const ofFirst = columns.filter((column) => {
    if (column === reference) return false;
    const first = column.sample.filter((_, row) => !further.has(row));
    return first.filter((cell) => !isNothing(cell)).length >= first.length * MOSTLY;
  });
  const [amounts, others] = [true, false].map((isAmount) =>
    ofFirst.filter((column) => shareOf(column, 'money') >= 0.5 === isAmount),
  ) as [Column[], Column[]];
  return (row) => {
    const empty = emptyIn(row, amounts);
    return empty >= LEAST_EMPTY || (empty > 0 && emptyIn(row, others) >= LEAST_EMPTY);
  };
}

/**
 * The rows of a sample that go on with the order of the row above: its number stands there once more, or is left out, and what is said of
 * orders is empty, as it stands in the first line alone. None where the amounts of most such rows are there, or all that may be their
 * total: they are lines by themselves.
 */
export function rowsGoingOn(columns: readonly Column[]): readonly number[] {
  const totals = columns.filter(({ meanings }) => (meanings.get('total') ?? 0) >= LEAST_TOTAL);
  const haveTotals = (rows: readonly number[]) =>
    totals.length > 0 && rows.filter((row) => emptyIn(row, totals) > 0).length * 10 < rows.length;
  const goOn = (rows: readonly number[], reference: Column) =>
    rows.length > 0 &&
    !haveTotals(rows) &&
    rows.filter(lackingOfOrder(rows, reference, columns)).length * 10 >= rows.length * 8;
  // An amount numbers nothing.
  const references = columns.filter(
    (column) =>
      (column.meanings.get('order_ref') ?? 0) >= LEAST_REFERENCE && shareOf(column, 'money') < MOSTLY,
  );
  for (const column of references)
    for (const rows of [withSameNumber(column, columns), withoutNumber(column, columns)])
      if (goOn(rows, column)) return rows;
  // Orders that have no number begin with their day.
  const days = columns.filter((column) => shareOf(column, 'date') >= MOSTLY);
  const [day] = references.length === 0 ? days : [];
  const rows = day === undefined ? [] : withoutNumber(day, columns);
  return day !== undefined && goOn(rows, day) ? rows : [];
}

/** How much of what first lines of orders fill of a column further lines fill at least where it is seldom filled, and is of a line all the same. */
const AS_OFTEN = 0.75;

/** Columns that are filled in rows that go on with an order: what they hold is of a line, and not of the whole order. */
export function columnsOfLines(columns: readonly Column[]): ReadonlySet<Column> {
  const further = new Set(rowsGoingOn(columns));
  return new Set(
    columns.filter(({ sample }) => {
      const [own, first] = [true, false].map((isFurther) => {
        const cells = sample.filter((_, row) => further.has(row) === isFurther);
        return cells.filter((cell) => !isNothing(cell)).length / Math.max(1, cells.length);
      }) as [number, number];
      return own * 2 > 1 || (own > 0 && own >= first * AS_OFTEN);
    }),
  );
}
