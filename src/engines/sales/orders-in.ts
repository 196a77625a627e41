type Value = string | number | boolean;

/** A tax by the name that its source gives it, in integer cents. */
export interface NamedTax {
  name: string;
  cents: number;
}

export type TypedRow = Readonly<Record<string, Value>>;

/** A row as it was read: money in cents, quantities in thousandths, `date` as `YYYY-MM-DD`; `time` is `HH:MM:SS`. */
export interface ReadRow {
  values: TypedRow;
  time: string | null;
  zone: string | null;
  /** Its taxes as the source names them; together they are the field `tax`. */
  taxes?: readonly NamedTax[];
  isRefund: boolean;
}

/** A table of sales as it was understood: `order_lines` says what is of the order in the first of its lines alone. */
export interface SalesTable {
  kind: 'sale_lines' | 'order_lines' | 'orders';
  /** Its rows by the number of their record, from 1. */
  rows: ReadonlyMap<number, ReadRow>;
}

export const textOf = (row: TypedRow, field: string): string => {
  const value = row[field];
  return value === undefined ? '' : String(value).trim();
};

/** The rows of one order that stand together, the first one first; `ref` is "" where nothing says its number. */
export interface OrderRows {
  ref: string;
  first: { line: number; row: ReadRow };
  rows: { line: number; row: ReadRow }[];
}

/** How much of the further lines of orders has an amount of its own, in a file in which each line says what it came to. */
const NEARLY_ALL = 0.9;

/** Whether the further line of an order says its own amount: another than the first one's, or what its price and quantity come to. */
function isOwnAmount({ values }: ReadRow, first: ReadRow): boolean {
  const { net, unit_price: unit, qty, discount = 0 } = values;
  if (typeof net !== 'number') return false;
  if (net !== first.values['net']) return true;
  if (typeof unit !== 'number' || typeof qty !== 'number' || typeof discount !== 'number') return false;
  return Math.abs(Math.round((unit * qty) / 1000) - discount - net) <= 1;
}

/** What a row is: a file that names the order in each line and says what each came to has lines of sales, of whatever order. */
export function kindOfRows({ kind, rows }: SalesTable): SalesTable['kind'] {
  if (kind !== 'order_lines') return kind;
  const further = ordersIn({ kind, rows }).flatMap((order) =>
    order.rows.slice(1).map(({ row }) => isOwnAmount(row, order.first.row)),
  );
  const own = further.filter((isOwn) => isOwn).length;
  return own > 0 && own >= further.length * NEARLY_ALL ? 'sale_lines' : kind;
}

/** Whether a row goes on with an order: it says its number again, or has neither number nor day and stands right below it. */
function goesOn({ line, row }: OrderRows['first'], order: OrderRows): boolean {
  const ref = textOf(row.values, 'order_ref');
  if (ref !== '') return ref === order.ref;
  return textOf(row.values, 'date') === '' && line === (order.rows.at(-1) ?? order.first).line + 1;
}

/** The orders of a table, each with its rows; where each line names its own order, one line at a time. */
export function ordersIn({ kind, rows }: SalesTable): OrderRows[] {
  const orders: OrderRows[] = [];
  for (const [line, row] of rows) {
    const ref = textOf(row.values, 'order_ref');
    const last = orders.at(-1);
    const one = { line, row };
    if (kind === 'order_lines' && last !== undefined && goesOn(one, last)) last.rows.push(one);
    else orders.push({ ref, first: one, rows: [one] });
  }
  return orders;
}
