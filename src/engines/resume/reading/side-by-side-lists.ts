import { cellsOf, lineOf } from './cells.ts';
import type { Cell } from './cells.ts';
import type { Line } from './lines.ts';
import { findDates } from './vocabulary/index.ts';

/** How far from its column's edge a cell may begin, in points. */
const NEAR = 3;
/** How far further in than its heading a list may be set. */
const INDENT = 14;

const isLess = (line: Line, head: Line): boolean =>
  line.size < head.size * 0.95 || (head.bold && !line.bold && line.size <= head.size);

const isLikeHead = (line: Line, head: Line): boolean =>
  line.bold === head.bold && Math.abs(line.size - head.size) < 0.3;

/** Where the columns of a row of heads begin; a date belongs to what stands before it. */
const columnsOf = (cells: readonly Cell[]): number[] =>
  cells
    .filter(({ text }, index) => {
      const [span] = findDates(text);
      return index === 0 || span === undefined || span.to - span.from < text.length - 2;
    })
    .map(({ from }) => from);

/** The column each cell stands in, all beginning at the edge of one or a little further in; null where some do not. */
function placed(cells: readonly Cell[], columns: readonly number[]): Map<number, Cell[]> | null {
  const held = new Map<number, Cell[]>();
  for (const cell of cells) {
    const column = columns.findLastIndex((from) => cell.from >= from - NEAR);
    if (column === -1) return null;
    const own = held.get(column) ?? [];
    const next = columns[column + 1];
    if (next !== undefined && cell.to > next) return null;
    if (own.length === 0 && cell.from > (columns[column] ?? 0) + INDENT) return null;
    held.set(column, [...own, cell]);
  }
  return held;
}

/** The rows under a row of heads that stand in its columns; `head` is the first of `lines`. */
function rowsUnder(lines: readonly Line[]): {
  columns: number[];
  rows: { line: Line; held: Map<number, Cell[]> }[];
} {
  const [head, ...rest] = lines;
  const columns = head === undefined ? [] : columnsOf(cellsOf(head));
  const rows: { line: Line; held: Map<number, Cell[]> }[] = [];
  if (head === undefined || columns.length < 2) return { columns, rows };
  for (const line of rest) {
    if (line.page !== head.page || isLikeHead(line, head) || !isLess(line, head)) break;
    const held = placed(cellsOf(line), columns);
    if (held === null || held.size === 0) break;
    rows.push({ line, held });
  }
  return { columns, rows };
}

/**
 * Lists that stand side by side under names of their own, one after the other: a row of names printed larger or bolder
 * than the rows under it, whose cells all begin where the names do. With `isName` only a row of what it says are names is taken.
 */
export function oneUnderTheOther(lines: readonly Line[], isName?: (cell: string) => boolean): Line[] {
  const whole: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const head = lines[index];
    if (head === undefined) break;
    const names = head.item ? [] : cellsOf(head);
    const isHead = names.length > 1 && (isName === undefined || names.every(({ text }) => isName(text)));
    const { columns, rows } = isHead ? rowsUnder(lines.slice(index)) : { columns: [], rows: [] };
    const isWide = rows.some(({ held }) => held.size > 1 || !held.has(0));
    if (rows.length === 0 || !isWide) {
      whole.push(head);
      continue;
    }
    const heads = placed(cellsOf(head), columns) ?? new Map<number, Cell[]>();
    for (const [column] of columns.entries()) {
      whole.push(lineOf(head, heads.get(column) ?? []));
      for (const { line, held } of rows) {
        const own = held.get(column);
        if (own !== undefined) whole.push(lineOf(line, own));
      }
    }
    index += rows.length;
  }
  return whole;
}
