import type { Column } from './columns.ts';
import { KINDS } from './fields.ts';
import type { Kind, Meaning } from './fields.ts';
import { rowsGoingOn } from './lines/going-on.ts';
import { mapColumns } from './mapping.ts';
import { areLines, isOneEach } from './lines/numbered-rows.ts';
import { isStockList } from './lists/stock-lists.ts';

/** How likely a meaning must be for a table to be said to have it. */
const LEAST = 0.4;
const AMOUNTS: readonly Meaning[] = ['gross', 'net', 'total', 'tax', 'subtotal', 'discount', 'tip'];

/** The column that is a meaning rather than others. */
function columnFor(columns: readonly Column[], meaning: Meaning): Column | undefined {
  const likely = columns.filter(({ meanings }) => (meanings.get(meaning) ?? 0) >= LEAST);
  return likely.toSorted((a, b) => (b.meanings.get(meaning) ?? 0) - (a.meanings.get(meaning) ?? 0))[0];
}

/** Whether the cells of a column list several things: "1× Tote Bag, 2× Rye". */
const isList = (column: Column): boolean => (column.shares['listed'] ?? 0) > 0.5;

/** Whether the cells of a column are addresses or numbers by which somebody is reached. */
const isAddress = ({ shares }: Column): boolean =>
  (shares['email'] ?? 0) > 0.5 || (shares['phone'] ?? 0) > 0.5;

/** How likely a column of days must be the table's own at least; of a stock list days are seldom. */
const [LEAST_DATED, LEAST_DATED_STOCK] = [0.08, 0.4];

/** How likely a column must be the number of an order, and how likely one of words the things where there is none such. */
const [LEAST_NUMBER, LEAST_UNNUMBERED_THING] = [0.1, 0.2];

/** How likely a column is one of some meanings. */
const likelihoodOf = ({ meanings }: Column, asked: readonly Meaning[]): number =>
  asked.reduce((total, meaning) => total + (meanings.get(meaning) ?? 0), 0);

/** What a table has. */
class Found {
  readonly #columns: readonly Column[];
  constructor(columns: readonly Column[]) {
    this.#columns = columns;
  }
  column(meaning: Meaning): Column | undefined {
    return columnFor(this.#columns, meaning);
  }
  has(...meanings: Meaning[]): boolean {
    return meanings.some((meaning) => this.column(meaning) !== undefined);
  }
  /** Whether things with days are what there is, and no sales: nothing of what was paid or to whom stands beside them. */
  isOfStock(): boolean {
    const item = this.column('item');
    if (item === undefined || this.has(...AMOUNTS, 'order_ref')) return false;
    return isStockList(item, this.#columns);
  }
  count(...meanings: Meaning[]): number {
    return meanings.filter((meaning) => this.has(meaning)).length;
  }
  /** Words that may be things, of rows that nothing numbers: an order would have a number. */
  unnumberedThings(): Column | undefined {
    if (this.likelihood('order_ref') >= LEAST_NUMBER) return undefined;
    return this.#columns.find(
      ({ meanings, shares }) =>
        (meanings.get('item') ?? 0) >= LEAST_UNNUMBERED_THING && (shares['phrase'] ?? 0) > 0.5,
    );
  }
  likelihood(meaning: Meaning): number {
    return Math.max(0, ...this.#columns.map(({ meanings }) => meanings.get(meaning) ?? 0));
  }
  /** How likely the likeliest column is one of some meanings. */
  likeliestOf(...meanings: Meaning[]): number {
    return Math.max(0, ...this.#columns.map((column) => likelihoodOf(column, meanings)));
  }
  /** The column that is likely one of some meanings, whichever. */
  likeliest(...meanings: Meaning[]): Column | undefined {
    const likely = this.#columns.filter((column) => likelihoodOf(column, meanings) >= LEAST);
    return likely.toSorted((one, other) => likelihoodOf(other, meanings) - likelihoodOf(one, meanings))[0];
  }
}

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
function byNumbers(columns: readonly Column[]): Kind | null {
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
function areCounted(columns: readonly Column[]): boolean {
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

/** How many rows one word of a sort of things stands in on average, at least, for rows to be sums by it. */
const LEAST_OF_SORT = 2;

/** Whether rows are sums of sorts of things: how many of each and for how much, with neither a thing nor a number nor anybody. */
function areOfSorts(columns: readonly Column[]): boolean {
  const found = new Found(columns);
  const sort = found.column('category');
  const differing = sort?.shares['differing'] ?? 1;
  return (
    differing * LEAST_OF_SORT <= 1 &&
    found.has('qty', 'stock') &&
    found.count(...AMOUNTS) > 1 &&
    !found.has('item', 'sku', 'gtin', 'order_ref', 'source_ref', 'line_ref', 'person', 'price', 'cost')
  );
}

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
  if (OF_SALES.has(ruled) && areOfSorts(columns)) return 'item_totals';
  const numbered = OF_SALES.has(ruled) ? byNumbers(columns) : null;
  if (numbered !== null) return numbered;
  const found = new Found(columns);
  // An order has a number, and no price of one.
  if (
    ruled === 'sale_lines' &&
    (found.unnumberedThings() !== undefined || (!found.has('order_ref') && areCounted(columns)))
  )
    return ruled;
  // Without a day or a number nothing says when things in stock would have been sold, whatever count times price comes to.
  const isNoSale =
    ruled === 'items' &&
    (found.isOfStock() || (found.likelihood('date') < LEAST_DATED && !found.has('order_ref')));
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
