import type { SourceLine } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';

/** A text at a place of a line, in points. */
type Cell = readonly [x: number, text: string];
export interface Row {
  y: number;
  cells: readonly Cell[];
  size?: number;
  bold?: boolean;
}

/** A row of a page: its height, then places and texts. */
export const row = (y: number, ...cells: Cell[]): Row => ({ y, cells });
/** The same printed larger and bold. */
export const large = (y: number, ...cells: Cell[]): Row => ({ y, cells, size: 14, bold: true });
export const bold = (y: number, ...cells: Cell[]): Row => ({ y, cells, bold: true });

/** Letters are half as wide as high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;

function wordsOf(cells: readonly Cell[], size: number): [number, number][] {
  return cells.flatMap(([x, text]) => {
    let from = x;
    return text.split(' ').map((word): [number, number] => {
      const place: [number, number] = [from, from + widthOf(word, size)];
      from = place[1] + size / 2;
      return place;
    });
  });
}

/** What the reader makes of a page set out so, under a name in the largest print. */
export function readPage(...rows: Row[]) {
  const name = { ...row(20, [200, 'Wren Abara']), size: 24 };
  const lines = [name, ...rows].map(({ y, cells, size = 10, bold: isBold = false }, index): SourceLine => {
    const [first] = cells;
    const last = cells.at(-1);
    const x = first?.[0] ?? 0;
    const right = (last?.[0] ?? 0) + widthOf(last?.[1] ?? '', size);
    return {
      page: 1,
      line: index + 1,
      text: cells.map(([, text]) => text).join('\t'),
      size,
      bold: isBold,
      x,
      box: { x, y, width: right - x, height: size },
      words: wordsOf(cells, size),
    };
  });
  return readResume(lines, { id: 'cv', name: 'cv.pdf' }).resume;
}
