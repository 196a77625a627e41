import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

/** A day that is written without its year, or without its month too. */
export interface PartialDay {
  /** From 1; null for two numbers of which either may be the day. */
  day: number | null;
  /** From 1; null where it is not written, or is one of two numbers. */
  month: number | null;
  /** Two numbers as they are written, with the sign between them: "14/06". */
  numbers: string | null;
  /** From 1, Monday; 0 where none is written. */
  weekday: number;
}

const WEEKDAY = /^(\p{L}+)\.?,?\s+(?=\d)/u;
const BARE = /^(?:le\s+)?(\d{1,2})(?:er|st|nd|rd|th)?\.?$/iu;
const DAY_FIRST = /^(?:le\s+)?(\d{1,2})(?:er|st|nd|rd|th|\.)?[\s.-]*(?:de\s+)?(\p{L}{3,})\.?$/iu;
const MONTH_FIRST = /^(\p{L}{3,})\.?[\s.-]*(\d{1,2})(?:er|st|nd|rd|th)?$/iu;
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2?$/u;
const DAYS = 31;

const isDay = (day: number): boolean => day >= 1 && day <= DAYS;

/** A day without its year in a cell: "3", "lun. 3", "3 mars", "Mar 3rd", "14/06"; null for another. */
export function partialDay(cell: Cell | undefined): PartialDay | null {
  const text = cellText(cell);
  const [start = '', word = ''] = WEEKDAY.exec(text) ?? [];
  const isWeekday = word !== '' && weekdayOf(word) > 0;
  const rest = isWeekday ? text.slice(start.length) : text;
  const said = { weekday: isWeekday ? weekdayOf(word) : 0, numbers: null };
  const bare = Number(BARE.exec(rest)?.[1] ?? 0);
  if (isDay(bare)) return { ...said, day: bare, month: null };
  const [, first = '', behind = ''] = DAY_FIRST.exec(rest) ?? [];
  if (isDay(Number(first)) && monthOf(behind) > 0)
    return { ...said, day: Number(first), month: monthOf(behind) };
  const [, before = '', second = ''] = MONTH_FIRST.exec(text) ?? [];
  if (isDay(Number(second)) && monthOf(before) > 0)
    return { ...said, weekday: 0, day: Number(second), month: monthOf(before) };
  const [, one = '', , other = ''] = NUMBERS.exec(rest) ?? [];
  // A number of a workbook is no two of them.
  if (typeof cell !== 'string' || !isDay(Number(one)) || !isDay(Number(other))) return null;
  return Math.min(Number(one), Number(other)) > 12
    ? null
    : { ...said, day: null, month: null, numbers: rest.replace(/[/.-]$/u, '') };
}
