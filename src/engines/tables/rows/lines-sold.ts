import { isNothing } from '#engines/tables/cells/numbers.ts';
import { MONEY } from '#engines/tables/columns/fields.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Understood } from './record-values.ts';
import { numberAt } from './row-values.ts';
import type { Reading } from './row-values.ts';
import { speaksOfRefund } from './verdicts.ts';

type Row = readonly Cell[];

/** What says of what a line is, where nearly all lines have that. */
const KNOWN: readonly Field[] = ['sku', 'gtin', 'category', 'vendor', 'variant'];
/** How much of the lines with an amount say how many and at what price before those that say neither are no sales, or those of no known thing. */
const [NEARLY_ALL, MOST] = [0.8, 0.5];

/** Says of a record whether it has what a line of a sale has: an amount, and how much of what, where nearly all have that. */
export function soldBy(records: readonly Row[], { kind, readings }: Understood): (record: Row) => boolean {
  const placesOf = (...fields: Field[]) =>
    readings.filter(({ field }) => fields.includes(field)).map(({ at }) => at);
  const [amounts, counts] = [placesOf('gross', 'net'), placesOf('qty', 'unit_price')];
  if (kind !== 'sale_lines') return () => true;
  const has = (record: Row, places: readonly number[]) => places.some((at) => !isNothing(record[at]));
  const priced = records.filter((record) => has(record, amounts));
  const counted = priced.filter((record) => has(record, counts)).length;
  const isCounted = (share: number) => counts.length > 0 && counted > 0 && counted >= priced.length * share;
  const sold = records.filter((record) => has(record, counts));
  const known = placesOf(...KNOWN).filter(
    (at) => sold.filter((record) => has(record, [at])).length >= sold.length * NEARLY_ALL,
  );
  const needed = isCounted(NEARLY_ALL)
    ? counts
    : known.length > 0 && isCounted(MOST)
      ? [...counts, ...known]
      : [...amounts, ...counts];
  return (record) => amounts.length + counts.length < 2 || has(record, needed);
}

const hasOf = (record: Row, readings: readonly Reading[]) =>
  readings.some(({ at }) => !isNothing(record[at]));

/**
 * Says of a record of lines of sales whether it is money that went back: that is said with what it was for, often not for how many. What a
 * till paid out for itself has no number of a sale.
 */
export function givenBackBy({ kind, readings }: Understood): (record: Row) => boolean {
  if (kind !== 'sale_lines') return () => false;
  const of = (...fields: Field[]) => readings.filter(({ field }) => fields.includes(field));
  const [paid, what, number, day] = [
    of('gross', 'net', 'total'),
    of('item', 'sku'),
    of('order_ref'),
    of('date'),
  ];
  return (record) =>
    hasOf(record, what) &&
    paid.some((reading) => (numberAt(record[reading.at], reading) ?? 0) < 0) &&
    (hasOf(record, number) || (hasOf(record, day) && record.some(speaksOfRefund)));
}

/** How much of the first lines of orders say an amount of the whole order, and of the lines that go on with one. */
const [FIRST_SAY, OTHERS_SAY] = [0.8, 0.34];

/** Whether a record says most of the amounts that the first line of an order says and the lines after it do not. */
export function fillsOfOrder(
  records: readonly Row[],
  { kind, readings }: Understood,
): (record: Row) => boolean {
  const [date, reference] = (['date', 'order_ref'] as const).map(
    (own) => readings.find(({ field }) => field === own)?.at,
  );
  if (kind !== 'order_lines' || date === undefined) return () => false;
  // What has a price of one is a line, and no sum.
  const price = readings.find(({ field }) => field === 'unit_price')?.at;
  const lines = records.filter(
    (record) =>
      record.filter((cell) => !isNothing(cell)).length > 1 &&
      (price === undefined || !isNothing(record[price])),
  );
  // Some say day and number in each line: an order begins with another number then.
  const begins = (record: Row, at: number) =>
    !isNothing(record[date]) &&
    (reference === undefined ||
      isNothing(record[reference]) ||
      cellText(record[reference]) !== cellText(lines[at - 1]?.[reference]));
  const [first, others] = [true, false].map((isFirst) =>
    lines.filter((record, at) => begins(record, at) === isFirst),
  ) as [Row[], Row[]];
  const share = (rows: readonly Row[], at: number) =>
    rows.filter((record) => !isNothing(record[at])).length / Math.max(1, rows.length);
  const places = readings
    .filter(
      ({ field, at }) => MONEY.has(field) && share(first, at) >= FIRST_SAY && share(others, at) <= OTHERS_SAY,
    )
    .map(({ at }) => at);
  return (record) =>
    places.length > 0 && places.filter((at) => !isNothing(record[at])).length * 2 > places.length;
}
