import { addDays, daysBetween } from '#engines/calendar/index.ts';
import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { serialDay } from './serial-days.ts';

/** Which of two numbers is the day: the first, or the month is. */
export type DateOrder = 'day first' | 'month first';

/** A day as it is written: sure, or two numbers of which either may be the day. */
interface Written {
  year: number;
  first: number;
  second: number;
  /** Null where the writing leaves the order open. */
  order: DateOrder | null;
}

const [EARLIEST, LATEST] = [1970, 2100];

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** `YYYY-MM-DD` of a day that is in the calendar; null for one that is not. */
function dayOf(year: number, month: number, day: number): string | null {
  if (!(year >= EARLIEST && year <= LATEST && month >= 1 && month <= 12 && day >= 1 && day <= 31))
    return null;
  const start = `${year}-${String(month).padStart(2, '0')}`;
  const found = addDays(`${start}-01`, day - 1);
  return found.startsWith(start) ? found : null;
}

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const NAMED = [
  /^(?<day>\d{1,2})(?:er|st|nd|rd|th|\.|º)?[\s-]*(?:de\s+)?(?<month>\p{L}+)\.?[\s,-]*(?:de\s+)?(?<year>\d{4}|\d{2})(?!\d)/iu,
  /^(?<month>\p{L}+)\.?[\s-]*(?<day>\d{1,2})(?:er|st|nd|rd|th)?[\s,-]+(?<year>\d{4})(?!\d)/iu,
  /^(?<year>\d{4})[\s-]+(?<month>\p{L}+)\.?[\s-]+(?<day>\d{1,2})(?!\d)/iu,
];

/** Takes a weekday in front away: "mardi 3 mars 2026". */
const withoutWeekday = (text: string): string => {
  const [, word = '', rest = ''] = /^(\p{L}+)\.?,?\s+(.*)$/u.exec(text) ?? [];
  return word !== '' && weekdayOf(word) > 0 && monthOf(word) === 0 ? rest : text;
};

/** The numbers of a date that is written without names of months; null for other writings. */
function numbersOf(text: string): Written | null {
  const iso = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (iso !== null) {
    const [month = '', day = ''] = iso.slice(-2);
    return { year: Number(iso[1]), first: Number(month), second: Number(day), order: 'month first' };
  }
  const found = NUMBERS.exec(text);
  if (found === null) return null;
  const [, first = '', sign = '', second = '', year = ''] = found;
  // With full stops the day comes first wherever dates are written so.
  const order = sign === '.' ? 'day first' : null;
  return { year: yearOf(year), first: Number(first), second: Number(second), order };
}

function namedDay(text: string): string | null {
  for (const pattern of NAMED) {
    const { day = '', month = '', year = '' } = pattern.exec(text)?.groups ?? {};
    const number = monthOf(month);
    if (number > 0) return dayOf(yearOf(year), number, Number(day));
  }
  return null;
}

/** The day `YYYY-MM-DD` in a cell, local as it is written, by the order of its column; null for what is no day of the calendar. */
export function readDay(cell: Cell | undefined, order: DateOrder | null): string | null {
  const text = withoutWeekday(cellText(cell));
  if (text === '') return null;
  const written = numbersOf(text);
  if (written === null) return namedDay(text) ?? serialDay(text);
  const { year, first, second } = written;
  return (written.order ?? order ?? 'month first') === 'day first'
    ? dayOf(year, second, first)
    : dayOf(year, first, second);
}

/** A date of which either number may be the day by how it is written; null for others. */
function openDate(cell: Cell | undefined): Written | null {
  const written = numbersOf(withoutWeekday(cellText(cell)));
  return written !== null && written.order === null && written.first !== written.second ? written : null;
}

const MONTHS = 12;

const MONDAY = '2026-01-05';
/** 1 for Monday. */
const weekdayAt = (day: string): number => (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1;

/**
 * Which number is the day in a column: what a number over 12 proves, or the weekdays beside it. `open` where some dates can be read in two ways and nothing proves either.
 */
export function orderOf(
  cells: readonly (Cell | undefined)[],
  others: readonly (readonly (Cell | undefined)[])[],
): DateOrder | 'open' {
  let [dayFirst, monthFirst, open] = [0, 0, 0];
  for (const cell of cells) {
    const written = openDate(cell);
    if (written === null) continue;
    // 31/02 is no day of the calendar, and still says how this column is written.
    if (written.first > MONTHS && written.second <= MONTHS) dayFirst += 1;
    else if (written.second > MONTHS && written.first <= MONTHS) monthFirst += 1;
    else if (written.first <= MONTHS) open += 1;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day first' : 'month first';
  if (open === 0) return 'month first';
  return provenBy(cells, others) ?? 'open';
}

/** What columns beside the dates prove: their weekdays, or days written so that they can be read in one way only. */
function provenBy(
  cells: readonly (Cell | undefined)[],
  others: readonly (readonly (Cell | undefined)[])[],
): DateOrder | null {
  for (const beside of others) {
    const agree = { 'day first': 0, 'month first': 0 };
    let said = 0;
    for (const [at, cell] of cells.entries()) {
      const text = cellText(beside[at]);
      const weekday = /^\p{L}+\.?$/u.test(text) ? weekdayOf(text.replace('.', '')) : 0;
      const sure = weekday === 0 && openDate(text) === null ? readDay(text, null) : null;
      if (openDate(cell) === null || (weekday === 0 && sure === null)) continue;
      const days = (['day first', 'month first'] as const).map((order) => readDay(cell, order));
      // What is a day in neither order proves nothing.
      if (days.every((day) => day === null)) continue;
      said += 1;
      for (const order of ['day first', 'month first'] as const) {
        const day = readDay(cell, order);
        if (day !== null && (weekday > 0 ? weekdayAt(day) === weekday : day === sure)) agree[order] += 1;
      }
    }
    const { 'day first': days, 'month first': months } = agree;
    if (said > 0 && Math.max(days, months) === said && days !== months)
      return days > months ? 'day first' : 'month first';
  }
  return null;
}
