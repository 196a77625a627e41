import { withDittosFilled } from './columns/lines/dittos.ts';
import { findHeader } from './columns/header.ts';
import type { Header } from './columns/header.ts';
import type { Column } from './columns/columns.ts';
import type { Kind } from './columns/fields.ts';
import { kindOf } from './columns/kind.ts';
import { withRepliesApart, withTextTold } from './columns/replies.ts';
import { withoutHundredths } from './columns/amounts/hundredths.ts';
import { withTaxesTogether } from './columns/amounts/taxes.ts';
import { withDaysTogether } from './days/days-in-parts.ts';
import { withDaysUnderTitles } from './days/under-titles.ts';
import type { Knowledge, Question, Said } from './reading.ts';
import type { Reading } from './rows/row-values.ts';
import type { RowsRead } from './rows/rows.ts';
import type { Table } from './table.ts';
import { bareListOf, columnsOf } from './table-columns.ts';

/** Kinds whose rows are of a day, and those that a table may seem to be while its days are not known as such. */
const DATED: ReadonlySet<Kind> = new Set(['sale_lines', 'order_lines', 'orders', 'reviews']);
const MAY_BE_DATED: ReadonlySet<Kind | null> = new Set([...DATED, 'item_totals', null]);

type Days = ReturnType<typeof withDaysUnderTitles>;

/** A file's table with its header and columns and what it is about, and the column of days whose month nothing says. */
interface LaidOut {
  table: Table;
  header: Header;
  asked: Days['asked'];
  columns: readonly Column[];
  bare: ReturnType<typeof bareListOf>;
  kind: Kind | null;
}

/** A table with its columns and kind, its amounts in whole currencies. */
function withColumns({ table, header, asked }: Days, knowledge: Knowledge, said: Said): LaidOut {
  const { dataFrom } = header;
  const columns = columnsOf(table, knowledge, header);
  const inWhole = withoutHundredths(table, { columns, dataFrom });
  const judged = inWhole === null ? columns : columnsOf(inWhole, knowledge, header);
  const found = withRepliesApart(withTextTold(judged));
  const whole = inWhole ?? table;
  const bare = bareListOf(found, whole, { dataFrom, said });
  const kind = said.kind ?? bare.kind ?? kindOf(withTaxesTogether(found));
  return { table: whole, header, asked, columns: found, bare, kind };
}

/** A file's table as it is read, its days in one column; null without a header, or where it is about nothing we know. */
export function laidOut(file: Table, knowledge: Knowledge, said: Said): (LaidOut & { kind: Kind }) | null {
  const ofFile = findHeader(file);
  if (ofFile === null) return null;
  const inColumn = withDaysTogether(withDittosFilled(file, ofFile), ofFile);
  const days = withDaysUnderTitles(inColumn.table, inColumn.header, said.month);
  const { asked } = days;
  const plain = withColumns(days, knowledge, said);
  const isAsked = asked !== null && MAY_BE_DATED.has(plain.kind);
  const dated = isAsked
    ? withColumns({ ...days, header: { ...days.header, daysAt: asked.at } }, knowledge, said)
    : plain;
  const { kind, ...laid } = dated.kind !== null && DATED.has(dated.kind) ? dated : { ...plain, asked: null };
  return kind === null ? null : { ...laid, kind };
}

/** The question of which month the days of a table are; none where it has others. */
export function questionOfMonth(
  { asked, header }: Pick<LaidOut, 'asked' | 'header'>,
  readings: readonly Reading[],
): Question[] {
  if (asked === null || !readings.some(({ field, at }) => field === 'date' && at === asked.at)) return [];
  const { at, rows, months } = asked;
  return [{ about: 'month', header: header.names[at] ?? '', rows, months }];
}

/** Rows as they are read, but none of them while it is open of which month they are: without a day they are nothing yet, and not unreadable. */
export function withoutUndated(ofMonth: readonly Question[], read: RowsRead): RowsRead {
  if (ofMonth.length === 0) return read;
  return { ...read, rows: new Map(), leftOut: read.leftOut.filter(({ reason }) => reason !== 'unreadable') };
}
