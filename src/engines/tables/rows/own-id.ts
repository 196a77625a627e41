import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Reading } from './row-values.ts';

/** The first of them that a table has is a row's own id. */
const OWN_ID: Readonly<Record<Kind, readonly Field[]>> = {
  sale_lines: ['line_ref'],
  order_lines: ['line_ref'],
  orders: ['order_ref'],
  item_totals: [],
  items: [],
  customers: ['source_ref'],
  reviews: ['source_ref'],
};

/** The place of the column in which each row has an id of its own: hardly any is there twice. Null for none. */
export function ownId(
  records: readonly (readonly Cell[])[],
  kind: Kind,
  readings: readonly Reading[],
): number | null {
  const reading = OWN_ID[kind].flatMap((field) => readings.find((one) => one.field === field) ?? [])[0];
  if (reading === undefined) return null;
  const ids = records.map((record) => cellText(record[reading.at])).filter((id) => id !== '');
  return ids.length > 0 && new Set(ids).size * 10 >= ids.length * 7 ? reading.at : null;
}
