import type { Knowledge, Said, TableReading } from '#engines/tables/reading.ts';
import { readTable } from '#engines/tables/read-table.ts';
import type { Table } from '#engines/tables/table.ts';
import { isWithin, sumsUp } from './again.ts';
import { most, readAlike } from './alike.ts';
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
