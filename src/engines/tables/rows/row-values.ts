import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { readDay } from '#engines/tables/cells/dates.ts';
import type { DateOrder } from '#engines/tables/cells/dates.ts';
import { CONSENTS, DATES, isNumber, MONEY, QUANTITIES } from '#engines/tables/columns/fields.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import { inParts, isHidden, isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import type { DecimalSign } from '#engines/tables/cells/numbers.ts';
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
  /** Whether it has to be asked which number of its days is the day. */
  isOpen?: boolean;
  /** Whether a yes in it is a no: of a column such as "Unsubscribed". */
  isTurned?: boolean;
}

const [YES, NO] = [tableWords('yes'), tableWords('no')];
const UNASKED = tableWords('unasked');
const UNSAID = 'unknown';
/** A day, or how it was said: on paper, by a form, in writing. */
const PROOF = /\d|\b(?:sign|form|paper|papier|ecrit|writ|confirm|web)/;

/** yes, no or unknown: what is neither is no consent. */
export const consentOf = (cell: Cell | undefined): string => {
  const text = fold(cellText(cell));
  if (YES.has(text)) return 'yes';
  const words = text.split(/[^\p{L}]+/u);
  const first = words[0] ?? '';
  const next = /^\p{L}+\s+(\p{L}+)/u.exec(text)?.[1] ?? '';
  // Who was never asked has not said no.
  if (NO.has(text) || (NO.has(first) && !UNASKED.has(next))) return 'no';
  // More than a yes is one where only its proof follows it: "yes - signed Jan 6", not "yes but later" or "yes (made by the till)".
  const isProven = YES.has(first) && /^\p{L}+\s*[-–—,:;(]/u.test(text) && PROOF.test(text);
  return isProven && !words.some((word) => NO.has(word)) ? 'yes' : UNSAID;
};

/** What a cell of a column of those who left says: whatever is there and is not a no means that they did; staying says nothing. */
const refusalOf = (cell: Cell | undefined): string =>
  isNothing(cell) || consentOf(cell) === 'no' ? UNSAID : 'no';

/** The apostrophe that a spreadsheet keeps in front of digits is no part of them. */
const textOf = (cell: Cell | undefined): string => cellText(cell).replace(/^'(?=[\d+#=@-]|\p{Lu}\d)/u, '');

function numberIn(cell: Cell | undefined, { field, sign }: Reading): number | null {
  const value = numberOf(cell, sign);
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
