import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import type { Cell } from '#engines/tables/table.ts';
import { provenCount } from './proven-count.ts';
import { valueOf } from './row-values.ts';
import type { Reading, Values } from './row-values.ts';
import { taxesOf } from './table-row.ts';
import type { TaxColumn } from './table-row.ts';

/** What a table was understood to be. */
export interface Understood {
  kind: Kind;
  names: readonly string[];
  dataFrom: number;
  readings: readonly Reading[];
  taxes: readonly TaxColumn[];
  /** Places of columns that name what was sold where that is no field, as of an order. */
  things: readonly number[];
  /** Whether reviews have either stars or a word for recommending the shop: then the word stands for the stars. */
  isEither: boolean;
}

/** What a row must have a value of, where the table has the column. */
const REQUIRED: Readonly<Record<Kind, readonly Field[]>> = {
  sale_lines: ['date'],
  order_lines: [],
  orders: ['date'],
  item_totals: [],
  items: [],
  customers: [],
  reviews: ['date', 'stars'],
};
/** Fields of which a reading that fails leaves no wrong number behind: the row stays, without them. */
const MAY_FAIL: ReadonlySet<Field> = new Set(['last_seen', 'currency', 'consent_at', 'confirmed_at']);

/** How many of the reviews that say whether they recommend a shop have stars as well where one stands for the other. */
const BOTH = 0.5;

/** Whether records mostly have one of stars and a word for recommending the shop. */
export function haveEither(records: readonly (readonly Cell[])[], readings: readonly Reading[]): boolean {
  const [stars, said] = ['stars', 'recommends'].map((name) => readings.find(({ field }) => field === name));
  if (stars === undefined || said === undefined) return true;
  const recommending = records.filter((record) => !isNothing(record[said.at]));
  return recommending.filter((record) => !isNothing(record[stars.at])).length < recommending.length * BOTH;
}

/** The values of a record; null where one that is needed, or a number, cannot be read. */
export function valuesOf(
  record: readonly Cell[],
  { kind, readings, taxes, isEither }: Understood,
  isFirst: boolean,
): Values | null {
  const values: Values = {};
  for (const reading of readings) {
    const { field } = reading;
    const isNeeded =
      REQUIRED[kind].includes(field) || (kind === 'order_lines' && field === 'date' && isFirst);
    // A day that a row can do without is left out until the owner says how it is to be read.
    if (reading.isOpen === true && MAY_FAIL.has(field)) continue;
    const read = valueOf(record, reading);
    const value = read === null && field === 'qty' ? provenCount(record, reading, readings) : read;
    if (value === null && !MAY_FAIL.has(field)) return null;
    // Who recommends a shop, or does not, gives no stars.
    const isSaid =
      field === 'stars' &&
      isEither &&
      readings.some((one) => one.field === 'recommends' && valueOf(record, one) !== undefined);
    if (value === undefined && isNeeded && !isSaid) return null;
    if (value !== null && value !== undefined) values[field] = value;
  }
  if (taxes.length < 2) return values;
  if (taxes.some(({ at, sign }) => !isNothing(record[at]) && numberOf(record[at], sign) === null))
    return null;
  const said = taxesOf(record, taxes);
  if (said.length > 0) values['tax'] = said.reduce((sum, { cents }) => sum + cents, 0);
  return values;
}
