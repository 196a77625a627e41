import { inParts } from '#engines/tables/cells/numbers.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';
import { areOfOneRate } from './untold-taxes.ts';

/** How much of a column is written as money, how likely it is an amount by its name at most, and how likely one that it is a part of. */
const [MONEY, UNTOLD, TOLD] = [0.5, 0.5, 0.5];
/** Columns among which parts are looked for, and rows in which they have to come right, at least and of all. */
const [MOST_LOOKED_AT, LEAST_ROWS, NEARLY_ALL] = [5, 4, 0.9];
const CENT = 1.5;
const AMOUNTS: readonly Meaning[] = ['gross', 'net', 'total', 'subtotal', 'discount', 'price'];
/** What stands beside an amount and is not how it was paid. */
const BESIDE: readonly Meaning[] = ['tax', 'tip', 'shipping', 'discount', 'refund', 'cost'];

const likelihoodOf = ({ meanings }: Column, asked: readonly Meaning[]): number =>
  asked.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0);

const centsIn = ({ numbers }: Column, row: number): number | null => {
  const value = numbers[row] ?? null;
  return value === null ? null : inParts(value, 100);
};

/** All choices of two and more of a few columns. */
const choicesOf = (columns: readonly Column[]): Column[][] =>
  columns
    .reduce<Column[][]>((found, one) => found.flatMap((some) => [some, [...some, one]]), [[]])
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length);

/** Whether some columns add up to others in nearly all rows, in at least two of which several of them say something. */
function addUp(parts: readonly Column[], whole: readonly Column[]): boolean {
  const rows = parts[0]?.numbers.map((_, row) => row) ?? [];
  const said = rows.flatMap((row) => {
    const of = parts.map((part) => centsIn(part, row) ?? 0);
    const sums = whole.map((one) => centsIn(one, row) ?? 0);
    const all = sums.reduce((sum, one) => sum + one, 0);
    return all === 0 ? [] : [{ of, isRight: Math.abs(of.reduce((sum, one) => sum + one, 0) - all) <= CENT }];
  });
  return (
    said.length >= LEAST_ROWS &&
    said.filter(({ isRight }) => isRight).length >= said.length * NEARLY_ALL &&
    parts.every((_, at) => said.some(({ of }) => (of[at] ?? 0) > 0))
  );
}

/** Whether none of some parts is a tax on another by its rate. */
const areOfNoRate = (parts: readonly Column[]): boolean =>
  parts.every((part) =>
    parts.every((other) => {
      if (part === other) return true;
      const both = part.numbers.flatMap((_, row) => {
        const [tax, on] = [centsIn(part, row), centsIn(other, row)];
        return tax === null || on === null || tax === 0 || on === 0 ? [] : [{ tax, on }];
      });
      // Where one of two alone is filled in a row they are ways to pay.
      return both.length === 0 || !areOfOneRate(both);
    }),
  );

const asNothing = (column: Column): Column => ({
  ...column,
  meanings: new Map(
    [...column.meanings.keys()].map((one): [Meaning, number] => [one, one === 'none' ? 1 : 0]),
  ),
  isOpen: true,
});

/**
 * Columns where what was paid in cash, by card and otherwise is no amount of its own: columns whose names tell no amount, and that add up to
 * the total, or to what is before taxes with the taxes, in nearly all rows, without one being a tax on the other.
 */
export function withoutPaymentParts(columns: readonly Column[]): Column[] {
  const amounts = columns.filter(({ shares }) => (shares['money'] ?? 0) >= MONEY);
  const taxes = amounts.filter((column) => likelihoodOf(column, ['tax']) >= TOLD);
  const wholes = amounts.flatMap((column) => {
    if (likelihoodOf(column, ['net', 'subtotal', 'gross', 'total']) < TOLD) return [];
    return taxes.length === 0 ? [[column]] : [[column], [column, ...taxes]];
  });
  const open = amounts.filter(
    (column) => likelihoodOf(column, AMOUNTS) < UNTOLD && likelihoodOf(column, BESIDE) < 1 - UNTOLD,
  );
  if (wholes.length === 0 || open.length < 2 || open.length > MOST_LOOKED_AT) return [...columns];
  const parts = choicesOf(open).find(
    (some) => wholes.some((whole) => addUp(some, whole)) && areOfNoRate(some),
  );
  return columns.map((column) => (parts?.includes(column) === true ? asNothing(column) : column));
}
