import type { DateOrder } from './cells/dates.ts';
import { signOf } from './cells/numbers.ts';
import { bareCount, kindOfBareList } from './columns/bare-lists.ts';
import { columnOf } from './columns/columns.ts';
import { consentColumns, isTurned } from './columns/consent-columns.ts';
import type { Column } from './columns/columns.ts';
import { textOfName } from './columns/features.ts';
import { DATES } from './columns/fields.ts';
import type { Field, Kind } from './columns/fields.ts';
import { findHeader } from './columns/header.ts';
import { judgedRows } from './columns/lines/judged-rows.ts';
import { kindOf } from './columns/kind.ts';
import { withNeighbours } from './columns/neighbours.ts';
import { withLinesNumbered } from './columns/lines/numbered-rows.ts';
import { withWhatIsTold } from './columns/told.ts';
import { inFull } from './columns/short-forms.ts';
import { withRepliesApart } from './columns/replies.ts';
import { mapColumns } from './columns/mapping.ts';
import { fieldOfColumn, isSure } from './columns/sureness.ts';
import { holdingsOf } from './columns/amounts/sums.ts';
import { taxColumns } from './columns/amounts/tax-names.ts';
import { withTaxesTogether } from './columns/amounts/taxes.ts';
import { thingsAmong } from './columns/things.ts';
import { orderOf } from './days/order.ts';
import { textsOutside, titlesOf } from './days/outside.ts';
import { timeColumns } from './rows/moments.ts';
import type { Reading } from './rows/row-values.ts';
import type { Knowledge, Question, Said, TableReading } from './reading.ts';
import { haveEither } from './rows/record-values.ts';
import { ownId } from './rows/own-id.ts';
import { readRows } from './rows/rows.ts';
import { rowOf } from './rows/table-row.ts';
import type { TableRow } from './rows/table-row.ts';
import { sumsOf, totalsOf } from './rows/totals.ts';
import type { Cell, Table } from './table.ts';

/** Rows by which columns are judged. */
const JUDGED_ROWS = 2000;

function columnsOf(
  table: Table,
  { model, vectors }: Knowledge,
  { names, dataFrom }: { names: readonly string[]; dataFrom: number },
): Column[] {
  const judged = table.records.slice(dataFrom, dataFrom + JUDGED_ROWS);
  const rows = judgedRows(judged, names.length);
  const cells = (at: number): (Cell | undefined)[] => rows.map((record) => record[at]);
  const fileSign = signOf(names.flatMap((_, at) => cells(at).filter((cell) => cell !== undefined)));
  const columns = names.flatMap((name, at) =>
    name === '' || names.indexOf(name) < at
      ? []
      : [columnOf(name, at, cells(at), { model, vector: vectors?.get(name) ?? null, fileSign })],
  );
  const beside = withNeighbours(
    columns.map(({ meanings }) => meanings),
    model,
  );
  // An empty column is what its name says, and takes nothing from others by its place.
  return columns.map((column, at) => ({
    ...column,
    meanings:
      (column.shares['filled'] ?? 0) === 0
        ? column.meanings
        : withWhatIsTold(beside[at] ?? column.meanings, column),
  }));
}

/** The names of a table's columns as the sentence encoder is asked for them, by the names themselves; none where it has no line of names. */
export const textsOfNames = (table: Table): ReadonlyMap<string, string> =>
  new Map(
    (findHeader(table)?.names ?? [])
      .filter((name) => name !== '')
      .map((name) => [name, textOfName(inFull(name))]),
  );

/** The order of day and month in a column of dates, and whether the owner has to say it. */
function orderIn(column: Column, table: Table, dataFrom: number): DateOrder | 'open' {
  const rows = table.records.slice(dataFrom);
  // A section's name, which may be the first record, has fewer cells than rows have.
  const width = rows.slice(0, JUDGED_ROWS).reduce((most, { length }) => Math.max(most, length), 0);
  const beside = Array.from({ length: width }, (_, at) => at).filter((at) => at !== column.at);
  const cellsAt = (at: number) => rows.map((record) => record[at]);
  const outside = textsOutside(table, { dataFrom, dateAt: column.at });
  return orderOf({ cells: cellsAt(column.at), others: beside.map(cellsAt), outside, name: column.name });
}

