import type { Table } from '#engines/tables/table.ts';
import { monthsSaid, yearsSaid } from './months-said.ts';
import type { SaidMonth } from './months-said.ts';
import { titlesOf } from './outside.ts';

/** What the titles of a table say of its days. */
export interface Titles {
  months: readonly SaidMonth[];
  /** The only year that they name; null for none or several. */
  year: number | null;
}

/** The name of a table's file without what says its format; days in it are written with one sign: "sales_2025-03-31.csv". */
const nameOfFile = ({ fileName = '' }: Table): string =>
  fileName
    .replace(/\.[a-z]{2,5}$/iu, '')
    .replaceAll(/(?<=\p{L})[-_]|[-_](?=\p{L})/gu, ' ')
    .replaceAll('_', '-');

/** The months and the one year that a table's titles name, or the name of its file. */
export function titlesSaid(table: Table, dataFrom: number): Titles {
  const texts = titlesOf(table, dataFrom);
  const name = nameOfFile(table);
  // The file's name says what nothing within it does.
  const said = texts.flatMap(monthsSaid);
  const ofName = said.length === 0 ? monthsSaid(name) : [];
  const own = new Set(texts.flatMap(yearsSaid));
  const years = own.size === 0 ? new Set(yearsSaid(name)) : own;
  const [year = null] = years.size === 1 ? years : [];
  const months = new Map(
    [...said, ...ofName].map((one) => [
      `${one.year ?? year ?? ''}-${one.month}`,
      { month: one.month, year: one.year ?? year },
    ]),
  );
  return { months: [...months.values()], year };
}
