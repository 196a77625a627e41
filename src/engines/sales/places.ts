import { textOf } from './orders-in.ts';
import type { TypedRow } from './orders-in.ts';

/**
 * The place that each row of a table names, by the number of its record. A row that names none is where another row of its order is:
 * some systems say it once an order. "" where nothing says it.
 */
export function placesOf(rows: ReadonlyMap<number, { values: TypedRow }>): Map<number, string> {
  const ofOrders = new Map<string, string>();
  for (const { values } of rows.values()) {
    const [place, order] = [textOf(values, 'location'), textOf(values, 'order_ref')];
    if (place !== '' && order !== '' && !ofOrders.has(order)) ofOrders.set(order, place);
  }
  return new Map(
    [...rows].map(([line, { values }]) => [
      line,
      textOf(values, 'location') || (ofOrders.get(textOf(values, 'order_ref')) ?? ''),
    ]),
  );
}
