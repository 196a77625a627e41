import { inParts, numberOf } from '#engines/tables/cells/numbers.ts';
import type { DecimalSign } from '#engines/tables/cells/numbers.ts';
import type { Kind } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { momentOf } from './moments.ts';
import type { TimeColumns } from './moments.ts';
import type { Values } from './row-values.ts';
import { isBelowNought } from './signs.ts';

/** A tax of a row by its name, in integer cents. */
export interface NamedTax {
  name: string;
  cents: number;
}

/** A typed row of a table. */
export interface TableRow {
  /** Its fields: money in integer cents, quantities in integer thousandths, days `YYYY-MM-DD`, counts and stars in integers. */
  values: Values;
  /** The local time of day `HH:MM:SS`; null where the file says none. */
  time: string | null;
  /** The zone as the file writes it: `-0400`, `Z`, `ADT`, `Atlantic Time (Canada)`; null for none. */
  zone: string | null;
  /** Each of its taxes; their sum is the field `tax`. */
  taxes: readonly NamedTax[];
  /** Whether money went back: its amounts are below nought. */
  isRefund: boolean;
  /** Its own id in the system it comes from, by which it is known again; null where that has none. */
  sourceId: string | null;
}

/** The column of a tax; `nameAt` is the place of the one that names it in each row, where its own name does not. */
export interface TaxColumn {
  name: string;
  at: number;
  sign: DecimalSign;
  nameAt?: number | null;
}

/** Where what is beside the fields stands in a record. */
export interface Beside {
  kind: Kind;
  times: TimeColumns;
  /** Its taxes by their names, and what all of them together are called. */
  taxes: readonly TaxColumn[];
  taxName: string;
  /** Place of the rows' own id. */
  idAt: number | null;
}

/** The taxes of a record that are not empty. */
export const taxesOf = (record: readonly Cell[], columns: readonly TaxColumn[]): NamedTax[] =>
  columns.flatMap(({ name, at, sign, nameAt = null }) => {
    const value = numberOf(record[at], sign);
    const said = nameAt === null ? '' : cellText(record[nameAt]);
    return value === null ? [] : [{ name: said === '' ? name : said, cents: inParts(value, 100) }];
  });

/** Taxes that come to what a row says its tax is: what they lack or have too much goes by the name of all of them. */
function comingTo(tax: unknown, taxes: readonly NamedTax[], name: string): NamedTax[] {
  if (typeof tax !== 'number') return [];
  const rest = tax - taxes.reduce((sum, { cents }) => sum + cents, 0);
  return rest === 0 ? [...taxes] : [...taxes, { name, cents: rest }];
}

/** A row with its values and what is beside them. */
export function rowOf(
  record: readonly Cell[],
  values: Values,
  { kind, times, taxes, taxName, idAt }: Beside,
): TableRow {
  const moment = momentOf(record, times);
  const isRefund =
    (kind === 'sale_lines' || kind === 'order_lines' || kind === 'orders') && isBelowNought(values);
  const mirrored = taxesOf(record, taxes).map(({ name, cents }) => ({
    name,
    cents: isRefund && cents > 0 && Number(values['tax']) < 0 ? -cents : cents,
  }));
  const id = idAt === null ? '' : cellText(record[idAt]).replace(/^'/, '');
  return {
    values,
    time: moment?.time ?? null,
    zone: moment?.zone ?? null,
    taxes: comingTo(values['tax'], mirrored, taxName),
    isRefund,
    sourceId: id === '' ? null : id,
  };
}