/** What a list of things and counts alone is, as the owner says or the file does; where neither does it has to be asked. */
function bareListOf(
  columns: readonly Column[],
  table: Table,
  { dataFrom, said }: { dataFrom: number; said: Said },
): { kind: Kind | null; questions: Question[] } {
  const count = said.kind === undefined ? bareCount(columns) : null;
  if (count === null) return { kind: null, questions: [] };
  const answer = said.fields?.[count.name];
  if (answer === 'stock' || answer === 'qty')
    return { kind: answer === 'stock' ? 'items' : 'item_totals', questions: [] };
  const kind = kindOfBareList(count, titlesOf(table, dataFrom));
  const fields: Field[] = ['stock', 'qty'];
  return { kind, questions: kind === null ? [{ about: 'column', header: count.name, fields }] : [] };
}

const amountsOf =
  ({ values }: TableRow) =>
  (field: string) => {
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
  const found = withRepliesApart(columnsOf(table, knowledge, header));
  const bare = bareListOf(found, table, { dataFrom, said });
  const kind = said.kind ?? bare.kind ?? kindOf(withTaxesTogether(found));
  if (kind === null) return null;
  const columns = kind === 'sale_lines' ? withLinesNumbered(found) : found;
  // A column that is said to be the tax is all of it.
  const isTaxSaid = Object.values(said.fields ?? {}).includes('tax');
  const named = kind === 'customers' ? { ...consentColumns(columns), ...said.fields } : said.fields;
  const mapping = mapColumns(isTaxSaid ? columns : withTaxesTogether(columns), kind, named);
  const { fields } = mapping;
  const questions: Question[] = [...bare.questions];
  const readings: Reading[] = [];
  for (const [field, { column, confidence }] of fields) {
    if (!isSure(field, confidence)) continue;
    const order = DATES.has(field) ? (said.dateOrder ?? orderIn(column, table, dataFrom)) : null;
    if (order === 'open') questions.push({ about: 'date_order', header: column.name });
    const isOpen = order === 'open';
    const how = { sign: column.sign, order: isOpen ? null : order, isOpen };
    readings.push({ field, at: column.at, ...how, isTurned: isTurned(field, column.name) });
  }
  const records = table.records.slice(dataFrom);
  const tax = readings.some(({ field }) => field === 'tax') ? fields.get('tax')?.column : undefined;
  const taxes = tax === undefined ? [] : (tax.parts ?? [tax]);
  const { rows: values, leftOut } = readRows(table, {
    kind,
    names,
    dataFrom,
    readings,
    taxes,
    things: thingsAmong(columns, new Set(readings.map(({ at }) => at))),
    isEither: haveEither(records, readings),
  });
  const date = readings.find(({ field }) => field === 'date')?.at ?? null;
  const beside = {
    kind,
    times: timeColumns(records.slice(0, JUDGED_ROWS), names.length, date),
    taxes: tax === undefined ? [] : taxColumns(tax, columns),
    taxName: tax?.name ?? '',
    idAt: ownId(records, kind, readings),
  };
  const rows = new Map(
    [...values].map(([line, one]) => [line, rowOf(table.records[line - 1] ?? [], one, beside)] as const),
  );
  return {
    kind,
    columns: columns.map((column) => fieldOfColumn(column, mapping, taxes)),
    questions,
    rows,
    leftOut,
    sums: sumsOf(values.values()),
    holdings: holdingsOf([...rows.values()].map(amountsOf), new Set(readings.map(({ field }) => field))),
    totals: totalsOf(table.records, { rows: values, readings, taxes, dataFrom }),
  };
}
