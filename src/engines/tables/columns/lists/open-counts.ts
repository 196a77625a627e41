import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';

const COUNTS: readonly Meaning[] = ['qty', 'stock', 'orders'];
/** How likely a column is a count for its table to have one, and for its name to say anything of that; how likely it is something else. */
const [TOLD, HARDLY, OTHER] = [0.4, 0.2, 0.5];
/** How much of a column has to be whole numbers, and how much of it years or codes of things. */
const [MOSTLY, SOME] = [0.8, 0.5];
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/** Whether numbers are years: most of them. */
export const areYears = (numbers: readonly (number | null)[]): boolean => {
  const said = numbers.filter((value) => value !== null);
  return said.filter((value) => value >= FIRST_YEAR && value <= LAST_YEAR).length > said.length * SOME;
};

/** Numbers of minutes and of boxes are multiples of this. */
const ROUND = 5;
const LEAST_ROWS = 5;

/** Whether numbers are all round: minutes that something takes. What is counted has numbers of all kinds. */
function areRound(numbers: readonly (number | null)[]): boolean {
  const said = numbers.flatMap((value) => value ?? []).filter((value) => value !== 0);
  return said.length >= LEAST_ROWS && said.every((value) => value % ROUND === 0);
}

const likelihoodOf = ({ meanings }: Column, asked: readonly Meaning[]): number =>
  asked.reduce((sum, meaning) => sum + (meanings.get(meaning) ?? 0), 0);

/** Whether a column is whole numbers of which neither its name nor its values say what they are. */
function isUntold(column: Column): boolean {
  const { shares, meanings } = column;
  return (
    (shares['integer'] ?? 0) >= MOSTLY &&
    (shares['gtin'] ?? 0) < SOME &&
    likelihoodOf(column, COUNTS) < HARDLY &&
    [...meanings].every(([one, value]) => one === 'none' || value < OTHER)
  );
}

/** A column that is no count by what its name says a little of. */
const withoutCounts = (column: Column): Column => ({
  ...column,
  meanings: new Map([...column.meanings].map(([one, value]) => [one, COUNTS.includes(one) ? 0 : value])),
  isOpen: true,
});

/**
 * Columns where nothing is taken for a count by being whole numbers alone, as several are, or as they are years or all round: its name has to say it.
 * Where a name says it of one, as they are.
 */
export function withCountsOpen(columns: readonly Column[]): Column[] {
  if (columns.some((column) => likelihoodOf(column, COUNTS) >= TOLD)) return [...columns];
  const untold = columns.filter(isUntold);
  return columns.map((column) =>
    (untold.includes(column) && (untold.length > 1 || areRound(column.numbers))) || areYears(column.numbers)
      ? withoutCounts(column)
      : column,
  );
}
