import type { SaidFields } from '#engines/tables/columns/choices.ts';
import type { Knowledge, Said } from '#engines/tables/reading.ts';
import { readTable } from '#engines/tables/read-table.ts';
import type { Table } from '#engines/tables/table.ts';
import type { ReadTable } from './joined.ts';

/** Tables by how many rows they have, the one with the most first. */
export const most = <One extends ReadTable>(all: readonly One[]): One[] =>
  all.toSorted((one, other) => other.reading.rows.size - one.reading.rows.size);

/** What the columns of a table are, in short: tables that agree on it were read alike. */
const meaningOf = ({ reading: { kind, columns } }: ReadTable): string =>
  JSON.stringify([kind, columns.map(({ field }) => field)]);

/** Whether a table is asked what none of the others can say for it. */
const asksOfItself = ({ reading }: ReadTable): boolean =>
  reading.questions.some(({ about }) => about === 'column' || about === 'month');

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
export function readAlike(
  all: readonly ReadTable[],
  knowledge: Knowledge,
  saidOf: (table: Table) => Said,
): ReadTable[][] {
  const alone = all.filter(asksOfItself).map((one) => [one]);
  const others = all.filter((one) => !asksOfItself(one));
  const [lead] = most(others);
  if (lead === undefined || others.length === 1) return [...alone, ...others.map((one) => [one])];
  const orders = [...new Set(others.flatMap(({ reading: { dateOrder } }) => dateOrder ?? []))];
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
  const read = others.map((one) => ({ one, alike: isAlike(one) ? one : again(one) }));
  return [
    ...alone,
    read.flatMap(({ alike }) => alike ?? []),
    ...read.flatMap(({ one, alike }) => (alike === null ? [[one]] : [])),
  ];
}
