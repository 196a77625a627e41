import type { PageBox } from '#contract/career/facts.ts';
import { findColumns } from './columns.ts';
import type { Glyph } from './drawing.ts';
import type { Segment } from './segments.ts';
import { rowsOf } from './segments.ts';

/** A line of a page before it has a number. */
export interface PageLine {
  text: string;
  size: number;
  bold: boolean;
  x: number;
  box: PageBox;
}

/** How far letters reach above and below their baseline, in parts of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.25;

/** A gap of this many font sizes is kept as a tab. */
const TAB_GAP = 1.8;

function joined(row: readonly Segment[]): PageLine | null {
  const [first] = row;
  if (!first) return null;
  let text = '';
  let right = first.left;
  for (const segment of row) {
    if (text !== '') text += segment.left - right > TAB_GAP * segment.size ? '\t' : ' ';
    text += segment.text;
    right = segment.right;
  }
  const letters = row.reduce((sum, segment) => sum + segment.text.length, 0);
  const bold = row.reduce((sum, segment) => sum + segment.text.length * segment.boldShare, 0) / letters > 0.5;
  const size = Math.max(...row.map((segment) => segment.size));
  const top = first.y - size * ASCENT;
  const box = { x: first.left, y: top, width: right - first.left, height: size * (ASCENT + DESCENT) };
  return { text, size, bold, x: first.left, box };
}

/** Where a row stands on the page, lifted by a share of its size. */
const place = (row: readonly Segment[], lift: number) => (row[0]?.y ?? 0) - lift * (row[0]?.size ?? 0);

/** Each heading before the block that starts beside it, though its baseline may stand a little lower. */
function withLabels(labels: readonly Segment[][], rest: readonly Segment[][]): Segment[][] {
  return [
    ...labels.map((row) => ({ row, at: place(row, 1.2) })),
    ...rest.map((row) => ({ row, at: place(row, 0) })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

/** What one page of a document tells about the next: the strip beside headings that stand in the margin. */
export interface Layout {
  margin: readonly [number, number] | null;
}

export const newLayout = (): Layout => ({ margin: null });

const plain = (rows: readonly Segment[][]) => rows.map(joined).filter((line) => line !== null);

function inOrder(rows: readonly Segment[][], layout: Layout): PageLine[] {
  const columns = findColumns(rows, layout.margin);
  if (!columns) return plain(rows);
  if (columns.kind === 'labels') layout.margin = columns.gutter;
  const { start, end, gutter, kind } = columns;
  const middle = (gutter[0] + gutter[1]) / 2;
  const side = (keep: (segment: Segment) => boolean) =>
    rows
      .slice(start, end)
      .map((row) => row.filter(keep))
      .filter((row) => row.length > 0);
  const left = side((segment) => segment.right <= middle);
  const right = side((segment) => segment.right > middle);
  return [
    ...inOrder(rows.slice(0, start), newLayout()),
    ...(kind === 'labels'
      ? plain(withLabels(left, right))
      : [...inOrder(left, newLayout()), ...inOrder(right, newLayout())]),
    ...inOrder(rows.slice(end), newLayout()),
  ];
}

const turnedBack = ({ x, y, width, height }: PageBox): PageBox => ({
  x: y,
  y: x,
  width: height,
  height: width,
});

/** Characters of a page as lines in reading order: columns one after the other, a tab where a line has a wide gap. */
export function linesOfPage(glyphs: readonly Glyph[], layout: Layout): PageLine[] {
  const level = glyphs.filter((glyph) => !glyph.upright);
  const turned = glyphs
    .filter((glyph) => glyph.upright)
    .map((glyph) => ({ ...glyph, x: glyph.y, y: glyph.x, upright: false }));
  return [
    ...inOrder(rowsOf(level), layout),
    ...inOrder(rowsOf(turned), newLayout()).map((line) => ({ ...line, box: turnedBack(line.box) })),
  ];
}
