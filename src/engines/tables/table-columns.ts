import type { DateOrder } from './cells/dates.ts';
import { signOf } from './cells/numbers.ts';
import { bareCount, kindOfBareList } from './columns/lists/bare-lists.ts';
import { withCountsOpen } from './columns/lists/open-counts.ts';
import { withPacksTold } from './columns/lists/pack-sizes.ts';
import { withCountsAddedUp } from './columns/amounts/added-up.ts';
import { withoutPaymentParts } from './columns/amounts/payment-parts.ts';
import { withTwoTaxesTold } from './columns/amounts/second-tax.ts';
import { columnOf } from './columns/columns.ts';
import type { Column } from './columns/columns.ts';
import { textOfName } from './columns/features.ts';
import type { Field, Kind } from './columns/fields.ts';
import { findHeader } from './columns/header.ts';
import type { Header } from './columns/header.ts';
import { judgedRows } from './columns/lines/judged-rows.ts';
import { withNeighbours } from './columns/neighbours.ts';
import { withOnlyDays } from './columns/beside/only-days.ts';
import { withPeriodsApart } from './columns/beside/periods.ts';
import { withPricedThings } from './columns/beside/priced-things.ts';
import { withNamesPaired, withPeopleTold } from './columns/beside/people.ts';
import { withWhatIsTold } from './columns/told.ts';
import { inFull } from './columns/short-forms.ts';
import { orderOf } from './days/order.ts';
import { textsOutside, titlesOf } from './days/outside.ts';
import type { Knowledge, Question, Said } from './reading.ts';
import type { TableRow } from './rows/table-row.ts';
import type { Cell, Table } from './table.ts';

/** Rows by which columns are judged. */
export const JUDGED_ROWS = 2000;

/** How sure a column is that was put together from the parts of days. */
const SURE = 0.95;
const asDays = (meanings: Column['meanings']): Column['meanings'] =>
  new Map([...meanings].map(([one, value]) => [one, one === 'date' ? SURE : value * (1 - SURE)]));

export function columnsOf(
  table: Table,
  { model, vectors }: Knowledge,
  { names, dataFrom, daysAt }: Header,
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
  const told = columns.map((column, at) => ({
    ...column,
    meanings:
      column.at === daysAt
        ? asDays(column.meanings)
        : (column.shares['filled'] ?? 0) === 0
          ? column.meanings
          : withWhatIsTold(beside[at] ?? column.meanings, column),
  }));
  const met = new Set(rows);
  const feet = judged.filter((record) => !met.has(record));
  const people = withPeopleTold(withNamesPaired(withOnlyDays(withPeriodsApart(told))));
  const taxed = withoutPaymentParts(withTwoTaxesTold(withPricedThings(people)));
  return withCountsOpen(withCountsAddedUp(withPacksTold(taxed), { rows, feet }));
}

/** The names of a table's columns as the sentence encoder is asked for them, by the names themselves; none where it has no line of names. */
export const textsOfNames = (table: Table): ReadonlyMap<string, string> =>
  new Map(
    (findHeader(table)?.names ?? [])
      .filter((name) => name !== '')
      .map((name) => [name, textOfName(inFull(name))]),
  );

/** The order of day and month in a column of dates, and whether the owner has to say it. */
export function orderIn(column: Column, table: Table, dataFrom: number): DateOrder | 'open' {
  const rows = table.records.slice(dataFrom);
  // A section's name, which may be the first record, has fewer cells than rows have.
  const width = rows.slice(0, JUDGED_ROWS).reduce((most, { length }) => Math.max(most, length), 0);
  const beside = Array.from({ length: width }, (_, at) => at).filter((at) => at !== column.at);
  const cellsAt = (at: number) => rows.map((record) => record[at]);
  const outside = textsOutside(table, { dataFrom, dateAt: column.at });
  return orderOf({ cells: cellsAt(column.at), others: beside.map(cellsAt), outside, name: column.name });
}

/** What a list of things and counts alone is, as the owner says or the file does; where neither does it has to be asked. */
export function bareListOf(
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

export const amountsOf =
  ({ values }: TableRow) =>
  (field: string) => {
    const value = values[field];
    return typeof value === 'number' ? value : null;
  };
