import { fold } from '#engines/text/index.ts';
import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';

/** Records within which a header is looked for. */
const FIRST_RECORDS = 40;
/** How much of the widest of them a header fills at least. */
const LEAST_FILLED = 0.55;

/** A table's columns by name, and where its data begins. */
export interface Header {
  /** Names of the columns, trimmed; "" for one without. */
  names: readonly string[];
  /** Place of the first record of data. */
  dataFrom: number;
  /** Place of a column of days that stood in three columns of the file. */
  daysAt?: number;
}

type Row = readonly Cell[];
const filledIn = (record: Row): number => record.filter((cell) => cellText(cell) !== '').length;

/** Whether a cell may name a column: it has letters, and is no number, date or address. */
function isLabel(cell: Cell): boolean {
  const text = cellText(cell);
  return (
    typeof cell === 'string' &&
    /\p{L}|#|%/u.test(text) &&
    text.length <= 80 &&
    numberOf(text, null) === null &&
    readDay(text, null) === null &&
    !/@.+\.|:\/\//.test(text)
  );
}

function mayBeHeader(record: Row): boolean {
  const filled = record.filter((cell) => cellText(cell) !== '');
  const distinct = new Set(filled.map((cell) => fold(cellText(cell))));
  return filled.length > 1 && filled.every(isLabel) && distinct.size * 5 >= filled.length * 4;
}

/** Names of the columns where a name may stand in one of two lines; a group's name above others does not belong to them. */
const merged = (upper: Row, lower: Row): string[] =>
  Array.from(
    { length: Math.max(upper.length, lower.length) },
    (_, at) => cellText(lower[at]) || cellText(upper[at]),
  );

/** Whether a second line of names follows: it fills gaps of the first one, and is not a row like those after it. */
function isSecondLine(upper: Row, lower: Row, after: Row | undefined): boolean {
  if (!mayBeHeader(lower) || after === undefined || mayBeHeader(after)) return false;
  const gaps = upper.filter((cell) => cellText(cell) === '').length;
  const fills = lower.filter((cell, at) => cellText(cell) !== '' && cellText(upper[at]) === '').length;
  return gaps > 0 && fills * 2 >= gaps && fills > 0;
}

/**
 * Finds the line that names the columns: the first of the first 40 records whose cells are all names and that fills most of the
 * table's width, under which something other than names stands. Null where none does: then nobody knows what the columns are.
 */
export function findHeader(table: Table): Header | null {
  if (table.headers !== null) return { names: table.headers.map((name) => name.trim()), dataFrom: 0 };
  const first = table.records.slice(0, FIRST_RECORDS);
  const counts = first.map(filledIn).filter((count) => count > 1);
  const widest = counts.length === 0 ? 0 : Math.max(...counts);
  const at = first.findIndex((record) => mayBeHeader(record) && filledIn(record) >= widest * LEAST_FILLED);
  const found = first[at];
  if (found === undefined) return null;
  const next = first[at + 1];
  if (next !== undefined && isSecondLine(found, next, first[at + 2]))
    return { names: merged(found, next), dataFrom: at + 2 };
  const above = first[at - 1];
  const names =
    above !== undefined && filledIn(above) > 1 && mayBeHeader(above)
      ? merged(above, found)
      : merged([], found);
  return { names, dataFrom: at + 1 };
}

/** Whether a record is the header once more. */
export const isHeaderAgain = (record: Row, names: readonly string[]): boolean => {
  const filled = record.flatMap((cell, at) =>
    isNothing(cell) ? [] : [fold(cellText(cell)) === fold(names[at] ?? '')],
  );
  const same = filled.filter(Boolean).length;
  return same > 1 && same * 5 >= filled.length * 3;
};
