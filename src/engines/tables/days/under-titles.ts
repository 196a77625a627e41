import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Header } from '#engines/tables/columns/header.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import type { SaidMonth } from './months-said.ts';
import { daysInPart, JUDGED } from './said-in-part.ts';
import type { SaidInPart } from './said-in-part.ts';
import { weekdayAt } from './said-of-days.ts';
import { titlesSaid } from './titles-said.ts';
import type { Titles } from './titles-said.ts';

type Row = readonly Cell[];

/** How much of the days have to be in the calendar, and to agree with their weekdays. */
const NEARLY_ALL = 0.9;
/** How much of a column is whole days where a table has those. */
const WHOLE = 0.5;
/** Steps from day to day from which on rows may be in no order, and how much of them goes each way then. */
const [LEAST_STEPS, EACH_WAY] = [8, 0.3];

/** How often the days of rows go on and back. */
function stepsOf(days: readonly number[]): { forth: number; back: number } {
  const steps = days.slice(1).map((day, at) => day - (days[at] ?? 0));
  return { forth: steps.filter((step) => step > 0).length, back: steps.filter((step) => step < 0).length };
}

/** The months of rows that say the day alone, where the title proves them: one month for all, or as many as the days begin anew. */
function monthsOfTitle(days: readonly number[], months: readonly SaidMonth[]): SaidMonth[] | null {
  const { forth, back } = stepsOf(days);
  const [only] = months;
  if (only === undefined) return null;
  const isInNoOrder = forth + back >= LEAST_STEPS && Math.min(forth, back) >= (forth + back) * EACH_WAY;
  if (months.length === 1) return forth === 0 || back === 0 || isInNoOrder ? days.map(() => only) : null;
  const isBack = back + 1 !== months.length;
  if (isBack && forth + 1 !== months.length) return null;
  const inOrder = isBack ? months.toReversed() : months;
  let run = 0;
  return days.flatMap((day, at) => {
    const before = days[at - 1] ?? day;
    if (isBack ? day > before : day < before) run += 1;
    return inOrder[run] ?? [];
  });
}

/** The year of a month: its own, that of the title, or that in which the title names the month. */
function yearOf({ month, year }: SaidMonth, { months, year: own }: Titles): number | null {
  const named = months.filter((one) => one.month === month && one.year !== null);
  return year ?? own ?? (named.length === 1 ? (named[0]?.year ?? null) : null);
}

const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The whole days of rows by their place, as they are to be written; null where nothing proves their month or their year. */
function wholeDays(said: readonly SaidInPart[], titles: Titles): Map<number, string> | null {
  const { year } = titles;
  if (said.every(({ part }) => part.numbers !== null)) {
    const sign = /[/.-]/u.exec(said[0]?.part.numbers ?? '')?.[0] ?? '/';
    return year === null
      ? null
      : new Map(said.map(({ place, part }) => [place, `${part.numbers}${sign}${year}`]));
  }
  const isNamed = said.some(({ part }) => part.month !== null);
  const isInSections = said.some(({ section }) => section !== null);
  const ofTitle =
    isNamed || isInSections
      ? null
      : monthsOfTitle(
          said.map(({ part }) => part.day ?? 0),
          titles.months,
        );
  const found = new Map<number, string>();
  let month: SaidMonth | null = null;
  for (const [at, { place, part, section }] of said.entries()) {
    // A month that is written where it changes goes for the days below it.
    if (part.month !== null) month = { month: part.month, year: null };
    const own: SaidMonth | null | undefined = month ?? section ?? ofTitle?.[at];
    const ownYear = own === null || own === undefined ? null : yearOf(own, titles);
    if (own === null || own === undefined || ownYear === null) return null;
    found.set(place, written(ownYear, own.month, part.day ?? 0));
  }
  const days = said.map(({ place }) => readDay(found.get(place), null));
  const isRight = (day: string | null, at: number) => {
    const weekday = said[at]?.weekday ?? 0;
    return day !== null && (weekday === 0 || weekdayAt(day) === weekday);
  };
  return days.filter(isRight).length >= days.length * NEARLY_ALL ? found : null;
}

/** Whether a table has a column of whole days. */
const hasWholeDays = (rows: readonly Row[], names: readonly string[]): boolean =>
  names.some((_, at) => {
    const filled = rows.map((record) => record[at]).filter((cell) => !isNothing(cell));
    const days = filled.filter((cell) => readDay(cell, null) !== null || readDay(cell, 'day first') !== null);
    return days.length > 0 && days.length >= filled.length * WHOLE;
  });

/**
 * A table with whole days in the column that says them in part, where its month or its year stands elsewhere alone: in a title, in the name
 * of its sheet, or above its rows. As it is where it has whole days, or where what is said leaves open which month or year a row is of.
 */
export function withDaysUnderTitles(table: Table, header: Header): { table: Table; header: Header } {
  const { names, dataFrom } = header;
  const judged = table.records.slice(dataFrom, dataFrom + JUDGED);
  if (header.daysAt !== undefined || hasWholeDays(judged, names)) return { table, header };
  for (const at of names.keys()) {
    const said = daysInPart(table, header, at);
    const days = said === null ? null : wholeDays(said, titlesSaid(table, dataFrom));
    if (days === null) continue;
    const records = table.records.map((record, place) => {
      const day = days.get(place);
      return day === undefined ? record : record.with(at, day);
    });
    return { table: { ...table, records }, header: { ...header, daysAt: at } };
  }
  return { table, header };
}
