import type { PageBox, WordSpan } from '#contract/career/facts.ts';
import { continuesLabel, findColumns } from './columns/columns.ts';
import type { Segment } from './segments.ts';
import { alongSpine, findSpine } from './columns/spine.ts';

/** A line of a page before it has a number. */
export interface PageLine {
  text: string;
  size: number;
  bold: boolean;
  x: number;
  box: PageBox;
  words: WordSpan[];
}

/** How far letters reach above and below their baseline, in parts of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.25;

/** A gap of this many font sizes is kept as a tab. */
const TAB_GAP = 1.8;

/** To a tenth of a point, finer than anyone sees. */
const tenths = ([left, right]: WordSpan): WordSpan => [
  Math.round(left * 10) / 10,
  Math.round(right * 10) / 10,
];

function joined(row: readonly Segment[]): PageLine | null {
  const [first] = row;
  if (!first) return null;
  let text = '';
  let right = first.left;
  for (const segment of row) {
    if (text !== '') text += segment.left - right > TAB_GAP * segment.size ? '\t' : '  ';
    text += segment.text;
    right = segment.right;
  }
  const letters = row.reduce((sum, segment) => sum + segment.text.length, 0);
  const share = row.reduce((sum, segment) => sum + segment.text.length * segment.boldShare, 0) / letters;
  // An employer in bold stays so however long the days beside it are.
  const bold = share > 0.5 || first.boldShare > 0.5;
  const size = Math.max(...row.map((segment) => segment.size));
  const top = first.y - size * ASCENT;
  const box = { x: first.left, y: top, width: right - first.left, height: size * (ASCENT + DESCENT) };
  const words = row.flatMap((segment) => segment.words.map(tenths));
  return { text, size, bold, x: first.left, box, words };
}

/** Where a row stands on the page, lifted by a share of its size. */
const place = (row: readonly Segment[], lift: number) => (row[0]?.y ?? 0) - lift * (row[0]?.size ?? 0);

/** Headings in the margin, each in one row though it may stand on two lines. */
function wholeLabels(labels: readonly Segment[][]): Segment[][] {
  const whole: { row: Segment[]; last: Segment }[] = [];
  for (const row of labels) {
    const [segment] = row;
    const open = whole.at(-1);
    const first = open?.row[0];
    if (segment === undefined) continue;
    if (open === undefined || first === undefined || row.length > 1 || !continuesLabel(open.last, segment))
      whole.push({ row: [...row], last: segment });
    else {
      const right = Math.max(first.right, segment.right);
      open.row = [{ ...first, text: `${first.text} ${segment.text}`, right, words: [] }];
      open.last = segment;
    }
  }
  return whole.map(({ row }) => row);
}

/** Each heading before the block that starts beside it, though its baseline may stand a little lower. */
function withLabels(labels: readonly Segment[][], rest: readonly Segment[][]): Segment[][] {
  return [
    ...wholeLabels(labels).map((row) => ({ row, at: place(row, 1.2) })),
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

/** A row in parts: an item beside something else is a line of its own. */
function parted(row: readonly Segment[]): Segment[][] {
  const parts: Segment[][] = [];
  for (const segment of row) {
    if (parts.length === 0 || segment.marked === true) parts.push([segment]);
    else parts.at(-1)?.push(segment);
  }
  return parts;
}

const plain = (rows: readonly Segment[][]) =>
  rows.flatMap((row) => parted(row).map(joined)).filter((line) => line !== null);

/** How much larger a name is than anything beside it, at least. */
const TITLE_TIMES = 1.3;

const largestOf = (rows: readonly Segment[][]): number => Math.max(...rows.flat().map(({ size }) => size));

/**
 * Columns as they are read: from left to right, but the one that begins with the name, the largest letters of the page, comes
 * first.
 */
function columnOrder(left: Segment[][], right: Segment[][], largest: number): Segment[][][] {
  const size = right[0]?.[0]?.size ?? 0;
  return size === largest && size > largestOf(left) * TITLE_TIMES ? [right, left] : [left, right];
}

/** Rows as lines in reading order: columns one after the other, a tab where a line has a wide gap. `largest` is the page's largest print. */
export function inOrder(
  rows: readonly Segment[][],
  layout: Layout,
  largest: number = largestOf(rows),
): PageLine[] {
  const within = (part: readonly Segment[][]) => inOrder(part, newLayout(), largest);
  const spine = findSpine(rows);
  if (spine)
    return [
      ...within(rows.slice(0, spine.start)),
      ...plain(alongSpine(rows.slice(spine.start, spine.end), spine)),
      ...within(rows.slice(spine.end)),
    ];
  const columns = findColumns(rows, layout.margin);
  if (!columns) return plain(rows);
  const { start, end, gutter, kind } = columns;
  if (kind === 'labels') layout.margin = gutter;
  const middle = (gutter[0] + gutter[1]) / 2;
  const side = (keep: (segment: Segment) => boolean) =>
    rows
      .slice(start, end)
      .map((row) => row.filter(keep))
      .filter((row) => row.length > 0);
  const left = side((segment) => segment.right <= middle);
  const right = side((segment) => segment.right > middle);
  return [
    ...within(rows.slice(0, start)),
    ...(kind === 'table'
      ? plain(rows.slice(start, end))
      : kind === 'labels'
        ? plain(withLabels(left, right))
        : columnOrder(left, right, largest).flatMap(within)),
    ...within(rows.slice(end)),
  ];
}
