import { alongBands, findBands } from './columns/bands.ts';
import { continuesLabel, findColumns } from './columns/columns.ts';
import { plain } from './joined-rows.ts';
import type { PageLine } from './joined-rows.ts';
import type { Segment } from './segments.ts';
import { alongSpine, findSpine } from './columns/spine.ts';

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

/** What one page of a document tells about the next. */
export interface Layout {
  /** The strip beside headings that stand in the margin. */
  margin: readonly [number, number] | null;
  /** Where the right parts of entries begin that stand in two. */
  entries: number | null;
}

export const newLayout = (): Layout => ({ margin: null, entries: null });

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
  const banded = findBands(rows, layout.entries);
  if (banded) {
    layout.entries = banded.edge;
    const ends = [0, ...banded.runs.map(({ end }) => end)];
    return [
      ...banded.runs.flatMap((run, index) => [
        ...within(rows.slice(ends[index], run.start)),
        ...plain(alongBands(run)),
      ]),
      ...within(rows.slice(ends.at(-1))),
    ];
  }
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
