import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { beginsAnew, countOf } from '#engines/tables/columns/lines/numbered-rows.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Reading } from '#engines/tables/rows/row-values.ts';

type Row = readonly Cell[];

/** The first of them that a table has is a row's own id. */
const OWN_ID: Readonly<Record<Kind, readonly Field[]>> = {
  sale_lines: ['line_ref'],
  order_lines: ['line_ref'],
  orders: ['order_ref'],
  item_totals: ['sku', 'gtin'],
  items: ['source_ref', 'sku', 'gtin'],
  customers: ['source_ref'],
  reviews: ['source_ref'],
};
/** Of what a first column that is no field may hold the ids: a sale is numbered by its order. */
const MAY_BE_NUMBERED: ReadonlySet<Kind> = new Set(['customers', 'reviews']);
/** How much of the ids differ at least; the code of a thing may be that of several sizes of it, so that more of them have to. */
const [DIFFERING, CODES_DIFFERING] = [0.7, 0.9];

/** The place of the column in which each row has an id of its own: hardly any is there twice. Null for none. */
export function ownId(records: readonly Row[], kind: Kind, readings: readonly Reading[]): number | null {
  const reading = OWN_ID[kind].flatMap((field) => readings.find((one) => one.field === field) ?? [])[0];
  if (reading === undefined)
    return MAY_BE_NUMBERED.has(kind) && isFirstNumbered(records, readings) ? 0 : null;
  const ids = records.map((record) => cellText(record[reading.at])).filter((id) => id !== '');
  if (isCountedAnew(records, readings)) return reading.at;
  const least = reading.field === 'sku' || reading.field === 'gtin' ? CODES_DIFFERING : DIFFERING;
  return ids.length > 0 && new Set(ids).size >= ids.length * least ? reading.at : null;
}

/** Whether rows are counted anew in each part of a file: then a number of an earlier part is that of another row. */
export function isCountedAnew(records: readonly Row[], readings: readonly Reading[]): boolean {
  const reading = readings.find(({ field }) => field === 'line_ref');
  const numbers = reading === undefined ? null : countOf(records.map((record) => record[reading.at]));
  return numbers !== null && beginsAnew(numbers);
}

/** Records that a file has at least before numbers in it are told to be ids by their differing, and how much of them differ. */
const [LEAST_RECORDS, NUMBERS_DIFFERING] = [12, 0.9];
const NUMBERED = /^(?:[\p{L}#]{1,4}[-_/]?\d[\d/_-]+|[-_/]?\d[\d/_-]{2,})$/u;

const isDiffering = (texts: readonly string[]): boolean => {
  const numbers = texts.filter((text) => NUMBERED.test(text));
  return (
    numbers.length >= LEAST_RECORDS &&
    numbers.length * 2 >= texts.length &&
    new Set(numbers).size >= numbers.length * NUMBERS_DIFFERING
  );
};

/** Whether a first column that is no field numbers the rows. */
const isFirstNumbered = (records: readonly Row[], readings: readonly Reading[]): boolean =>
  readings.every(({ at }) => at > 0) && isDiffering(records.map((record) => cellText(record[0])));

/**
 * Whether lines of sales have a number of their own in a column that is no field: then a line that is there once more, the same in
 * every cell, is no second sale.
 */
export function isNumbered(
  records: readonly Row[],
  names: readonly string[],
  readings: readonly Reading[],
): boolean {
  const fields = new Set(readings.map(({ at }) => at));
  return names.some(
    (name, at) =>
      name !== '' && !fields.has(at) && isDiffering(records.map((record) => cellText(record[at]))),
  );
}

/**
 * Whether each line of sales is an order of its own: all numbers of orders differ, but for lines that are there once more, the same in every
 * cell. Where one order has two lines that differ, two that are the same are two that were sold.
 */
export function isNumberedByOrder(records: readonly Row[], readings: readonly Reading[]): boolean {
  const at = readings.find(({ field }) => field === 'order_ref')?.at;
  if (at === undefined) return false;
  const numbered = records.filter((record) => cellText(record[at]) !== '');
  const orders = Map.groupBy(numbered, (record) => cellText(record[at]));
  return (
    orders.size >= LEAST_RECORDS &&
    orders.size >= numbered.length * NUMBERS_DIFFERING &&
    [...orders.values()].every((lines) => new Set(lines.map((line) => JSON.stringify(line))).size === 1)
  );
}
