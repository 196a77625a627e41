import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Header } from '#engines/tables/columns/header.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { dayIn, placesIn } from './parts-of-days.ts';

/** Records by which the parts of days are told. */
const JUDGED = 2000;

/**
 * A table with its days in one column each where they stand in three, for year, month and day, in whatever order: the first of the three
 * has all of it and its name the names of all, the others are without name. What stands once for the rows below it, as a month, goes for
 * those. As it is where it has no such columns.
 */
export function withDaysTogether(table: Table, header: Header): { table: Table; header: Header } {
  const { names, dataFrom } = header;
  const places = placesIn(table.records.slice(dataFrom, dataFrom + JUDGED), names);
  if (places === null) return { table, header };
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
