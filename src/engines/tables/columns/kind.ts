import type { Column } from './columns.ts';
import { KINDS } from './fields.ts';
import type { Kind } from './fields.ts';
import { areCounted, areOfSorts, byNumbers } from './kinds/by-numbers.ts';
import { AMOUNTS, Found, LEAST_DATED } from './kinds/found.ts';
import { rowsGoingOn } from './lines/going-on.ts';
import { mapColumns } from './mapping.ts';

/** Whether the cells of a column list several things: "1× Tote Bag, 2× Rye". */
const isList = (column: Column): boolean => (column.shares['listed'] ?? 0) > 0.5;

/** Whether the cells of a column are addresses or numbers by which somebody is reached. */
const isAddress = ({ shares }: Column): boolean =>
  (shares['email'] ?? 0) > 0.5 || (shares['phone'] ?? 0) > 0.5;

/** How likely a column is a sum at least, and how much of one is written as money, for a table to say what was paid or how many of something. */
const [LEAST_SUM, MOSTLY_MONEY] = [0.2, 0.5];

/** Whether a table says nothing of what was paid, what something costs or how many there were: rows of people alone are none of sales. */
function isWithoutSums(columns: readonly Column[]): boolean {
  return columns.every(({ meanings, shares }) => {
    const likelihood = [...AMOUNTS, 'price', 'cost', 'qty', 'stock', 'refund', 'spend', 'orders'].reduce(
      (sum, one) => sum + (meanings.get(one) ?? 0),
      0,
    );
    return likelihood < LEAST_SUM && (shares['money'] ?? 0) < MOSTLY_MONEY;
  });
}

/** How likely a column of days must be the table's own at least where it is a stock list: of one days are seldom. */
const LEAST_DATED_STOCK = 0.4;

/** What a table of things is about. */
function kindOfThings(found: Found): Kind | null {
  const amounts = found.count(...AMOUNTS);
  const reference = found.column('order_ref');
  const stockList = found.count('stock', 'cost', 'vendor', 'gtin');
  const isDated = found.likelihood('date') >= (stockList > 0 ? LEAST_DATED_STOCK : LEAST_DATED);
  if (found.isOfStock()) return 'items';
  if (
    isDated &&
    (amounts > 0 || found.has('qty') || reference !== undefined) &&
    !(stockList > 1 && amounts === 0)
  )
    return 'sale_lines';
  if (reference !== undefined && amounts > 0) return 'sale_lines';
  if (amounts > 1 || (amounts > 0 && !found.has('stock', 'cost'))) return 'item_totals';
  if (found.has('qty') && !found.has('stock', 'price', 'cost', 'gtin', 'vendor')) return 'item_totals';
  return found.has('stock', 'price', 'cost', 'gtin', 'vendor', 'sku', 'qty') ? 'items' : null;
}

/**
 * What a table is about, by what it has: ratings are reviews; things with days are sales, without days a stock list or sums of a
 * period; days and amounts without things are orders; people with neither are customers. Null where it has nothing of the kind.
 */
function byRules(columns: readonly Column[]): Kind | null {
  const found = new Found(columns);
  const hasAmounts = found.has(...AMOUNTS);
  const isRated = found.has('stars', 'recommends') && !hasAmounts && !found.has('qty', 'stock', 'price');
  // Small counts look like ratings: whoever can be written to and says nothing is a customer.
  if (isRated && (found.has('text') || !columns.some(isAddress))) return 'reviews';
  if (rowsGoingOn(columns).length > 0 && found.has('qty', 'price')) return 'order_lines';
  const item = found.column('item') ?? found.unnumberedThings();
  const isDated = found.likelihood('date') >= LEAST_DATED;
  const things = item !== undefined && !isList(item) ? kindOfThings(found) : null;
  if (things !== null) return things;
  // A count of something on a day is a sale of it, also where nothing says which column names it: an order has a number, and no price of one.
  if (found.has('qty') && hasAmounts && (found.has('price') || !found.has('order_ref')))
    return kindOfThings(found);
  const people = found.count(
    'first_name',
    'last_name',
    'spend',
    'orders',
    'last_seen',
    'consent_email',
    'consent_sms',
  );
  if (people > 1 && (people > 2 || !found.has('order_ref'))) return 'customers';
  if (isDated && hasAmounts) return 'orders';
  if (found.has('first_name', 'last_name', 'email', 'phone', 'spend')) return 'customers';
  if (found.has('order_ref') && hasAmounts) return 'orders';
  if (found.has('text') && isDated) return 'reviews';
  if (found.has('sku', 'gtin') && found.has('stock', 'price', 'cost')) return 'items';
  return found.has('person') ? 'customers' : null;
}

/** Whether what one of a thing costs is all that a table says of what was paid: an order would come to something. */
const isOfPricesAlone = (found: Found): boolean =>
  found.has('item') && found.has('price') && !found.has('gross', 'net', 'total', 'subtotal');

/** Kinds between which the numbers of rows decide. */
const OF_SALES: ReadonlySet<Kind> = new Set(['sale_lines', 'orders', 'item_totals']);
/** How much the rules speak for the kind that they say, beside how well its columns fit. */
const RULES_SAY = 4;

/**
 * What a table is about: the kind of which its columns fit best, where the rules' own counts for more. Null where the rules see nothing
 * of any kind in it.
 */
export function kindOf(columns: readonly Column[]): Kind | null {
  const ruled = byRules(columns);
  if (ruled === null || ruled === 'order_lines') return ruled;
  // Whatever days stand beside people, somebody joined, left or was born on them: nothing was sold.
  if (ruled === 'customers' && isWithoutSums(columns)) return ruled;
  if (OF_SALES.has(ruled) && areOfSorts(columns)) return 'item_totals';
  const numbered = OF_SALES.has(ruled) ? byNumbers(columns) : null;
  if (numbered !== null) return numbered;
  const found = new Found(columns);
  // An order has a number, and no price of one.
  if (
    ruled === 'sale_lines' &&
    (found.unnumberedThings() !== undefined ||
      (!found.has('order_ref') && (areCounted(columns) || isOfPricesAlone(found))))
  )
    return ruled;
  // Without a day or a number nothing says when things in stock would have been sold, whatever count times price comes to.
  const isNoSale =
    ruled === 'items' &&
    (found.isOfStock() || (found.likelihood('date') < LEAST_DATED && !found.has('order_ref')));
  // Things with a price and no count of any are what a shop sells, not what was sold.
  if (isNoSale && found.has('price') && !found.has('qty', ...AMOUNTS)) return ruled;
  const isOpen = (kind: Kind) =>
    kind !== 'order_lines' &&
    !(isNoSale && (kind === 'sale_lines' || kind === 'orders')) &&
    (kind !== 'reviews' || kind === ruled || !columns.some(isAddress));
  const scored = KINDS.filter(isOpen).map((kind) => ({
    kind,
    score: mapColumns(columns, kind).score + (kind === ruled ? RULES_SAY : 0),
  }));
  return scored.reduce((one, other) => (other.score > one.score ? other : one)).kind;
}
