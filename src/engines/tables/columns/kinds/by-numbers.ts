import type { Column } from '#engines/tables/columns/columns.ts';
import type { Kind } from '#engines/tables/columns/fields.ts';
import { areLines, isOneEach } from '#engines/tables/columns/lines/numbered-rows.ts';
import { AMOUNTS, Found, LEAST_DATED } from './found.ts';

/** How likely a column must be a count, or a price of one, for rows to be of so many of a thing. */
const LEAST_COUNTED = 0.4;

/** Whether rows are said of as orders are: whose they are, in which state, and what was given back or left as a tip. */
const areSaidAsOrders = (found: Found): boolean =>
  found.has('status') && found.has('person', 'email') && found.has('total') && found.has('refund', 'tip');

/**
 * What rows with days, amounts and numbers are by how those number them: payments where each has a number of its own and says neither
 * how many of what it names nor what one costs, lines where things are counted and several have one number. A count without a price
 * beside all that is said of an order is of people who came. Null for neither.
 */
export function byNumbers(columns: readonly Column[]): Kind | null {
  const found = new Found(columns);
  if (!found.has(...AMOUNTS) || found.likelihood('date') < LEAST_DATED) return null;
  const isPriced = found.likeliestOf('price', 'cost') >= LEAST_COUNTED;
  const reference = found.column('order_ref');
  const own = reference ?? found.likeliest('order_ref', 'source_ref', 'sku');
  if (!isPriced && own !== undefined && areSaidAsOrders(found) && isOneEach(own, columns)) return 'orders';
  if (reference === undefined) return null;
  if (found.likeliestOf('qty', 'stock', 'price', 'cost') < LEAST_COUNTED)
    return isOneEach(reference, columns)
      ? 'orders'
      : found.has('item') && areLines(reference, columns)
        ? 'sale_lines'
        : null;
  return found.has('qty', 'item') && areLines(reference, columns) ? 'sale_lines' : null;
}

/** How many rows say that so many of a thing at a price are an amount, at least, and how much of those with several. */
const [LEAST_TIMES, MOSTLY_TIMES] = [2, 0.8];
const CENT = 0.011;

/** Whether rows are of so many of something at a price: the two multiplied are one of the amounts beside them. */
export function areCounted(columns: readonly Column[]): boolean {
  const found = new Found(columns);
  const [count, price] = [found.column('qty'), found.column('price')];
  if (count === undefined || price === undefined) return false;
  const amounts = columns.filter((column) => column !== count && column !== price);
  const said = count.numbers.flatMap((pieces, row) => {
    const each = price.numbers[row] ?? null;
    if (pieces === null || each === null || pieces === 1 || each === 0) return [];
    const others = amounts.flatMap(({ numbers }) => numbers[row] ?? []);
    return others.length === 0
      ? []
      : [others.some((value) => Math.abs(Math.abs(value) - Math.abs(pieces * each)) < CENT)];
  });
  const right = said.filter(Boolean).length;
  return right >= LEAST_TIMES && right >= said.length * MOSTLY_TIMES;
}

/** How many rows one word of a sort of things stands in on average, at least, for rows to be sums by it. */
const LEAST_OF_SORT = 2;

/** Whether rows are sums of sorts of things: how many of each and for how much, with neither a thing nor a number nor anybody. */
export function areOfSorts(columns: readonly Column[]): boolean {
  const found = new Found(columns);
  const sort = found.column('category');
  const differing = sort?.shares['differing'] ?? 1;
  // A sum is of no time of day.
  const isTimed = columns.some(({ shares }) => (shares['time'] ?? 0) >= MOSTLY_TIMES);
  return (
    !isTimed &&
    differing * LEAST_OF_SORT <= 1 &&
    found.has('qty', 'stock') &&
    found.count(...AMOUNTS) > 1 &&
    !found.has('item', 'sku', 'gtin', 'order_ref', 'source_ref', 'line_ref', 'person', 'price', 'cost')
  );
}
