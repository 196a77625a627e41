import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Header } from '#engines/tables/columns/header.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import type { Said } from '#engines/tables/reading.ts';
import { areRight, daysFrom, monthsToAsk, written } from './month-asked.ts';
import { areInNoOrder } from './runs-of-months.ts';
import type { SaidMonth } from './months-said.ts';
import { daysInPart, JUDGED } from './said-in-part.ts';
import type { SaidInPart } from './said-in-part.ts';
import { titlesSaid } from './titles-said.ts';
import type { Titles } from './titles-said.ts';

type Row = readonly Cell[];

/** How much of a column is whole days where a table has those. */
const WHOLE = 0.5;
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
  if (months.length === 1)
    return forth === 0 || back === 0 || areInNoOrder(days) ? days.map(() => only) : null;
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
  return areRight(days, said) ? found : null;
}

/** Whether a table has a column of whole days. */
const hasWholeDays = (rows: readonly Row[], names: readonly string[]): boolean =>
  names.some((_, at) => {
    const filled = rows.map((record) => record[at]).filter((cell) => !isNothing(cell));
    const days = filled.filter((cell) => readDay(cell, null) !== null || readDay(cell, 'day first') !== null);
    return days.length > 0 && days.length >= filled.length * WHOLE;
  });

/** A table with its days, and what its owner has to be asked of them. */
interface Dated {
  table: Table;
  header: Header;
  /** The column whose days are of a month that nothing says, with how many rows and months they are; null for none. */
  asked: { at: number; rows: number; months: number } | null;
}

/**
 * A table with whole days in the column that says them in part, where its month or its year stands elsewhere alone: in a title, in the name
 * of its sheet or its file, or above its rows, or else is the `month` that its owner says. As it is where it has whole days, or where what
 * is said leaves open which month or year a row is of: that is asked where days alone are written.
 */
export function withDaysUnderTitles(table: Table, header: Header, month: Said['month']): Dated {
  const { names, dataFrom } = header;
  const judged = table.records.slice(dataFrom, dataFrom + JUDGED);
  if (header.daysAt !== undefined || hasWholeDays(judged, names)) return { table, header, asked: null };
  let asked: Dated['asked'] = null;
  for (const at of names.keys()) {
    const said = daysInPart(table, header, at);
    if (said === null) continue;
    const months = monthsToAsk(said);
    const days =
      wholeDays(said, titlesSaid(table, dataFrom)) ??
      (months === null || month === undefined ? null : daysFrom(said, month));
    if (days === null) {
      if (months !== null) asked ??= { at, rows: said.length, months };
      continue;
    }
    const records = table.records.map((record, place) => {
      const day = days.get(place);
      return day === undefined ? record : record.with(at, day);
    });
    return { table: { ...table, records }, header: { ...header, daysAt: at }, asked: null };
  }
  return { table, header, asked };
}
