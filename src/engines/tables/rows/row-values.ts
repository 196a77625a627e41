import { fold } from '#engines/text/index.ts';
import { consentOf, UNSAID } from '#engines/tables/cells/consents.ts';
import { readDay } from '#engines/tables/cells/dates.ts';
import type { DateOrder } from '#engines/tables/cells/dates.ts';
import { CONSENTS, DATES, isNumber, MONEY, QUANTITIES } from '#engines/tables/columns/fields.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import { inParts, isHidden, isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import type { DecimalSign } from '#engines/tables/cells/numbers.ts';
import { quantityOf } from '#engines/tables/cells/quantities.ts';
import { originalOf, ratingOf, recommends } from '#engines/tables/cells/ratings.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

/** A value of a typed row: money in integer cents, quantities in integer thousandths, days as `YYYY-MM-DD`. */
export type Value = string | number | boolean;
export type Values = Record<Field, Value>;

/** How the cells of a field are read. */
export interface Reading {
  field: Field;
  /** Place of its column in a record. */
  at: number;
  sign: DecimalSign;
  order: DateOrder | null;
  /** What its counts are measured in. */
  units?: ReadonlySet<string> | undefined;
  /** Whether it has to be asked which number of its days is the day. */
  isOpen?: boolean;
  /** Whether a yes in it is a no: of a column such as "Unsubscribed". */
  isTurned?: boolean;
}

/** What a cell of a column of those who left says: whatever is there and is not a no means that they did; staying says nothing. */
const refusalOf = (cell: Cell | undefined): string =>
  isNothing(cell) || consentOf(cell) === 'no' ? UNSAID : 'no';

/** The apostrophe that a spreadsheet keeps in front of digits is no part of them. */
const textOf = (cell: Cell | undefined): string => cellText(cell).replace(/^'(?=[\d+#=@-]|\p{Lu}\d)/u, '');

/** The number in a cell of a field: of a count with what it is measured in. Null for what is none. */
export const numberAt = (
  cell: Cell | undefined,
  { field, sign, units }: Pick<Reading, 'field' | 'sign' | 'units'>,
): number | null => (QUANTITIES.has(field) ? quantityOf(cell, sign, units) : numberOf(cell, sign));

function numberIn(cell: Cell | undefined, reading: Reading): number | null {
  const { field } = reading;
  const value = numberAt(cell, reading);
  if (value === null) return null;
  const parts = inParts(value, MONEY.has(field) ? 100 : QUANTITIES.has(field) ? 1000 : 1);
  return Number.isSafeInteger(parts) ? parts : null;
}

/** Words of a place that is none: a till writes "None" for no category. */
const NONE = new Set(['none', '(none)', 'n/a', 'aucun', 'aucune', 'null', 'uncategorized']);

/**
 * The value of a field in a record: undefined for an empty cell, null for one that cannot be read as it should. Consent is never
 * empty: who said nothing said neither yes nor no.
 */
export function valueOf(record: readonly Cell[], reading: Reading): Value | null | undefined {
  const { field, at, order, isTurned = false } = reading;
  const cell = record[at];
  if (CONSENTS.has(field)) return isTurned ? refusalOf(cell) : consentOf(cell);
  if (isNothing(cell)) return undefined;
  if (isNumber(field)) return numberIn(cell, reading);
  if (DATES.has(field)) return readDay(cell, order);
  if (field === 'stars') return ratingOf(cell);
  if (field === 'recommends') return recommends(cell);
  const text = textOf(cell);
  if (field === 'text') return originalOf(text);
  if (field === 'category' && NONE.has(fold(text))) return undefined;
  return text === '' || isHidden(text) ? undefined : text;
}
