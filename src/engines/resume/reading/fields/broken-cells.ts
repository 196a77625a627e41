import { cellsOf, lineOf } from '#engines/resume/reading/cells.ts';
import type { Cell } from '#engines/resume/reading/cells.ts';
import type { Line } from '#engines/resume/reading/lines.ts';

/** Lines of one text follow each other this closely, in font sizes. */
const CLOSE = 1.75;

/** What a narrow column breaks after a sign within a word. */
const isOpen = ({ text }: Cell): boolean => /[\p{L}\d][-‐]$/u.test(text);

/** The cell right above another in the same column that breaks off within a word; undefined where none does. */
const openAbove = (cell: Cell, above: readonly Cell[]): Cell | undefined =>
  above.find((other) => Math.abs(other.from - cell.from) <= 2 && isOpen(other));

/** Lines of several columns with the words whole again that one of the columns broke at a hyphen; the upper line keeps both parts. */
export function withWholeCells(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const near =
      before !== undefined &&
      before.page === line.page &&
      (line.box?.y ?? Infinity) - (before.box?.y ?? 0) <= CLOSE * Math.max(line.size, before.size);
    const above = near ? cellsOf(before) : [];
    const cells = above.length > 1 && !line.item ? cellsOf(line) : [];
    const joined = cells.filter((cell) => openAbove(cell, above) !== undefined);
    if (before === undefined || joined.length === 0) {
      whole.push(line);
      continue;
    }
    const ends = new Map(joined.map((cell) => [openAbove(cell, above), cell]));
    const rest = cells.filter((cell) => !joined.includes(cell));
    const body = above.map((cell) => cell.text + (ends.get(cell)?.text ?? '')).join('\t');
    whole[whole.length - 1] = { ...before, body, with: [...(before.with ?? []), line.line] };
    if (rest.length > 0) whole.push(lineOf(line, rest));
  }
  return whole;
}
