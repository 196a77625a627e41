import type { SaidFields } from '#engines/tables/columns/choices.ts';
import type { Knowledge, Said, TableReading } from '#engines/tables/reading.ts';
import { readTable } from '#engines/tables/read-table.ts';
import type { Table } from '#engines/tables/table.ts';
import { isWithin, sumsUp } from './again.ts';
import { joined, layoutOf } from './joined.ts';
import type { JoinedTable, ReadTable } from './joined.ts';

/** A table of a file that is not taken: it is nothing we know, sums of others, or all of it stands in another one. */
export interface LeftTable {
  name: string;
  because: 'nothing' | 'sums' | 'again';
  rows: number;
  /** The table that holds the same or that it sums up; "" for none, and for several. */
  of: string;
}

/** A file's tables as they are taken: those of one layout as one, the ones with the most rows first. */
export interface SeveralTables {
  taken: readonly JoinedTable[];
  left: readonly LeftTable[];
}

const hasRows = ({ rows, questions }: TableReading): boolean => rows.size > 0 || questions.length > 0;

const SALES: readonly string[] = ['sale_lines', 'order_lines', 'orders'];
const isOfSales = ({ reading }: ReadTable): boolean => SALES.includes(reading.kind);

const most = <One extends ReadTable>(all: readonly One[]): One[] =>
  all.toSorted((one, other) => other.reading.rows.size - one.reading.rows.size);

/** What the columns of a table are, in short: tables that agree on it were read alike. */
const meaningOf = ({ reading: { kind, columns } }: ReadTable): string =>
  JSON.stringify([kind, columns.map(({ field }) => field)]);

const asksColumn = ({ reading }: ReadTable): boolean =>
  reading.questions.some(({ about }) => about === 'column');

/** What the fields of a table are by its columns; none where two columns are one field, which cannot be said. */
function fieldsBy({ reading: { columns } }: ReadTable): SaidFields {
  const named = columns.flatMap(({ field }) => field ?? []);
  return new Set(named).size < named.length
    ? {}
    : Object.fromEntries(columns.map(({ header, field }) => [header, field]));
}

/**
 * Tables of one layout, each read as the largest of them is: what its columns are, and which number of a day comes first, holds for all.
 * One that cannot be read so is not among the first, but by itself.
 */
function readAlike(
  all: readonly ReadTable[],
  knowledge: Knowledge,
  saidOf: (table: Table) => Said,
): ReadTable[][] {
  const [lead] = most(all);
  if (lead === undefined || all.length === 1 || all.some(asksColumn)) return all.map((one) => [one]);
  const orders = [...new Set(all.flatMap(({ reading: { dateOrder } }) => dateOrder ?? []))];
  const [order] = orders.length === 1 ? orders : [];
  const saids = (table: Table): Said[] => {
    const said = { ...saidOf(table), ...(order === undefined ? {} : { dateOrder: order }) };
    const asLead = { ...said, kind: lead.reading.kind };
    return [said, asLead, { ...asLead, fields: { ...fieldsBy(lead), ...said.fields } }];
  };
  const isAlike = (one: ReadTable) =>
    meaningOf(one) === meaningOf(lead) && (one.reading.questions.length === 0 || order === undefined);
  const again = ({ table }: ReadTable): ReadTable | null => {
    for (const said of saids(table)) {
      const reading = readTable(table, knowledge, said);
      if (reading !== null && isAlike({ table, reading })) return { table, reading };
    }
    return null;
  };
  const read = all.map((one) => ({ one, alike: isAlike(one) ? one : again(one) }));
  return [
    read.flatMap(({ alike }) => alike ?? []),
    ...read.flatMap(({ one, alike }) => (alike === null ? [[one]] : [])),
  ];
}

/** The tables of one layout that are taken, and those of which all stands in a larger one of them. */
function withoutRepeated(all: readonly ReadTable[]): { kept: ReadTable[]; left: LeftTable[] } {
  const left: LeftTable[] = [];
  const larger: ReadTable[] = [];
  for (const one of most(all)) {
    const { rows } = one.reading;
    const of = larger.find(({ reading }) => isWithin(rows, reading.rows));
    if (of === undefined) larger.push(one);
    else left.push({ name: one.table.name, because: 'again', rows: rows.size, of: of.table.name });
  }
  return { kept: all.filter((one) => larger.includes(one)), left };
}

/** What is itemised before whole sales, where both have as many rows: the one may sum the other up. */
const itemisedFirst = (all: readonly JoinedTable[]): JoinedTable[] =>
  most(
    all.toSorted(
      (one, other) => Number(one.reading.kind === 'orders') - Number(other.reading.kind === 'orders'),
    ),
  );

/** Those of several layouts that are no sums of the sales of another one. */
function withoutSums(all: readonly JoinedTable[]): { kept: JoinedTable[]; left: LeftTable[] } {
  const left: LeftTable[] = [];
  const kept: JoinedTable[] = [];
  for (const one of itemisedFirst(all)) {
    const { rows } = one.reading;
    const of = isOfSales(one)
      ? kept.find((other) => isOfSales(other) && sumsUp(rows, other.reading.rows))
      : undefined;
    if (of === undefined) kept.push(one);
    else
      left.push(
        ...one.parts.map((part) => ({
          name: part.name,
          because: 'sums' as const,
          rows: part.rows,
          of: of.parts.length === 1 ? of.table.name : '',
        })),
      );
  }
  return { kept, left };
}

/** Sales before all else, then what has the most rows. */
const inOrder = (all: readonly JoinedTable[]): JoinedTable[] =>
  most(all).toSorted((one, other) => Number(isOfSales(other)) - Number(isOfSales(one)));

/**
 * Understands the tables of a file, a workbook's sheets or an archive's files. Those with the same columns are one table, read alike; one
 * whose rows all stand in another, or that only sums another up, is not taken a second time.
 */
export function readSeveral(
  tables: readonly Table[],
  knowledge: Knowledge,
  saidOf: (table: Table) => Said,
): SeveralTables {
  const left: LeftTable[] = [];
  const read = tables.flatMap((table): ReadTable[] => {
    const reading = readTable(table, knowledge, saidOf(table));
    const isTaken =
      reading !== null && reading.kind !== 'item_totals' && (hasRows(reading) || tables.length === 1);
    if (!isTaken)
      left.push({ name: table.name, because: reading === null ? 'nothing' : 'sums', rows: 0, of: '' });
    return isTaken ? [{ table, reading }] : [];
  });
  const [only] = read;
  if (read.length === 1 && only !== undefined) return { taken: [joined([only])], left };
  const groups = [...Map.groupBy(read, layoutOf).values()]
    .flatMap((all) => readAlike(all, knowledge, saidOf))
    .flatMap((all): JoinedTable[] => {
      const alike = withoutRepeated(all);
      left.push(...alike.left);
      const [first, ...others] = alike.kept;
      return first === undefined ? [] : [joined([first, ...others])];
    });
  const { kept, left: sums } = withoutSums(groups);
  return { taken: inOrder(kept), left: [...left, ...sums] };
}
