import { inParts } from '#engines/tables/cells/numbers.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';
import { areYears } from './open-counts.ts';

const COUNTS: readonly Meaning[] = ['qty', 'stock', 'orders'];
const PRICES: readonly Meaning[] = ['price', 'cost'];
/** How likely a column must be a price to be one, and a count at most for its name to leave that open. */
const [LIKELY, OPEN] = [0.4, 0.4];
/** How likely it is a count where its name says so, whatever stands beside it. */
const SAID = 0.7;
/** How likely what is left as the only count is to be one. */
const LEFT = 0.45;
/** Rows in which so many at a price are another price, at least, and how much of those that say all three. */
const [LEAST_ROWS, NEARLY_ALL] = [3, 0.9];
/** How much of the sizes of packs differ at most, and of numbers that are counts at least. */
const [MOST_DIFFERING, LEAST_DIFFERING] = [0.35, 0.5];
const NUMERIC = 0.8;

const likelihoodOf = ({ meanings }: Column, asked: readonly Meaning[]): number =>
  asked.reduce((sum, meaning) => sum + (meanings.get(meaning) ?? 0), 0);

const isPack = (pieces: number): boolean => Number.isInteger(pieces) && pieces >= 1;

/** Whether so many pieces as a column says, at one price each, are another price in nearly all rows. */
function areSizes(sizes: Column, each: Column, whole: Column): boolean {
  const said = sizes.numbers.flatMap((pieces, row) => {
    const [one, all] = [each.numbers[row] ?? null, whole.numbers[row] ?? null];
    return pieces === null || one === null || all === null || one === 0
      ? []
      : [{ pieces, isRight: inParts(pieces * one, 100) === inParts(all, 100) }];
  });
  return (
    said.filter(({ pieces, isRight }) => isRight && pieces > 1).length >= LEAST_ROWS &&
    said.filter(({ isRight }) => isRight).length >= said.length * NEARLY_ALL
  );
}

/** Whether a column may be how many there are of each thing: numbers of all sizes, and no codes or years. */
function mayCount(column: Column): boolean {
  const { shares, meanings, numbers } = column;
  return (
    (shares['number'] ?? 0) + (shares['measured'] ?? 0) >= NUMERIC &&
    (shares['money'] ?? 0) < 1 - NUMERIC &&
    (shares['gtin'] ?? 0) < 1 - NUMERIC &&
    (shares['differing'] ?? 0) >= LEAST_DIFFERING &&
    (meanings.get('none') ?? 0) + likelihoodOf(column, COUNTS) >= OPEN &&
    !areYears(numbers)
  );
}

/** The sizes of packs among columns, with the price of a pack; null where there are none. */
function packsAmong(columns: readonly Column[]): { sizes: Column; whole: Column } | null {
  const amounts = columns.filter(
    ({ shares }) => (shares['money'] ?? 0) >= OPEN || (shares['decimal'] ?? 0) >= NUMERIC,
  );
  const prices = amounts.filter((column) => likelihoodOf(column, PRICES) >= LIKELY);
  const few = columns.filter(
    (column) =>
      (column.shares['integer'] ?? 0) >= NUMERIC &&
      (column.shares['differing'] ?? 1) <= MOST_DIFFERING &&
      likelihoodOf(column, COUNTS) < SAID &&
      column.numbers.every((pieces) => pieces === null || isPack(pieces)),
  );
  for (const sizes of few)
    for (const each of prices)
      for (const whole of amounts)
        if (whole !== each && areSizes(sizes, each, whole)) return { sizes, whole };
  return null;
}

/** A column that is nothing of ours, whatever its values look like. */
const asNothing = (column: Column): Column => ({
  ...column,
  meanings: new Map(
    [...column.meanings.keys()].map((one): [Meaning, number] => [one, one === 'none' ? 1 : 0]),
  ),
  isOpen: true,
});

/**
 * Columns where the sizes of packs are no counts, and what a pack costs is no price of a thing: so many at the price of one are the price of
 * a pack, and they are few numbers again and again. If another column, of whatever name, is the only one that says numbers of all sizes, it is
 * the count.
 */
export function withPacksTold(columns: readonly Column[]): Column[] {
  const packs = packsAmong(columns);
  if (packs === null) return [...columns];
  const counts = columns.filter((column) => column !== packs.sizes && mayCount(column));
  const isTold = columns.some((column) => column !== packs.sizes && likelihoodOf(column, COUNTS) >= LIKELY);
  const [only] = counts.length === 1 && !isTold ? counts : [];
  return columns.map((column) => {
    if (column === packs.sizes || column === packs.whole) return asNothing(column);
    if (column !== only) return column;
    const left = [...column.meanings].map(([one, value]): [Meaning, number] => [
      one,
      one === 'qty' || one === 'stock' ? LEFT : value * (1 - 2 * LEFT),
    ]);
    return { ...column, meanings: new Map(left) };
  });
}
