import type { LinearModel } from '#engines/classifier/index.ts';
import { orderOf } from './cells/dates.ts';
import type { DateOrder } from './cells/dates.ts';
import { signOf } from './cells/numbers.ts';
import { columnOf } from './columns/columns.ts';
import type { Column } from './columns/columns.ts';
import { DATES } from './columns/fields.ts';
import type { Field, Kind } from './columns/fields.ts';
import { findHeader } from './columns/header.ts';
import { kindOf } from './columns/kind.ts';
import { fieldOfColumn, LEAST_SURE, mapColumns } from './columns/mapping.ts';
import type { SaidFields } from './columns/mapping.ts';
import { holdingsOf } from './columns/sums.ts';
import type { Holding } from './columns/sums.ts';
import { taxColumns } from './columns/taxes.ts';
import { timeColumns } from './rows/moments.ts';
import type { Reading } from './rows/row-values.ts';
import { ownId } from './rows/own-id.ts';
import { readRows } from './rows/rows.ts';
import type { LeftOut } from './rows/rows.ts';
import { rowOf } from './rows/table-row.ts';
import type { TableRow } from './rows/table-row.ts';
import { sumsOf, totalsOf } from './rows/totals.ts';
import type { FileTotal } from './rows/totals.ts';
import type { Cell, Table } from './table.ts';

/** What an owner has to be asked: which number of the dates in a column is the day; which of two fields a column is. */
export type Question =
  | { about: 'date_order'; header: string }
  | { about: 'column'; header: string; fields: readonly Field[] };

/** A table as it was understood. */
export interface TableReading {
  kind: Kind;
  /** Each column by its name, in order: its field with how sure that is (0 to 1), or null for what no feature needs. */
  columns: readonly { header: string; field: Field | null; confidence: number }[];
  /** While one is open its rows are not to be kept as they stand: answer it by `said` and read the table once more. */
  questions: readonly Question[];
  /** Typed rows by the number of their record, from 1. */
  rows: ReadonlyMap<number, TableRow>;
  leftOut: readonly LeftOut[];
  /** Sums of the rows by field, in cents, thousandths or counts. */
  sums: Readonly<Record<Field, number>>;
  /** How often the sums between columns hold in the rows: where not always, it is to be said. */
  holdings: readonly Holding[];
  /** The file's own lines of sums against the rows. */
  totals: readonly FileTotal[];
}

/** What a table is understood with: the model of columns, and vectors of their names where there are any. */
export interface Knowledge {
  model: LinearModel;
  /** The sentence encoder's vectors by name of the column; of a name without one the model judges by its letters and values. */
  vectors?: ReadonlyMap<string, readonly number[]>;
}

/** What an owner said of a table; it stands against whatever is guessed. */
export interface Said {
  kind?: Kind;
  fields?: SaidFields;
  dateOrder?: DateOrder;
}

/** Rows by which columns are judged. */
const JUDGED_ROWS = 2000;

function columnsOf(
  table: Table,
  { model, vectors }: Knowledge,
  { names, dataFrom }: { names: readonly string[]; dataFrom: number },
): Column[] {
  const judged = table.records.slice(dataFrom, dataFrom + JUDGED_ROWS);
  const rows = judged.filter(
    (record) => record.filter((cell) => cell !== '' && cell !== null).length * 3 > names.length,
  );
  const cells = (at: number): (Cell | undefined)[] =>
    (rows.length > 0 ? rows : judged).map((record) => record[at]);
  const fileSign = signOf(names.flatMap((_, at) => cells(at).filter((cell) => cell !== undefined)));
  return names.flatMap((name, at) =>
    name === '' || names.indexOf(name) < at
      ? []
      : [columnOf(name, at, cells(at), { model, vector: vectors?.get(name) ?? null, fileSign })],
  );
}

/** The order of day and month in a column of dates, and whether the owner has to say it. */
function orderIn(column: Column, table: Table, dataFrom: number): DateOrder | 'open' {
  const rows = table.records.slice(dataFrom);
  const beside = rows[0]?.map((_, at) => at).filter((at) => at !== column.at) ?? [];
  const cellsAt = (at: number) => rows.map((record) => record[at]);
  return orderOf(cellsAt(column.at), beside.map(cellsAt));
}

const amountsOf =
  ({ values }: TableRow) =>
  (field: Field) => {
    const value = values[field];
    return typeof value === 'number' ? value : null;
  };

/**
 * Understands any table of a shop: what it is about, what its columns are, and its rows with values of the right type. What cannot be
 * read is left out with a reason and never guessed at; what nothing proves is a question. Null where it is no table of sales, things,
 * customers or reviews.
 */
export function readTable(table: Table, knowledge: Knowledge, said: Said = {}): TableReading | null {
  const header = findHeader(table);
  if (header === null) return null;
  const { names, dataFrom } = header;
  const columns = columnsOf(table, knowledge, header);
  const kind = said.kind ?? kindOf(columns);
  if (kind === null) return null;
  const mapping = mapColumns(columns, kind, said.fields);
  const { fields } = mapping;
  const questions: Question[] = [];
  const readings: Reading[] = [];
  for (const [field, { column, confidence }] of fields) {
    if (confidence < LEAST_SURE) continue;
    const order = DATES.has(field) ? (said.dateOrder ?? orderIn(column, table, dataFrom)) : null;
    if (order === 'open') questions.push({ about: 'date_order', header: column.name });
    readings.push({ field, at: column.at, sign: column.sign, order: order === 'open' ? null : order });
  }
  const records = table.records.slice(dataFrom);
  const taxes = taxColumns(columns, fields);
  const { rows: values, leftOut } = readRows(table, { kind, names, dataFrom, readings, taxes });
  const date = readings.find(({ field }) => field === 'date')?.at ?? null;
  const beside = {
    kind,
    times: timeColumns(records.slice(0, JUDGED_ROWS), names.length, date),
    taxes,
    idAt: ownId(records, kind, readings),
  };
  const rows = new Map(
    [...values].map(([line, found]) => [line, rowOf(table.records[line - 1] ?? [], found, beside)] as const),
  );
  return {
    kind,
    columns: columns.map((column) => fieldOfColumn(column, mapping, taxes)),
    questions,
    rows,
    leftOut,
    sums: sumsOf(values.values()),
    holdings: holdingsOf([...rows.values()].map(amountsOf), new Set(readings.map(({ field }) => field))),
    totals: totalsOf(table.records, { rows: values, readings, dataFrom }),
  };
}
