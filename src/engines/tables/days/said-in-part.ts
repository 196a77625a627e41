import { tableWords, weekdayOf } from '#engines/lexicon/index.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { nameWords } from '#engines/tables/columns/features.ts';
import { isHeaderAgain } from '#engines/tables/columns/header.ts';
import type { Header } from '#engines/tables/columns/header.ts';
import { beginsAsTotal } from '#engines/tables/rows/total-labels.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { monthsSaid } from './months-said.ts';
import type { SaidMonth } from './months-said.ts';
import { partialDay } from './partial-days.ts';
import type { PartialDay } from './partial-days.ts';
import { NAMES_OF_DAYS, NAMES_OF_WEEKS } from './parts-of-days.ts';

type Row = readonly Cell[];

/** Records by which a column is told. */
export const JUDGED = 2000;
/** How many days a column has at least, and how much of it is days. */
const [LEAST_DAYS, NEARLY_ALL] = [3, 0.9];
/** How many words the line of a section has at most. */
const MOST_WORDS = 4;

const CALLED = new Set([...NAMES_OF_DAYS, ...tableWords('day column')]);

/** Whether a name is that of days, and not of the days of a week. */
function isCalledDay(name: string): boolean {
  const words = nameWords(name);
  return words.some((word) => CALLED.has(word)) && !words.some((word) => NAMES_OF_WEEKS.has(word));
}

/** A record with the day that it says, in its order in the table. */
export interface SaidInPart {
  place: number;
  part: PartialDay;
  /** The weekday that a column beside it says; 0 for none. */
  weekday: number;
  /** The month that stands above it among the rows; null where none does. */
  section: SaidMonth | null;
}

const filledIn = (record: Row): Cell[] => record.filter((cell) => !isNothing(cell));

/** The month that a line among the rows names and nothing else; null for another line. */
function sectionIn(record: Row): SaidMonth | null {
  const [only, ...others] = filledIn(record);
  const text = cellText(only);
  if (others.length > 0 || text.split(/\s+/).length > MOST_WORDS || beginsAsTotal(only)) return null;
  const [month, ...more] = monthsSaid(text);
  return month === undefined || more.length > 0 ? null : month;
}

/** The place of a column that says weekdays alone; -1 where none does. */
const weekdaysAt = (rows: readonly Row[], names: readonly string[]): number =>
  names.findIndex((_, at) => {
    const filled = rows.map((record) => cellText(record[at])).filter((text) => text !== '');
    const days = filled.filter((text) => /^\p{L}+\.?$/u.test(text) && weekdayOf(text.replace('.', '')) > 0);
    return days.length >= LEAST_DAYS && days.length >= filled.length * NEARLY_ALL;
  });

/** The days that a column says in part; null where it is none of days. */
export function daysInPart(table: Table, { names, dataFrom }: Header, at: number): SaidInPart[] | null {
  const rows = table.records.slice(dataFrom);
  // Most columns are none of days by their first rows.
  const first = rows.slice(0, JUDGED).flatMap((record) => (isNothing(record[at]) ? [] : [record[at]]));
  if (first.filter((cell) => partialDay(cell) !== null).length * 2 < first.length) return null;
  const weekday = weekdaysAt(rows.slice(0, JUDGED), names);
  const found: SaidInPart[] = [];
  let [filled, section] = [0, null as SaidMonth | null];
  for (const [place, record] of rows.entries()) {
    section = sectionIn(record) ?? section;
    const isOther =
      filledIn(record).length < 2 ||
      record.some((cell) => beginsAsTotal(cell)) ||
      isHeaderAgain(record, names);
    if (isOther || isNothing(record[at])) continue;
    filled += 1;
    const part = partialDay(record[at]);
    const beside = weekday < 0 || weekday === at ? 0 : weekdayOf(cellText(record[weekday]).replace('.', ''));
    if (part !== null)
      found.push({ place: place + dataFrom, part, weekday: part.weekday || beside, section });
  }
  if (found.length < LEAST_DAYS || found.length < filled * NEARLY_ALL) return null;
  const numbers = found.filter(({ part }) => part.numbers !== null).length;
  if (numbers > 0 && numbers < found.length) return null;
  // "3 mars" is a day whatever its column is called, a number alone is not.
  const named = found.filter(({ part }) => part.month !== null).length;
  return named === found.length || isCalledDay(names[at] ?? '') ? found : null;
}
