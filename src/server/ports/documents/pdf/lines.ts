import type { Glyph } from './drawing.ts';

/** A line of a page before it has a number. */
export interface PageLine {
  text: string;
  size: number;
  bold: boolean;
  x: number;
}

/** A stretch of text on one baseline without a wide gap. */
interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  boldShare: number;
}

/** Gaps in parts of the font size: from here on a space, a new segment, a tab. */
const SPACE_GAP = 0.16;
const SEGMENT_GAP = 1.1;
const TAB_GAP = 1.8;
/** Columns are looked for on pages of this many rows at most; a CV has about 60. */
const MOST_ROWS = 250;
const LEAST_ROWS = 5;
const LEAST_GUTTER = 8;

const nearTo = (one: number, other: number, size: number) => Math.abs(one - other) <= size * 0.35;

/** Characters of one baseline, left to right, cut where the gap is wide. */
function cut(row: Glyph[]): Segment[] {
  const segments: Segment[] = [];
  let open: { glyphs: Glyph[]; text: string; right: number } | null = null;
  const close = () => {
    const [first] = open?.glyphs ?? [];
    if (!open || !first || open.text.trim() === '') return;
    const sized = open.glyphs.filter((glyph) => glyph.text.trim() !== '');
    const size = Math.max(...sized.map((glyph) => glyph.size));
    const boldShare = sized.filter((glyph) => glyph.bold).length / sized.length;
    const left = Math.min(...sized.map((glyph) => glyph.x));
    segments.push({ text: open.text.trim(), left, right: open.right, y: first.y, size, boldShare });
  };
  for (const glyph of row.toSorted((one, other) => one.x - other.x)) {
    const blank = glyph.text.trim() === '';
    const gap: number = open ? glyph.x - open.right : 0;
    if (open && blank) {
      if (gap < SEGMENT_GAP * glyph.size && !open.text.endsWith(' ')) open.text += ' ';
      continue;
    }
    if (open && gap > SEGMENT_GAP * glyph.size) {
      close();
      open = null;
    }
    if (blank) continue;
    if (!open) open = { glyphs: [], text: '', right: glyph.x };
    else if (isOverprint(open.glyphs.at(-1), glyph)) continue;
    else if (gap > SPACE_GAP * glyph.size && !open.text.endsWith(' ')) open.text += ' ';
    open.text += glyph.text;
    open.glyphs.push(glyph);
    open.right = Math.max(open.right, glyph.x + glyph.width);
  }
  close();
  return segments;
}

/** Some programs draw a letter twice, a hair apart, to make it look bold. */
const isOverprint = (before: Glyph | undefined, glyph: Glyph) =>
  before?.text === glyph.text && Math.abs(before.x - glyph.x) < glyph.size * 0.08;

