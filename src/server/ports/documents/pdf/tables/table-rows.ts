import type { PageLine } from '#server/ports/documents/pdf/joined-rows.ts';
import type { Box } from '#server/ports/documents/pdf/matrix.ts';

/** Texts of a cell at least this long, in characters, are told below the row's own line, when it has three cells or more. */
const LONGEST_PIECE = 70;
/** So many texts of a cell stand in the row's own line at most. */
const MOST_PIECES = 3;
/** Cells of so many lines are parts of a page rather than values. */
const LONG_CELL = 14;
const ITEM = /^(?:[•·▪●○◦‣■➢►✓*]|[-–—]\s)/u;

/** The lines of one cell, and where it is drawn. */
export interface Cell {
  lines: PageLine[];
  box: Box;
}

/** Whether a line ends only because the next word would not have fitted its cell. */
function isFull(line: PageLine, next: PageLine, { lines, box }: Cell): boolean {
  const inset = Math.max(0, Math.min(...lines.map(({ x }) => x)) - box[0]);
  const [from = 0, to = 0] = next.words[0] ?? [];
  const end = line.box.x + line.box.width;
  return end + line.size * 0.2 + (to - from) > box[2] - inset - 1;
}

const looksAlike = (one: PageLine, other: PageLine): boolean =>
  one.bold === other.bold && Math.abs(one.size - other.size) < 0.3;

function union(lines: readonly PageLine[]): PageLine['box'] {
  const x = Math.min(...lines.map(({ box }) => box.x));
  const y = Math.min(...lines.map(({ box }) => box.y));
  return {
    x,
    y,
    width: Math.max(...lines.map(({ box }) => box.x + box.width)) - x,
    height: Math.max(...lines.map(({ box }) => box.y + box.height)) - y,
  };
}

/** Lines put together into one, whose words keep their places where all of them have one. */
function together(lines: readonly PageLine[], glue: string): PageLine | null {
  const [first] = lines;
  if (first === undefined || lines.length === 1) return first ?? null;
  const bold = lines.filter((line) => line.bold).length * 2 > lines.length;
  return {
    text: lines
      .map(({ text }) => text)
      .join(glue)
      .replaceAll(/(?<=\p{L}-) (?=\p{L})/gu, ''),
    size: Math.max(...lines.map(({ size }) => size)),
    bold,
    x: Math.min(...lines.map(({ x }) => x)),
    box: union(lines),
    words: [],
  };
}

/** What a cell says shortly, each text whole again that its width broke, and the lines that tell more. */
function partsOf(cell: Cell, most: number): { pieces: PageLine[]; rest: PageLine[] } {
  const groups: PageLine[][] = [];
  for (const line of cell.lines) {
    const before = groups.at(-1)?.at(-1);
    const goesOn =
      before !== undefined && !ITEM.test(line.text) && looksAlike(before, line) && isFull(before, line, cell);
    if (goesOn) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  const long = groups.findIndex((group, index) => {
    const text = group.map((line) => line.text).join(' ');
    return index >= MOST_PIECES || ITEM.test(text) || text.length > most;
  });
  const end = long === -1 ? groups.length : long;
  return {
    pieces: groups.slice(0, end).flatMap((group) => together(group, ' ') ?? []),
    rest: groups.slice(end).flat(),
  };
}

/** A row of a drawn table: what its cells say shortly in one line, a tab between, then what they tell. */
export function linesOfRow(cells: readonly Cell[]): PageLine[] {
  const held = cells.filter(({ lines }) => lines.length > 0);
  const long = held.filter(({ lines }) => lines.length >= LONG_CELL).length;
  if (held.length < 2 || long > 1) return held.flatMap(({ lines }) => lines);
  const parts = held.map((cell) => partsOf(cell, held.length > 2 ? LONGEST_PIECE : Infinity));
  const head = together(
    parts.flatMap(({ pieces }) => pieces),
    '\t',
  );
  return [...(head === null ? [] : [head]), ...parts.flatMap(({ rest }) => rest)];
}
