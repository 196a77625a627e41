import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { isHeaderAgain } from '#engines/tables/columns/header.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { fold } from '#engines/text/index.ts';
import { isTotalLabel } from './total-labels.ts';

type Row = readonly Cell[];

/** Fields without any of which a record of a kind is no data: a section's name, a page's end, a picture of a thing. */
const NEEDED: Readonly<Record<Kind, readonly (readonly Field[])[]>> = {
  sale_lines: [
    ['item', 'sku', 'gtin', 'category', 'variant'],
    ['qty', 'gross', 'net', 'total', 'unit_price'],
  ],
  order_lines: [
    ['item', 'sku', 'gtin'],
    ['qty', 'unit_price', 'gross', 'net', 'total'],
  ],
  orders: [['gross', 'net', 'total', 'subtotal', 'tax']],
  item_totals: [
    ['item', 'sku', 'gtin'],
    ['qty', 'gross', 'net', 'total'],
  ],
  items: [
    ['item', 'sku', 'gtin', 'variant'],
    ['price', 'cost', 'stock', 'sku', 'gtin', 'variant'],
  ],
  customers: [['email', 'phone', 'first_name', 'last_name', 'customer_name', 'source_ref']],
  reviews: [['stars', 'recommends', 'text']],
};

/** What of a field a record holds, by place of its column; null where the table has no such column. */
export type CellOf = (field: Field) => Cell | undefined | null;

/** A label of sums stands among the first texts of a record, where data would have a day. */
function isSum(record: Row, kind: Kind, cellOf: CellOf, isDay: (cell: Cell | undefined) => boolean): boolean {
  const labels = record.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)).slice(0, 3);
  if (!labels.some(isTotalLabel)) return false;
  const date = cellOf('date');
  if (kind === 'customers' || kind === 'reviews')
    return record.filter((cell) => !isNothing(cell)).length * 2 < record.length;
  return date === null || !isDay(date);
}

/** How many columns a table has before a cell that stands alone in its record is a section's name or a note. */
const LEAST_WIDTH = 4;
function isAlone(record: Row, names: readonly string[]): boolean {
  const first = record.findIndex((cell) => !isNothing(cell));
  const isMore = record.some((cell, at) => at > first && !isNothing(cell));
  return !isMore && names.filter((name) => name !== '').length >= LEAST_WIDTH;
}

const writingOf = (cell: Cell | undefined): string => fold(cellText(cell)).replace(/\d+/g, '9');
const firstOf = (record: Row): string => writingOf(record.find((cell) => !isNothing(cell)));

/**
 * Says of a record whether it is one of the lines above a table's header once more, as where a page begins with them, whatever its number:
 * "Stock at noon, page 1" and "Stock at noon, page 2".
 */
export function againAbove(above: readonly Row[]): (record: Row) => boolean {
  const whole = (record: Row) => record.map(writingOf).join('\t').trimEnd();
  const said = above.filter((record) => record.some((cell) => /\p{L}/u.test(cellText(cell))));
  const [firsts, writings] = [new Set(said.map(firstOf)), new Set(said.map(whole))];
  return (record) => firsts.size > 0 && firsts.has(firstOf(record)) && writings.has(whole(record));
}

/**
 * Whether a record is none of the table's rows: empty, its header again, a sum, or without what a row of the kind is about. `isDay`
 * says whether a cell is a day.
 */
export function isNotData(
  record: Row,
  {
    kind,
    names,
    cellOf,
    isDay,
  }: { kind: Kind; names: readonly string[]; cellOf: CellOf; isDay: (cell: Cell | undefined) => boolean },
): boolean {
  if (record.every(isNothing) || isHeaderAgain(record, names)) return true;
  if (isSum(record, kind, cellOf, isDay) || isAlone(record, names)) return true;
  // A person of whom hardly anything is known is one all the same, where the row is as full as others.
  if (kind === 'customers' && record.filter((cell) => !isNothing(cell)).length * 2 >= names.length)
    return false;
  return NEEDED[kind].some((fields) => {
    const cells = fields.map(cellOf).filter((cell) => cell !== null);
    return cells.length > 0 && cells.every((cell) => isNothing(cell));
  });
}
