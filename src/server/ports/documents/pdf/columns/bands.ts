import { headingSize } from './headed.ts';
import type { Segment } from '#server/ports/documents/pdf/segments.ts';

/** What stands beside each other begins on one row, at least so far apart from what stands left of it, in points. */
const LEAST_GUTTER = 8;
/** A side's lines follow each other this closely, in font sizes; what is farther away begins another band. */
const FARTHEST = 2.1;
const LEAST_BANDS = 2;
/** How many edges of a page are tried. */
const MOST_EDGES = 12;
const MOST_ROWS = 250;

/** Entries in two columns, row of entries for row: what is left of a band belongs to what is right of it. */
interface Band {
  left: Segment[][];
  right: Segment[][];
}

/** Rows `start` to `end` (exclusive) hold entries in two parts that begin level with each other. */
export interface Bands {
  start: number;
  end: number;
  bands: Band[];
}

const isDated = (rows: readonly Segment[][]): boolean =>
  rows.some((row) => row.some(({ text }) => /\b(?:19|20)\d\d\b/.test(text) && text.length < 40));

/** Where segments begin that stand beside others, the most frequent first; `known` though only one does. */
function edgesOf(rows: readonly Segment[][], known: number | null): number[] {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [index, { left }] of row.entries())
      if (index > 0 && left - (row[index - 1]?.right ?? 0) >= LEAST_GUTTER)
        counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  return [...counts]
    .filter(([edge, count]) => count >= LEAST_BANDS || edge === known)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_EDGES)
    .map(([edge]) => edge);
}

const isFar = (above: Segment, below: Segment): boolean =>
  below.y - above.y > FARTHEST * Math.max(above.size, below.size);

/** Rows that nothing crosses at an edge, cut where both sides begin anew on one row. */
function bandsAt(rows: readonly Segment[][], edge: number): Band[] {
  const bands: Band[] = [];
  let above: Segment | undefined;
  for (const row of rows) {
    const left = row.filter((segment) => segment.right <= edge - LEAST_GUTTER);
    const right = row.filter((segment) => segment.left >= edge - 1);
    const [first] = left;
    const open = bands.at(-1);
    if (first !== undefined && (above === undefined || isFar(above, first)))
      bands.push({ left: [left], right: [] });
    else if (first !== undefined) open?.left.push(left);
    if (right.length > 0) bands.at(-1)?.right.push(right);
    above = first ?? above;
  }
  return bands;
}

/** Whether what stands at the right has headings of its own, as a column has and the right part of an entry has not. */
function hasHeadings(bands: readonly Band[], largest: number): boolean {
  const sizes = bands.flatMap(({ right }) => right.flat().map(({ size }) => size));
  return sizes.some((size) => size > largest - 0.3 && size > Math.min(...sizes) * 1.08);
}

/** How many of some bands have two parts that begin level, with lines of its own at the left and a date there; 0 unless most do. */
function entriesAmong(bands: readonly Band[]): number {
  const both = bands.filter(({ right }) => right.length > 0);
  const level = both.filter(
    ({ left, right }) => Math.abs((left[0]?.[0]?.y ?? 0) - (right[0]?.[0]?.y ?? 0)) < 2,
  );
  // Years under each other are a column of a table.
  const dated = level.filter(({ left }) => isDated(left) && left.some((row) => !isDated([row])));
  const told = level.filter(({ right }) => !isDated(right));
  const most = Math.min(dated.length, told.length) >= level.length * 0.6;
  return most && level.length >= both.length * 0.85 ? level.length : 0;
}

/** The runs of rows that nothing crosses at an edge, and that begin at its left. */
function runsAt(rows: readonly Segment[][], edge: number): Bands[] {
  const isFree = (row: readonly Segment[] | undefined) =>
    row?.every(({ left, right }) => right <= edge - LEAST_GUTTER || left >= edge - 1) === true;
  const runs: Bands[] = [];
  for (let start = 0; start < rows.length; start += 1) {
    if (!isFree(rows[start]) || rows[start]?.some(({ right }) => right < edge) !== true) continue;
    let end = start + 1;
    while (isFree(rows[end])) end += 1;
    runs.push({ start, end, bands: bandsAt(rows.slice(start, end), edge) });
    start = end;
  }
  return runs;
}

/**
 * The runs of rows that hold entries in two parts which begin level, with a date among several lines at the left; none
 * where a page has no such entries. `known` is where the right parts began on the page before: one entry more is enough there.
 */
export function findBands(
  rows: readonly Segment[][],
  known: number | null,
): { edge: number; runs: Bands[] } | null {
  if (rows.length > MOST_ROWS) return null;
  const largest = headingSize(rows);
  for (const edge of edgesOf(rows, known)) {
    const runs = runsAt(rows, edge).filter(
      ({ bands }) => entriesAmong(bands) > 0 && !hasHeadings(bands, largest),
    );
    const entries = runs.reduce((sum, { bands }) => sum + entriesAmong(bands), 0);
    const least = known !== null && Math.abs(edge - known) <= 1 ? 1 : LEAST_BANDS;
    if (entries >= least) return { edge, runs };
  }
  return null;
}

/** Each band's left lines, then its right ones. */
export const alongBands = ({ bands }: Bands): Segment[][] =>
  bands.flatMap(({ left, right }) => [...left, ...right]);
