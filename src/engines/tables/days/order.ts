import { MONTHS, openDate, readDay } from '#engines/tables/cells/dates.ts';
import type { DateOrder, Written } from '#engines/tables/cells/dates.ts';
import { weekdayOf } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { byCourse } from './course-of-days.ts';
import { saidOfDays, testsOf, weekdayAt } from './said-of-days.ts';

type Cells = readonly (Cell | undefined)[];

/** A column of days with what stands around it in its file. */
export interface DatedColumn {
  cells: Cells;
  /** The other columns, row by row. */
  others: readonly Cells[];
  /** Texts of lines that are no rows: a title, sections, labels of sums, the name of the sheet. */
  outside: readonly (readonly string[])[];
  /** The name of the column. */
  name: string;
}

const ORDERS: readonly DateOrder[] = ['day first', 'month first'];

/** How often cells prove either order by a number over 12, and how often they leave it open. */
function countedIn(cells: Cells): Record<DateOrder | 'open', number> {
  const counts = { 'day first': 0, 'month first': 0, open: 0 };
  for (const cell of cells) {
    const order = orderIn(openDate(cell));
    if (order !== null) counts[order] += 1;
  }
  return counts;
}

/** The order that a number over 12 proves; null for what is no day, or was written so that only one order can be meant. */
function orderIn(written: Written | null): DateOrder | 'open' | null {
  if (written === null) return null;
  // 31/02 is no day of the calendar, and still says how this column is written.
  if (written.first > MONTHS) return written.second <= MONTHS ? 'day first' : null;
  return written.second > MONTHS ? 'month first' : 'open';
}

/** Whether some days of a column are two numbers beside a year, of which either may be the day. */
export const hasTwoNumbers = (cells: Cells): boolean =>
  cells.some((cell) => orderIn(openDate(cell)) !== null);

/** What a column beside the days proves: weekdays of theirs, or days written so that they can be read in one way only. */
function besideSays(cells: Cells, beside: Cells): DateOrder | null {
  const agree = { 'day first': 0, 'month first': 0 };
  let said = 0;
  for (const [at, cell] of cells.entries()) {
    const text = cellText(beside[at]);
    const weekday = /^\p{L}+\.?$/u.test(text) ? weekdayOf(text.replace('.', '')) : 0;
    const sure = weekday === 0 && openDate(text) === null ? readDay(text, null) : null;
    if (openDate(cell) === null || (weekday === 0 && sure === null)) continue;
    const days = ORDERS.map((order) => readDay(cell, order));
    // What is a day in neither order proves nothing.
    if (days.every((day) => day === null)) continue;
    said += 1;
    for (const order of ORDERS) {
      const day = readDay(cell, order);
      if (day !== null && (weekday > 0 ? weekdayAt(day) === weekday : day === sure)) agree[order] += 1;
    }
  }
  const { 'day first': days, 'month first': months } = agree;
  if (said === 0 || Math.max(days, months) !== said || days === months) return null;
  return days > months ? 'day first' : 'month first';
}

const FORMATS: readonly (readonly [RegExp, DateOrder])[] = [
  [/(?<!\p{L})[dj]{1,2}\s?([-/. ])\s?m{1,2}\s?\1\s?[ya]{2,4}(?!\p{L})/iu, 'day first'],
  [/(?<!\p{L})m{1,2}\s?([-/. ])\s?[dj]{1,2}\s?\1\s?[ya]{2,4}(?!\p{L})/iu, 'month first'],
];
/** The order that texts spell out: "Date (jj/mm/aaaa)". */
const spelledOut = (texts: readonly string[]): DateOrder[] =>
  FORMATS.flatMap(([format, order]) => (texts.some((text) => format.test(text)) ? [order] : []));

const NUMBERED = /(?<!\d)\d{1,2}[-/]\d{1,2}[-/](?:\d{4}|\d{2})(?!\d)/g;

/** The orders that other days of the file prove which are written as those of the column are. */
function writtenAlike({ cells, others, outside }: DatedColumn): DateOrder[] {
  const manners = new Set(cells.flatMap((cell) => openDate(cell)?.manner ?? []));
  const alike = (texts: Cells): Cells => texts.filter((text) => manners.has(openDate(text)?.manner ?? ''));
  const lines = outside.flat().flatMap((text) => text.match(NUMBERED) ?? []);
  return [...others, lines].flatMap((texts) => {
    const { 'day first': days, 'month first': months } = countedIn(alike(texts));
    return days === months ? [] : [days > months ? 'day first' : 'month first'];
  });
}

/** The orders in which the days are those that the file's lines beside its rows tell of, and are not in the other order. */
function toldOutside({ cells, outside }: DatedColumn): DateOrder[] {
  const [days = [], months = []] = ORDERS.map((order) => [
    ...new Set(cells.flatMap((cell) => (openDate(cell) === null ? [] : (readDay(cell, order) ?? [])))),
  ]);
  return testsOf(saidOfDays(outside), Math.min(days.length, months.length)).flatMap((fits): DateOrder[] => {
    const [asDays, asMonths] = [days.every(fits), months.every(fits)];
    return asDays === asMonths ? [] : [asDays ? 'day first' : 'month first'];
  });
}

/**
 * Which number is the day in a column: what a number over 12 proves, the weekdays beside it, days that are written alike, what the file
 * says of its period, or the course of its rows. `open` where some days can be read in two ways and nothing proves either, or what
 * proves them does not agree.
 */
export function orderOf(column: DatedColumn): DateOrder | 'open' {
  const { cells, others, outside, name } = column;
  const { 'day first': days, 'month first': months, open } = countedIn(cells);
  if (days !== months) return days > months ? 'day first' : 'month first';
  if (open === 0) return 'month first';
  for (const beside of others) {
    const said = besideSays(cells, beside);
    if (said !== null) return said;
  }
  const proofs = new Set([
    ...spelledOut([name, ...outside.flat()]),
    ...writtenAlike(column),
    ...toldOutside(column),
  ]);
  const [proof] = proofs;
  if (proof === undefined) return byCourse(cells, others) ?? 'open';
  return proofs.size === 1 ? proof : 'open';
}
