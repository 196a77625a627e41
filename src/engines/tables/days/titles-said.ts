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

/** The months and the one year that a table's titles name. */
export function titlesSaid(table: Table, dataFrom: number): Titles {
  const texts = titlesOf(table, dataFrom);
  const years = new Set(texts.flatMap(yearsSaid));
  const [year = null] = years.size === 1 ? years : [];
  const months = new Map(
    texts
      .flatMap(monthsSaid)
      .map((one) => [`${one.year ?? year ?? ''}-${one.month}`, { month: one.month, year: one.year ?? year }]),
  );
  return { months: [...months.values()], year };
}
