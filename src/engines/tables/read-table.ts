import type { DateOrder } from './cells/dates.ts';
import { isTurned } from './columns/consent-columns.ts';
import { DATES } from './columns/fields.ts';
import { paperOf } from './columns/kinds/papers.ts';
import { amountLacking } from './columns/kinds/without-amounts.ts';
import { mapped } from './columns/mapped.ts';
import type { Mapping } from './columns/mapping.ts';
import { fieldOfColumn, isSure } from './columns/sureness.ts';
import { holdingsOf } from './columns/amounts/sums.ts';
import { taxColumns } from './columns/amounts/tax-names.ts';
import { thingsAmong } from './columns/things.ts';
import { titlesOf } from './days/outside.ts';
import { hasTwoNumbers } from './days/order.ts';
import { namesBesideDate, timeColumns } from './rows/moments.ts';
import type { Reading, Values } from './rows/row-values.ts';
import type { Knowledge, Question, Said, TableReading } from './reading.ts';
import { haveEither } from './rows/record-values.ts';
import { ownId } from './rows/repeated/own-id.ts';
import { readRows } from './rows/rows.ts';
import { rowOf } from './rows/table-row.ts';
import { sumsOf, totalsOf } from './rows/totals.ts';
import type { Table } from './table.ts';
import { laidOut, questionOfMonth, withoutUndated } from './laid-out.ts';
import { JUDGED_ROWS, amountsOf, orderIn } from './table-columns.ts';

/** How the columns that are sure enough are read, and which of their days the owner has to be asked about. */
function readingsOf(
  { fields }: Mapping,
  { table, dataFrom, said }: { table: Table; dataFrom: number; said: Said },
): { readings: Reading[]; questions: Question[]; dateOrder: DateOrder | null } {
  const [readings, questions] = [[] as Reading[], [] as Question[]];
  const proven = new Set<DateOrder>();
  for (const [field, { column, confidence }] of fields) {
    if (!isSure(field, confidence)) continue;
    const order = DATES.has(field) ? (said.dateOrder ?? orderIn(column, table, dataFrom)) : null;
    if (order === 'open') questions.push({ about: 'date_order', header: column.name });
    const isOpen = order === 'open';
    const cells = table.records.slice(dataFrom).map((record) => record[column.at]);
    if (order !== null && order !== 'open' && hasTwoNumbers(cells)) proven.add(order);
    const how = { sign: column.sign, units: column.units, order: isOpen ? null : order, isOpen };
    readings.push({ field, at: column.at, ...how, isTurned: isTurned(field, column.name) });
  }
  const [dateOrder = null] = proven;
  return { readings, questions, dateOrder: proven.size === 1 ? dateOrder : null };
}

/**
 * Understands any table of a shop: what it is about, what its columns are, and its rows with values of the right type. What cannot be
 * read is left out with a reason and never guessed at; what nothing proves is a question. Null where it is no table of sales, things,
 * customers or reviews.
 */
export function readTable(file: Table, knowledge: Knowledge, said: Said = {}): TableReading | null {
  const laid = laidOut(file, knowledge, said);
  if (laid === null) return null;
  const { table, bare, kind } = laid;
  const { names, dataFrom } = laid.header;
  const { columns, mapping } = mapped(laid.columns, kind, said.fields);
  const { readings, questions: ofDays, dateOrder } = readingsOf(mapping, { table, dataFrom, said });
  const ofMonth = questionOfMonth(laid, readings);
  const lacking = amountLacking(kind, columns, new Set(readings.map(({ field }) => field)));
  const questions: Question[] = [...bare.questions, ...ofDays, ...ofMonth, ...lacking.questions];
  const records = table.records.slice(dataFrom);
  const tax = readings.some(({ field }) => field === 'tax') ? mapping.fields.get('tax')?.column : undefined;
  const taxes = tax === undefined ? [] : (tax.parts ?? [tax]);
  const {
    rows: values,
    noSales,
    leftOut,
    frames,
  } = withoutUndated(
    ofMonth,
    readRows(table, {
      kind,
      names,
      dataFrom,
      readings,
      taxes,
      things: thingsAmong(columns, new Set(readings.map(({ at }) => at))),
      isEither: haveEither(records, readings),
    }),
  );
  const date = readings.find(({ field }) => field === 'date')?.at ?? null;
  const times = timeColumns(records.slice(0, JUDGED_ROWS), names.length, date);
  const beside = {
    kind,
    times,
    taxes: tax === undefined ? [] : taxColumns(tax, columns),
    taxName: tax?.name ?? '',
    idAt: ownId(records, kind, readings),
  };
  const typed = (of: ReadonlyMap<number, Values>) =>
    new Map([...of].map(([line, one]) => [line, rowOf(table.records[line - 1] ?? [], one, beside)] as const));
  const rows = typed(values);
  return {
    kind,
    against:
      said.kind !== undefined
        ? null
        : (paperOf(kind, columns, titlesOf(table, dataFrom)) ?? (lacking.isNothing ? 'no amounts' : null)),
    columns: columns.map((column) => fieldOfColumn(column, mapping, taxes)),
    besideDate: namesBesideDate(columns, times),
    dateOrder,
    questions,
    rows,
    noSales: typed(noSales),
    leftOut,
    sums: sumsOf(values.values()),
    holdings: holdingsOf([...rows.values()].map(amountsOf), new Set(readings.map(({ field }) => field))),
    totals: totalsOf(table.records, { rows: values, readings, taxes, dataFrom, frames }),
  };
}
