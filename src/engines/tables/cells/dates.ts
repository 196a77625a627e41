import { addDays } from '#engines/calendar/index.ts';
import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { serialDay } from './serial-days.ts';

/** Which of two numbers is the day: the first, or the month is. */
export type DateOrder = 'day first' | 'month first';

/** A day as it is written: sure, or two numbers of which either may be the day. */
export interface Written {
  year: number;
  first: number;
  second: number;
  /** Null where the writing leaves the order open. */
  order: DateOrder | null;
  /** What parts its numbers, and how many digits its year has: "/4". Who writes two days alike means the same order. */
  manner: string;
}

const [EARLIEST, LATEST] = [1970, 2100];
export const MONTHS = 12;

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

/** A day and its month by name: "3 mars 2026". */
const DAY_AND_MONTH = /^\d{1,2}(?:er|st|nd|rd|th)?[\s.-]+(\p{L}+)/u;
const DAY_IN_FIGURES = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/;

/** Takes a weekday in front away: "mardi 3 mars 2026". */
const withoutWeekday = (text: string): string => {
  const [, word = '', rest = ''] = /^(\p{L}+)\.?,?\s+(.*)$/u.exec(text) ?? [];
  const isWhole = DAY_IN_FIGURES.test(rest) || monthOf(DAY_AND_MONTH.exec(rest)?.[1] ?? '') > 0;
  // "Mar 10/03/26", "mar. 3 mars 2026": what would be a month before a whole date is Tuesday, cut short.
  if (isWhole) return weekdayOf(word) > 0 || monthOf(word) !== 0 ? rest : text;
  return word !== '' && weekdayOf(word) > 0 && monthOf(word) === 0 ? rest : text;
};

/** The numbers of a date that is written without names of months; null for other writings. */
function numbersOf(text: string): Written | null {
  const iso = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (iso !== null) {
    const [month = '', day = ''] = iso.slice(-2);
    const numbers = { year: Number(iso[1]), first: Number(month), second: Number(day) };
    return { ...numbers, order: 'month first', manner: 'year first' };
  }
  const found = NUMBERS.exec(text);
  if (found === null) return null;
  const [, first = '', sign = '', second = '', year = ''] = found;
  // With full stops the day comes first wherever dates are written so.
  const order = sign === '.' ? 'day first' : null;
  const numbers = { year: yearOf(year), first: Number(first), second: Number(second) };
  return { ...numbers, order, manner: `${sign}${year.length}` };
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
export function openDate(cell: Cell | undefined): Written | null {
  const written = numbersOf(withoutWeekday(cellText(cell)));
  return written !== null && written.order === null && written.first !== written.second ? written : null;
}
