import { inParts } from '#engines/tables/cells/numbers.ts';
import { numberBeforeWord } from '#engines/tables/cells/quantities.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import type { Cell } from '#engines/tables/table.ts';
import { numberAt } from './row-values.ts';
import type { Reading } from './row-values.ts';

const AMOUNTS: readonly Field[] = ['gross', 'net', 'total'];
const CENT = 0.011;

/**
 * The count of a record, in thousandths, whose cell has a word behind its number that may be anything, where so many at its price come to
 * what the record says: "3 boîtes" at 11.90 are 35.70. Null where they do not, or nothing says so.
 */
export function provenCount(
  record: readonly Cell[],
  count: Reading,
  readings: readonly Reading[],
): number | null {
  const pieces = numberBeforeWord(record[count.at], count.sign);
  const read = (field: Field): number | null => {
    const reading = readings.find((one) => one.field === field);
    return reading === undefined ? null : numberAt(record[reading.at], reading);
  };
  const price = read('unit_price');
  if (pieces === null || price === null || price === 0) return null;
  const off = Math.abs(read('discount') ?? 0);
  const isProven = AMOUNTS.flatMap((field) => read(field) ?? []).some((amount) =>
    [pieces * price, pieces * price - off].some((sum) => Math.abs(sum - amount) < CENT),
  );
  return isProven ? inParts(pieces, 1000) : null;
}
