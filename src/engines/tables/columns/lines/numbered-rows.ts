import { isNothing } from '#engines/tables/cells/numbers.ts';
import { beginsAsTotal } from '#engines/tables/rows/total-labels.ts';
import { tableWords } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import { nameWords } from '#engines/tables/columns/features.ts';

/** How many of its rows a column of numbers fills at least, and how many rows it takes, for each to be known by its number. */
const [NUMBERED, LEAST_NUMBERED] = [0.8, 4];
/** How many of the rows with a number are one more line of a number above where rows are lines. */
const LINES = 0.15;

/** How the rows of a table are numbered. */
interface Numbered {
  /** Rows of the sample without lines of sums, and those with a number. */
  all: number;
  rows: number;
  /** Rows whose number stands above with other amounts: another line of the same receipt. What was given back is none. */
  lines: number;
}

function numberedBy({ sample }: Column, columns: readonly Column[]): Numbered {
  const amounts = columns.filter(({ shares }) => (shares['number'] ?? 0) >= 0.5);
  const met = new Map<string, number>();
  // A sum is none of the rows that could have a number.
  const isSum = (row: number) => columns.some((column) => beginsAsTotal(column.sample[row]));
  const all = sample.filter((cell, row) => !isNothing(cell) || !isSum(row)).length;
  const found: Numbered = { all, rows: 0, lines: 0 };
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

const NUMBER = tableWords('number column');
/** How much of a range numbers fill that count rows, and how much of the rows below another have its next number where a count begins anew. */
const [DENSE, NEXT] = [0.6, 0.8];

/** Whether a name says that it numbers something, and not what: "#", "N°". */
const saysNumberAlone = (name: string): boolean => {
  const words = nameWords(name);
  return words.length > 0 && words.every((word) => NUMBER.has(word));
};

/** Whether numbers go up one by one and begin anew at the same number, at least once; a number may stand twice in a row. */
export function beginsAnew(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((value, at) => ({ value, step: value - (numbers[at] ?? 0) }));
  const moved = steps.filter(({ step }) => step !== 0);
  const back = moved.filter(({ step }) => step < 0);
  const next = moved.filter(({ step }) => step === 1).length;
  return (
    back.length > 0 &&
    back.every(({ value }) => value === numbers[0]) &&
    next >= (moved.length - back.length) * NEXT &&
    next > back.length
  );
}

/** The whole numbers of a column that hardly has anything else; null for another. */
export function countOf(cells: readonly (Cell | undefined)[]): number[] | null {
  const said = cells.map(cellText).filter((text) => text !== '');
  const numbers = said.filter((text) => /^\d{1,6}$/.test(text)).map(Number);
  return numbers.length >= LEAST_NUMBERED && numbers.length >= said.length * NUMBERED ? numbers : null;
}

/** Whether a column counts rows: each number once, in whatever order, or one by one and anew in each part. */
function countsRows(column: Column, columns: readonly Column[]): boolean {
  const numbers = countOf(column.sample);
  if (numbers === null) return false;
  if (beginsAnew(numbers)) return true;
  const differing = new Set(numbers).size;
  const range = Math.max(...numbers) - Math.min(...numbers) + 1;
  return differing >= range * DENSE && numberedBy(column, columns).lines === 0;
}

/**
 * Columns of lines of sales, where one that is called a number and counts the lines is the number of a line, and of no receipt: what is called
 * a receipt's stays one, also where each has one line.
 */
export function withLinesNumbered(columns: readonly Column[]): Column[] {
  return columns.map((column) => {
    const { meanings } = column;
    const likelihood = meanings.get('order_ref') ?? 0;
    if (likelihood === 0 || !saysNumberAlone(column.name) || !countsRows(column, columns)) return column;
    const moved = new Map(meanings).set('order_ref', 0);
    return { ...column, meanings: moved.set('line_ref', likelihood + (meanings.get('line_ref') ?? 0)) };
  });
}
