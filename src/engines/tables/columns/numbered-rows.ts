import { cellText } from '#engines/tables/table.ts';
import type { Column } from './columns.ts';

/** How many of its rows a column of numbers fills at least, and how many rows it takes, for each to be known by its number. */
const [NUMBERED, LEAST_NUMBERED] = [0.8, 4];
/** How many of the rows with a number are one more line of a number above where rows are lines. */
const LINES = 0.15;

/** How the rows of a table are numbered. */
interface Numbered {
  /** Rows of the sample, and those with a number. */
  all: number;
  rows: number;
  /** Rows whose number stands above with other amounts: another line of the same receipt. What was given back is none. */
  lines: number;
}

function numberedBy({ sample }: Column, columns: readonly Column[]): Numbered {
  const amounts = columns.filter(({ shares }) => (shares['number'] ?? 0) >= 0.5);
  const met = new Map<string, number>();
  const found: Numbered = { all: sample.length, rows: 0, lines: 0 };
  for (const [row, cell] of sample.entries()) {
    const number = cellText(cell);
    if (number === '') continue;
    const before = met.get(number);
    found.rows += 1;
    met.set(number, row);
    if (before === undefined || amounts.some(({ numbers }) => (numbers[row] ?? 0) < 0)) continue;
    if (amounts.some((column) => cellText(column.sample[row]) !== cellText(column.sample[before])))
      found.lines += 1;
  }
  return found;
}

/** Whether each row has a number of its own in a column: none is another line of what stands above. */
export function isOneEach(reference: Column, columns: readonly Column[]): boolean {
  const { all, rows, lines } = numberedBy(reference, columns);
  return rows >= LEAST_NUMBERED && rows >= all * NUMBERED && lines === 0;
}

/** Whether several rows have one number in a column, each with amounts of its own: they are lines of one receipt. */
export function areLines(reference: Column, columns: readonly Column[]): boolean {
  const { rows, lines } = numberedBy(reference, columns);
  return rows >= LEAST_NUMBERED && lines >= rows * LINES;
}
