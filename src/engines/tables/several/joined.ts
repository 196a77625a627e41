import type { Question, TableReading } from '#engines/tables/reading.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Table } from '#engines/tables/table.ts';

/** A table of a file with what was understood of it. */
export interface ReadTable {
  table: Table;
  reading: TableReading;
}

/** Tables of a file that are read as one; `parts` are those it is made of, in their order. */
export interface JoinedTable extends ReadTable {
  /** Each with how many records of the joined table stand before its own, and how many rows it gave. */
  parts: readonly { name: string; before: number; rows: number }[];
}

/** Records among which the names of columns are looked for. */
const HEADER_WITHIN = 100;

/** The names of a table's columns with their places in its records: tables for which it is the same have one layout. */
export function layoutOf({ table, reading }: ReadTable): string {
  const names = reading.columns.map(({ header }) => header);
  const holds = (cells: readonly string[]) => names.every((name) => cells.includes(name));
  const records = table.headers === null ? table.records : [table.headers];
  const header =
    records
      .slice(0, HEADER_WITHIN)
      .map((record) => record.map(cellText))
      .find(holds) ?? names;
  return JSON.stringify(header.toSpliced(header.findLastIndex((name) => name !== '') + 1));
}

const unlike = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((one) => [JSON.stringify(one), one])).values(),
];

/** Tables of one layout and kind as one: the records of each after those of the one before, and their numbers go on. */
export function joined(all: readonly [ReadTable, ...ReadTable[]]): JoinedTable {
  const [first] = all;
  if (all.length === 1)
    return { ...first, parts: [{ name: first.table.name, before: 0, rows: first.reading.rows.size }] };
  let before = 0;
  const parts = all.map((one) => {
    const part = { ...one, before };
    before += one.table.records.length;
    return part;
  });
  const sums = new Map<string, number>();
  for (const { reading } of all)
    for (const [field, sum] of Object.entries(reading.sums)) sums.set(field, (sums.get(field) ?? 0) + sum);
  return {
    table: { ...first.table, records: all.flatMap(({ table }) => table.records) },
    reading: {
      ...first.reading,
      besideDate: [...new Set(all.flatMap(({ reading }) => reading.besideDate))],
      questions: unlike(all.flatMap(({ reading }) => reading.questions)),
      rows: new Map(
        parts.flatMap((part) =>
          [...part.reading.rows].map(([line, row]) => [line + part.before, row] as const),
        ),
      ),
      leftOut: parts.flatMap((part) =>
        part.reading.leftOut.map(({ line, reason }) => ({ line: line + part.before, reason })),
      ),
      sums: Object.fromEntries(sums),
      holdings: all.flatMap(({ reading }) => reading.holdings),
      totals: parts.flatMap((part) =>
        part.reading.totals.map((total) => ({ ...total, line: total.line + part.before })),
      ),
    },
    parts: parts.map((part) => ({
      name: part.table.name,
      before: part.before,
      rows: part.reading.rows.size,
    })),
  };
}
