import { readTime } from '#engines/tables/cells/times.ts';
import type { TimeOfDay } from '#engines/tables/cells/times.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

type Row = readonly Cell[];

/** How much of a column's filled cells has to be of a kind. */
const MOST_OF = 0.8;
const ZONE = /^(?:[A-Z][a-z]+\/[A-Z]\w+|[A-Z]{2,4}T|UTC|.*\bTime\b.*)$/;

/** Columns beside the dates that say the time of day and its zone; null without. */
export interface TimeColumns {
  date: number | null;
  time: number | null;
  zone: number | null;
}

const isMostly = (cells: readonly string[], is: (text: string) => boolean): boolean => {
  const filled = cells.filter((text) => text !== '');
  return filled.length > 0 && filled.filter(is).length >= filled.length * MOST_OF;
};

const isTime = (text: string): boolean => /^\d{1,2}(?::|\s?h\s?)\d{2}/i.test(text) && readTime(text) !== null;

/** Finds the columns of times and of zones by their values: of several times the one nearest to the date. */
export function timeColumns(sample: readonly Row[], width: number, date: number | null): TimeColumns {
  const near = (one: number, other: number) => Math.abs(one - (date ?? 0)) - Math.abs(other - (date ?? 0));
  const where = (is: (text: string) => boolean) =>
    Array.from({ length: width }, (_, at) => at)
      .filter(
        (at) =>
          at !== date &&
          isMostly(
            sample.map((record) => cellText(record[at])),
            is,
          ),
      )
      .toSorted(near)[0] ?? null;
  return { date, time: where(isTime), zone: where((text) => ZONE.test(text)) };
}

/** The names of columns that are read together with the dates, of those that stand at some places. */
export const namesBesideDate = (
  columns: readonly { name: string; at: number }[],
  { date, time, zone }: TimeColumns,
): string[] =>
  date === null ? [] : columns.filter(({ at }) => at === time || at === zone).map(({ name }) => name);

/** The time of day of a record; null where nothing says it. */
export function momentOf(record: Row, { date, time, zone }: TimeColumns): TimeOfDay | null {
  const found =
    (date === null ? null : readTime(record[date])) ?? (time === null ? null : readTime(record[time]));
  if (found === null) return null;
  const beside = zone === null ? '' : cellText(record[zone]);
  return { time: found.time, zone: found.zone ?? (beside || null) };
}
