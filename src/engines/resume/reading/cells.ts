import type { Line } from './lines.ts';

/** A part of a line that wide gaps part from the others, and where it stands: left and right, in points. */
export interface Cell {
  text: string;
  from: number;
  to: number;
  words: readonly (readonly [number, number])[];
}

/** The cells of a line with their places; none where the document does not tell where words stand. */
export function cellsOf(line: Line): Cell[] {
  const texts = line.body.split('\t').filter((text) => text.trim() !== '');
  const counts = texts.map((text) => text.trim().split(/\s+/).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const words = line.words ?? [];
  // The mark of an item is a word of its own.
  let at = words.length - total;
  if (at !== 0 && !(at === 1 && line.item)) return [];
  return texts.flatMap((text, index) => {
    const own = words.slice(at, at + (counts[index] ?? 0));
    at += own.length;
    const [first] = own;
    const last = own.at(-1);
    return first === undefined || last === undefined
      ? []
      : [{ text: text.trim(), from: first[0], to: last[1], words: own }];
  });
}

/** A line of some cells of another alone. */
export function lineOf(line: Line, cells: readonly Cell[]): Line {
  const [first] = cells;
  const from = first?.from ?? line.x;
  const to = cells.at(-1)?.to ?? from;
  const text = cells.map((cell) => cell.text).join('\t');
  return {
    ...line,
    text,
    body: text,
    item: line.item && first === cellsOf(line)[0],
    x: from,
    words: cells.flatMap((cell) => cell.words.map(([left, right]): [number, number] => [left, right])),
    ...(line.box === undefined ? {} : { box: { ...line.box, x: from, width: to - from } }),
  };
}
