import { openDate, readDay } from '#engines/tables/cells/dates.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';

type Row = readonly Cell[];
const textsOf = (record: Row): string[] => record.map(cellText).filter((text) => text !== '');
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isDay = (cell: Cell | undefined): boolean =>
  openDate(cell) !== null || readDay(cell, null) !== null || readDay(cell, 'day first') !== null;

/** Texts of the lines above the names of the columns, which are the last above the data. */
const linesAbove = ({ records }: Table, dataFrom: number): string[][] =>
  records.slice(0, Math.max(0, dataFrom - 1)).map(textsOf);

/** What a table is called: the name of its sheet, and the texts above the names of its columns. */
export const titlesOf = (table: Table, dataFrom: number): string[] => [
  table.name,
  ...linesAbove(table, dataFrom).flat(),
];

/**
 * Texts of the lines of a table that are none of its rows, line by line: what stands above the names of its columns, the name of its
 * sheet, and below them each text that stands alone among numbers where rows have a day.
 */
export function textsOutside(
  table: Table,
  { dataFrom, dateAt }: { dataFrom: number; dateAt: number },
): string[][] {
  const above = linesAbove(table, dataFrom);
  const among = table.records.slice(dataFrom).flatMap((record) => {
    if (isDay(record[dateAt])) return [];
    const said = textsOf(record).filter(hasLetters);
    return said.length === 1 ? [said] : [];
  });
  return [[table.name], ...above, ...among];
}
