import type { Column } from './columns.ts';
import type { Kind, Meaning } from './fields.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';

/** How likely a meaning must be for a table to be said to have it. */
const LEAST = 0.4;
const AMOUNTS: readonly Meaning[] = ['gross', 'net', 'total', 'tax', 'subtotal', 'discount', 'tip'];

/** The column that is a meaning rather than others. */
function columnFor(columns: readonly Column[], meaning: Meaning): Column | undefined {
  const likely = columns.filter(({ meanings }) => (meanings.get(meaning) ?? 0) >= LEAST);
  return likely.toSorted((a, b) => (b.meanings.get(meaning) ?? 0) - (a.meanings.get(meaning) ?? 0))[0];
}

/** Whether amounts of an order stand in the first of its lines alone: they are empty where its number is there once more. */
function isFirstLineOnly(reference: Column, amounts: readonly Column[]): boolean {
  let [again, empty] = [0, 0];
  let before = '';
  for (const [row, cell] of reference.sample.entries()) {
    const number = cellText(cell);
    if (number !== '' && number === before) {
      again += 1;
      if (amounts.some(({ sample }) => isNothing(sample[row]))) empty += 1;
    }
    before = number;
  }
  return again > 0 && empty * 10 >= again * 8;
}

/** Whether the cells of a column list several things: "1× Tote Bag, 2× Rye". */
const isList = (column: Column): boolean => (column.shares['listed'] ?? 0) > 0.5;

/**
 * What a table is about, by what it has: ratings are reviews; things with days are sales, without days a stock list or sums of a
 * period; days and amounts without things are orders; people with neither are customers. Null where it has nothing of the kind.
 */
export function kindOf(columns: readonly Column[]): Kind | null {
  const found = (meaning: Meaning) => columnFor(columns, meaning);
  const has = (...meanings: Meaning[]) => meanings.some((meaning) => found(meaning) !== undefined);
  const count = (...meanings: Meaning[]) => meanings.filter((meaning) => has(meaning)).length;
  const amounts = AMOUNTS.flatMap((meaning) => found(meaning) ?? []);
  if (has('stars', 'recommends') && !has('item') && amounts.length === 0) return 'reviews';
  const item = found('item');
  const isDated = has('date');
  if (item !== undefined && !isList(item)) {
    const reference = found('order_ref');
    const perOrder = columns.filter(({ meanings }) =>
      ['total', 'subtotal', 'shipping'].some((meaning) => (meanings.get(meaning) ?? 0) >= LEAST),
    );
    if (reference !== undefined && perOrder.length > 0 && isFirstLineOnly(reference, perOrder))
      return 'order_lines';
    const stockList = count('stock', 'cost', 'vendor', 'gtin');
    if (
      isDated &&
      (amounts.length > 0 || has('qty') || reference !== undefined) &&
      !(stockList > 1 && amounts.length === 0)
    )
      return 'sale_lines';
    if (reference !== undefined && amounts.length > 0) return 'sale_lines';
    if (amounts.length > 0 && !has('stock', 'cost')) return 'item_totals';
    if (amounts.length > 1) return 'item_totals';
    if (has('qty') && !has('stock', 'price', 'cost', 'gtin', 'vendor')) return 'item_totals';
    return has('stock', 'price', 'cost', 'gtin', 'vendor', 'sku', 'qty') ? 'items' : null;
  }
  if (isDated && amounts.length > 0)
    return count('first_name', 'last_name', 'spend') > 1 ? 'customers' : 'orders';
  if (has('first_name', 'last_name', 'email', 'phone', 'spend')) return 'customers';
  if (has('order_ref') && amounts.length > 0) return 'orders';
  if (has('text') && isDated) return 'reviews';
  if (has('sku', 'gtin') && has('stock', 'price', 'cost')) return 'items';
  return has('person') ? 'customers' : null;
}
