import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { isHeaderAgain } from '#engines/tables/columns/header.ts';
import { daysStandingOnce, mayStandOnce } from '#engines/tables/days/standing-once.ts';
import type { Cell } from '#engines/tables/table.ts';
import { isNotData } from './not-data.ts';
import type { Understood } from './record-values.ts';
import { isTotalLabel } from './total-labels.ts';

type Row = readonly Cell[];

/** Kinds whose lines may have their day above them; of orders it stands in their first line anyway. */
const DATED: ReadonlySet<Kind> = new Set(['sale_lines', 'orders']);

/** The days of records that have none of their own, as theirs stands once above them. */
export function daysAbove(
  records: readonly Row[],
  { kind, names, readings }: Understood,
  { places, isSold }: { places: ReadonlyMap<Field, number>; isSold: (record: Row) => boolean },
): ReadonlyMap<Row, Cell> {
  const date = readings.find(({ field }) => field === 'date');
  if (date === undefined || !DATED.has(kind) || !mayStandOnce(records, date.at)) return new Map();
  const dayOf = (cell: Cell | undefined) => readDay(cell, date.order);
  const isDay = (cell: Cell | undefined) => dayOf(cell) !== null;
  const isLine = (record: Row) => {
    const cellOf = (field: Field) => {
      const at = places.get(field);
      return at === undefined ? null : (record[at] ?? undefined);
    };
    return !isNotData(record, { kind, names, cellOf, isDay }) && isSold(record);
  };
  const isBreak = (record: Row) => record.every(isNothing) || record.some(isTotalLabel);
  const others = records.filter((record) => !isHeaderAgain(record, names));
  const reference = places.get('order_ref') ?? null;
  return daysStandingOnce(others, {
    at: date.at,
    reference,
    dayOf,
    isOpen: date.isOpen === true,
    isLine,
    isBreak,
  });
}
