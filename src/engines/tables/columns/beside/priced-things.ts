import { cellText } from '#engines/tables/table.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';

/** How likely a column is things at least where its name leaves it open, and how likely it is where prices go by it. */
const [LEAST_OPEN, TOLD] = [0.04, 0.6];
/** How likely another column must be for it to be the things, and this one for it to be something else. */
const [LIKELY, SURE_OTHER] = [0.4, 0.5];
/** How many differing words stand in several rows, at least, and how much of those rows have the usual price of theirs. */
const [LEAST_THINGS, MOSTLY] = [3, 0.85];
/** How likely a column is things at least where a price stands there, and nothing that was paid. */
const LEAST_PRICED = 0.1;
/** What may have been paid. */
const PAID: readonly Meaning[] = ['gross', 'net', 'total', 'subtotal'];
/** How much of a column may differ: what is other in each row says nothing of its price. */
const MOST_DIFFERING = 0.7;
const OTHERS: readonly Meaning[] = [
  'person',
  'first_name',
  'last_name',
  'status',
  'location',
  'phone',
  'email',
  'date',
  'order_ref',
];

/** Rows of each text of a column that stands in several. */
function rowsByText({ sample }: Column): number[][] {
  const rows = new Map<string, number[]>();
  for (const [row, cell] of sample.entries()) {
    const text = cellText(cell);
    if (text !== '') rows.set(text, [...(rows.get(text) ?? []), row]);
  }
  return [...rows.values()].filter((of) => of.length > 1);
}

/** The number that stands most often, and how often. */
function usualOf(numbers: readonly number[]): { value: number; times: number } {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  const [value = 0, most = 0] = [...times].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { value, times: most };
}

/** Whether an amount goes by the texts of a column: the same for each, and another for some. */
function goesBy({ numbers }: Column, groups: readonly (readonly number[])[]): boolean {
  const said = groups.map((rows) => rows.flatMap((row) => numbers[row] ?? []).filter((value) => value > 0));
  const several = said.filter((values) => values.length > 1);
  const usual = several.map(usualOf);
  const rows = several.reduce((sum, { length }) => sum + length, 0);
  return (
    new Set(usual.map(({ value }) => value)).size >= LEAST_THINGS &&
    usual.reduce((sum, { times }) => sum + times, 0) >= rows * MOSTLY
  );
}

const likelihood = ({ meanings }: Column, meaning: Meaning): number => meanings.get(meaning) ?? 0;

/** Whether a table has a price and nothing that was paid: then each row is of one thing at its price. */
const isOfPrices = (columns: readonly Column[]): boolean =>
  columns.some((column) => likelihood(column, 'price') >= LIKELY) &&
  !columns.some((column) => PAID.some((one) => likelihood(column, one) >= LIKELY));

/**
 * Columns where the only one of words by which a price goes, each with its own, is the things: the treatments of a list of appointments
 * ("Prestation"), the subjects of lessons; and the likeliest of words that come again
 * beside a price where nothing else says what was paid. Where one is likely the things already, nothing is told.
 */
export function withPricedThings(columns: readonly Column[]): Column[] {
  if (columns.some((column) => likelihood(column, 'item') >= LIKELY)) return [...columns];
  const amounts = columns.filter(
    ({ shares }) => (shares['money'] ?? 0) >= 0.5 || (shares['decimal'] ?? 0) >= 0.5,
  );
  const isPriced = isOfPrices(columns);
  const open = columns.filter((column) => {
    const { shares } = column;
    const isWords = (shares['phrase'] ?? 0) >= 0.5 || (shares['word'] ?? 0) >= 0.5;
    if (!isWords || likelihood(column, 'item') < LEAST_OPEN || (shares['differing'] ?? 0) > MOST_DIFFERING)
      return false;
    if (OTHERS.some((other) => likelihood(column, other) >= SURE_OTHER)) return false;
    if (isPriced && likelihood(column, 'item') >= LEAST_PRICED) return true;
    const groups = rowsByText(column);
    return amounts.some((amount) => goesBy(amount, groups));
  });
  const [only] = open.toSorted((one, other) => likelihood(other, 'item') - likelihood(one, 'item'));
  if (only === undefined) return [...columns];
  const rest = Math.max(Number.EPSILON, 1 - likelihood(only, 'item'));
  const meanings = new Map(
    [...only.meanings].map(([one, value]) => [one, one === 'item' ? TOLD : (value / rest) * (1 - TOLD)]),
  );
  return columns.map((column) => (column === only ? { ...column, meanings } : column));
}