/** Rows from top to bottom: glyphs whose baselines agree within a third of their size. */
function rowsOf(glyphs: readonly Glyph[]): Segment[][] {
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of glyphs.toSorted((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    if (last && nearTo(last.y, glyph.y, Math.max(last.size, glyph.size))) {
      last.glyphs.push(glyph);
      last.size = Math.max(last.size, glyph.size);
    } else rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
  }
  return rows.map((row) => cut(row.glyphs)).filter((row) => row.length > 0);
}

/** The free strips that remain when the segments of one more row are taken out. */
function narrow(strips: readonly (readonly [number, number])[], row: readonly Segment[]): [number, number][] {
  return strips.flatMap(([from, to]) => {
    const parts: [number, number][] = [];
    let start = from;
    for (const { left, right } of row) {
      if (right <= start || left >= to) continue;
      if (left - start >= LEAST_GUTTER) parts.push([start, left]);
      start = Math.max(start, right);
    }
    if (to - start >= LEAST_GUTTER) parts.push([start, to]);
    return parts;
  });
}

/**
 * What a strip parts: two columns, headings in the margin from what they name, or (null) only the two ends of the same
 * lines. In a column the emptier side has rows of its own; dates set at the margin share their baselines with what they date.
 */
function partedBy(
  rows: readonly (readonly Segment[])[],
  [from, to]: readonly [number, number],
): Columns['kind'] | null {
  const isLeft = (segment: Segment) => segment.right <= from + 0.5;
  const isRight = (segment: Segment) => segment.left >= to - 0.5;
  const left = rows.filter((row) => row.some(isLeft)).length;
  const right = rows.filter((row) => row.some(isRight)).length;
  const both = rows.filter((row) => row.some(isLeft) && row.some(isRight)).length;
  const fewer = Math.min(left, right);
  if (fewer < 3) return null;
  const emptier = rows.flatMap((row) => row.filter(left < right ? isLeft : isRight));
  const share = (test: (segment: Segment) => boolean) => emptier.filter(test).length / emptier.length;
  const length = emptier.reduce((sum, segment) => sum + segment.text.length, 0) / emptier.length;
  if (share((segment) => /\b(19|20)\d\d\b/.test(segment.text)) > 0.6 && length < 30) return null;
  if (length < 30 && areLabels(emptier)) return left < right ? 'labels' : null;
  return fewer >= 4 && (both / fewer < 0.72 || (length > 30 && both / fewer < 0.95)) ? 'columns' : null;
}

/** Headings in the margin stand far apart, each beside the block it names; the lines of a column follow each other. */
function areLabels(side: readonly Segment[]): boolean {
  const gaps = side.slice(1).map((segment, index) => (segment.y - (side[index]?.y ?? 0)) / segment.size);
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  return middle !== undefined && middle > 2.6;
}

interface Columns {
  kind: 'columns' | 'labels';
  start: number;
  end: number;
  gutter: readonly [number, number];
}

/** The longest run of rows with a gutter between two columns. */
function findColumns(rows: readonly Segment[][]): Columns | null {
  if (rows.length > MOST_ROWS) return null;
  let best: Columns | null = null;
  for (let start = 0; start + LEAST_ROWS <= rows.length; start += 1) {
    if (best && rows.length - start <= best.end - best.start) break;
    const all = rows.slice(start).flat();
    let strips: [number, number][] = [
      [Math.min(...all.map((one) => one.left)), Math.max(...all.map((one) => one.right))],
    ];
    const history: [number, number][][] = [];
    for (const row of rows.slice(start)) {
      strips = narrow(strips, row);
      if (strips.length === 0) break;
      history.push(strips);
    }
    for (let count = history.length; count >= LEAST_ROWS; count -= 1) {
      if (best && count <= best.end - best.start) break;
      const part = rows.slice(start, start + count);
      const found = history[count - 1]?.map((gutter) => ({ gutter, kind: partedBy(part, gutter) }));
      const [columns] = (found ?? []).flatMap(({ gutter, kind }) => (kind ? [{ gutter, kind }] : []));
      if (!columns) continue;
      best = { start, end: start + count, ...columns };
      break;
    }
  }
  return best;
}

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
  return { text, size: Math.max(...row.map((segment) => segment.size)), bold, x: first.left };
}

/** Each heading before the block that starts beside it, though its baseline may stand a little lower. */
function withLabels(labels: readonly Segment[][], rest: readonly Segment[][]): Segment[][] {
  const place = (row: readonly Segment[], lift: number) => (row[0]?.y ?? 0) - lift * (row[0]?.size ?? 0);
  return [
    ...labels.map((row) => ({ row, at: place(row, 1.2) })),
    ...rest.map((row) => ({ row, at: place(row, 0) })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

function inOrder(rows: readonly Segment[][]): PageLine[] {
  const plain = (part: readonly Segment[][]) => part.map(joined).filter((line) => line !== null);
  const columns = findColumns(rows);
  if (!columns) return plain(rows);
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
    ...inOrder(rows.slice(0, start)),
    ...(kind === 'labels' ? plain(withLabels(left, right)) : [...inOrder(left), ...inOrder(right)]),
    ...inOrder(rows.slice(end)),
  ];
}

/** Characters of a page as lines in reading order: columns one after the other, a tab where a line has a wide gap. */
export function linesOfPage(glyphs: readonly Glyph[]): PageLine[] {
  const level = glyphs.filter((glyph) => !glyph.upright);
  const turned = glyphs
    .filter((glyph) => glyph.upright)
    .map((glyph) => ({ ...glyph, x: glyph.y, y: glyph.x, upright: false }));
  return [...inOrder(rowsOf(level)), ...inOrder(rowsOf(turned))];
}
