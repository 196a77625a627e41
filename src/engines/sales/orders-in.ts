type Value = string | number | boolean;
export type TypedRow = Readonly<Record<string, Value>>;

/** A row as it was read: money in cents, quantities in thousandths, `date` as `YYYY-MM-DD`; `time` is `HH:MM:SS`. */
export interface ReadRow {
  values: TypedRow;
  time: string | null;
  zone: string | null;
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

/** The orders of a table, each with its rows; where each line names its own order, one line at a time. */
export function ordersIn({ kind, rows }: SalesTable): OrderRows[] {
  const orders: OrderRows[] = [];
  for (const [line, row] of rows) {
    const ref = textOf(row.values, 'order_ref');
    const last = orders.at(-1);
    const one = { line, row };
    if (kind === 'order_lines' && last !== undefined && ref !== '' && last.ref === ref) last.rows.push(one);
    else orders.push({ ref, first: one, rows: [one] });
  }
  return orders;
}
