import { openDate, readDay } from '#engines/tables/cells/dates.ts';
import type { DateOrder } from '#engines/tables/cells/dates.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

type Cells = readonly (Cell | undefined)[];

/** Steps from day to day from which on their course is no chance, and rows that numbers which rise with it fill at least. */
const [LEAST_STEPS, MOSTLY] = [5, 0.9];

/** Whether values, from row to row, only rise (1), only fall (-1), or do neither (0). */
function courseOf(values: readonly (string | number)[]): -1 | 0 | 1 {
  const moved = values.slice(1).flatMap((value, at) => {
    const before = values[at];
    return before === undefined || before === value ? [] : [value > before];
  });
  const rises = moved.filter(Boolean).length;
  const way = rises === moved.length ? 1 : rises === 0 ? -1 : 0;
  return moved.length < LEAST_STEPS ? 0 : way;
}

/** The way in which a column of numbers goes beside rows: 0 where it holds others than whole numbers, or goes back and forth. */
function wayOfNumbers(cells: Cells, rows: readonly number[]): -1 | 0 | 1 {
  const numbers = rows.flatMap((row) => {
    const digits = /^\D*(\d{1,12})$/.exec(cellText(cells[row]))?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
  return numbers.length >= rows.length * MOSTLY ? courseOf(numbers) : 0;
}

/**
 * The order in which rows go from day to day where they do so in one order only. Rows that were put in order by the text of their days
 * look as if the month came first: that has to be borne out by numbers of theirs that go the same way. Null where the course proves nothing.
 */
export function byCourse(cells: Cells, others: readonly Cells[]): DateOrder | null {
  const rows = [...cells.keys()].filter((row) => openDate(cells[row]) !== null);
  const wayIn = (order: DateOrder) => courseOf(rows.flatMap((row) => readDay(cells[row], order) ?? []));
  const [days, months] = [wayIn('day first'), wayIn('month first')];
  if ((days === 0) === (months === 0)) return null;
  if (days !== 0) return 'day first';
  return others.some((column) => wayOfNumbers(column, rows) === months) ? 'month first' : null;
}
