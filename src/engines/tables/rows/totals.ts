import { inParts } from '#engines/tables/cells/numbers.ts';
import { isNumber } from '#engines/tables/columns/fields.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { numberAt } from './row-values.ts';
import type { Reading, Values } from './row-values.ts';
import { taxesOf } from './table-row.ts';
import type { TaxColumn } from './table-row.ts';
import { isTotalLabel } from './total-labels.ts';

/** What a line of sums in the file says of a field, and what the rows above it come to: equal, or the difference is to be said. */
export interface FileTotal {
  line: number;
  field: Field;
  /** In integer cents, or thousandths of a quantity. */
  says: number;
  sums: number;
}

/** Fields that no line of sums adds up. */
export const NOT_ADDED: ReadonlySet<Field> = new Set(['unit_price', 'price', 'cost', 'stars']);
const partsOf = (field: Field): number =>
  field === 'qty' || field === 'stock' ? 1000 : field === 'orders' ? 1 : 100;

/** Adds up the fields of rows. */
export function sumsOf(rows: Iterable<Values>): Record<Field, number> {
  const sums: Record<Field, number> = {};
  for (const values of rows)
    for (const [field, value] of Object.entries(values))
      if (typeof value === 'number') sums[field] = (sums[field] ?? 0) + value;
  return sums;
}

/** What a line of sums says: it may be of all rows above it, or of those since the line of sums before. */
function totalsOfLine(
  record: readonly Cell[],
  line: number,
  {
    readings,
    taxes,
    all,
    section,
  }: {
    readings: readonly Reading[];
    taxes: readonly TaxColumn[];
    all: Record<Field, number>;
    section: Record<Field, number>;
  },
): FileTotal[] {
  return readings.flatMap((reading) => {
    const { field, at } = reading;
    const value = isNumber(field) && !NOT_ADDED.has(field) ? numberAt(record[at], reading) : null;
    if (value === null) return [];
    // Several taxes are one field: their sum.
    const said = field === 'tax' && taxes.length > 1 ? taxesOf(record, taxes) : null;
    const says =
      said === null ? inParts(value, partsOf(field)) : said.reduce((sum, { cents }) => sum + cents, 0);
    const sums = says === (section[field] ?? 0) ? says : (all[field] ?? 0);
    return [{ line, field, says, sums }];
  });
}

/** The lines of sums of a file against the rows that were read of it. */
export function totalsOf(
  records: readonly (readonly Cell[])[],
  {
    rows,
    readings,
    taxes,
    dataFrom,
    frames,
  }: {
    rows: ReadonlyMap<number, Values>;
    readings: readonly Reading[];
    taxes: readonly TaxColumn[];
    dataFrom: number;
    /** Records that say what single receipts come to: none of the file's sums. */
    frames: ReadonlySet<readonly Cell[]>;
  },
): FileTotal[] {
  const [all, totals] = [{} as Record<Field, number>, [] as FileTotal[]];
  let section: Record<Field, number> = {};
  for (const [place, record] of records.slice(dataFrom).entries()) {
    const line = dataFrom + place + 1;
    const values = rows.get(line);
    if (values !== undefined) {
      for (const [field, value] of Object.entries(values))
        if (typeof value === 'number')
          for (const sums of [all, section]) sums[field] = (sums[field] ?? 0) + value;
    } else if (!frames.has(record) && record.some((cell) => cellText(cell) !== '' && isTotalLabel(cell))) {
      totals.push(...totalsOfLine(record, line, { readings, taxes, all, section }));
      section = {};
    }
  }
  return totals;
}
