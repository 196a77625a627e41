import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Header } from '#engines/tables/columns/header.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { dayIn, placesIn } from './parts-of-days.ts';
import type { Places } from './parts-of-days.ts';
import { titlesSaid } from './titles-said.ts';

/** Records by which the parts of days are told. */
const JUDGED = 2000;

/** What a column is called that stands for the year of a title. */
const YEAR = 'year';

/** A table with a column for the only year that its titles name, behind all others; null where they name none or several. */
function withYearOfTitle(
  table: Table,
  { names, dataFrom }: Header,
): { table: Table; names: string[] } | null {
  const { year } = titlesSaid(table, dataFrom);
  if (year === null) return null;
  const blanks = (record: readonly Cell[]) => names.map((_, at) => record[at] ?? null);
  const records = table.records.map((record, place) =>
    place < dataFrom || record.every(isNothing) ? record : [...blanks(record), String(year)],
  );
  return { table: { ...table, records }, names: [...names, YEAR] };
}

/**
 * A table with its days in one column each where they stand in three, for year, month and day, in whatever order, or in two under a title
 * that names the year: the first of them has all of it and its name the names of all, the others are without name. What stands once for
 * the rows below it, as a month, goes for those. As it is where it has no such columns.
 */
export function withDaysTogether(table: Table, header: Header): { table: Table; header: Header } {
  const { names, dataFrom } = header;
  const judged = (of: Table) => of.records.slice(dataFrom, dataFrom + JUDGED);
  const places = placesIn(judged(table), names);
  if (places !== null) return inOneColumn(table, header, places);
  const wider = withYearOfTitle(table, header);
  const under = wider === null ? null : placesIn(judged(wider.table), wider.names, names.length);
  if (wider === null || under === null || under.year !== names.length) return { table, header };
  const found = inOneColumn(wider.table, { names: wider.names, dataFrom }, under);
  const own = found.header.names.map((name) => name.replace(new RegExp(` ${YEAR}$`, 'u'), ''));
  return { table: found.table, header: { ...found.header, names: own.slice(0, names.length) } };
}

/** A table whose days stand in columns for their parts, with them in the first of those. */
function inOneColumn(
  table: Table,
  { names, dataFrom }: Header,
  places: Places,
): { table: Table; header: Header } {
  const ats = Object.values(places).toSorted((one, other) => one - other);
  const first = ats[0] ?? 0;
  const above = new Map<number, Cell>();
  const records = table.records.map((record, place) => {
    if (place < dataFrom || isNothing(record[places.day])) return record;
    const whole = [...record];
    for (const at of ats) {
      if (isNothing(whole[at])) whole[at] = above.get(at) ?? null;
      above.set(at, whole[at] ?? null);
    }
    const day = dayIn(whole, places);
    return record.map((cell, at) => (at === first ? day : ats.includes(at) ? null : cell));
  });
  const joined = ats.map((at) => names[at] ?? '').join(' ');
  return {
    table: { ...table, records },
    header: {
      names: names.map((name, at) => (at === first ? joined : ats.includes(at) ? '' : name)),
      dataFrom,
      daysAt: first,
    },
  };
}
