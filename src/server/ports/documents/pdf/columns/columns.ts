import { areHeadedApart, headingSize, LARGER } from './headed.ts';
import type { Segment } from '#server/ports/documents/pdf/segments.ts';

/** Columns are looked for on pages of this many rows at most; a resume has about 60. */
const MOST_ROWS = 250;
const LEAST_ROWS = 5;
const LEAST_GUTTER = 8;
/** How far in from a column's edge its lines may begin, in points, and what share of them does. */
const INDENT = 45;
const FLUSH_SHARE = 0.65;
/** The same where a column with headings of its own may have days at its left and what they date beside them. */
const INDENT_BESIDE_DAYS = 130;
/** What share of the labels of a form have their value beside them; the others are wrapped, or name a part. */
const PAIRED_SHARE = 0.5;

/** The free strips that remain when the segments of one more row are taken out. */
function narrow(strips: readonly (readonly [number, number])[], row: readonly Segment[]): [number, number][] {
  return strips.flatMap(([from, to]) => {
    const parts: [number, number][] = [];
    let start = from;
    for (const { left, right, apart } of row) {
      if (right <= start || left > to || (left === to && apart !== true)) continue;
      if (left - start >= LEAST_GUTTER || (apart === true && left > start)) parts.push([start, left]);
      start = Math.max(start, right);
    }
    if (start === from || to - start >= LEAST_GUTTER) parts.push([start, to]);
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
  largest: number,
): Columns['kind'] | null {
  const isLeft = (segment: Segment) => segment.right <= from + 0.5;
  const isRight = (segment: Segment) => segment.left >= to - 0.5;
  const left = rows.filter((row) => row.some(isLeft)).length;
  const right = rows.filter((row) => row.some(isRight)).length;
  const both = rows.filter((row) => row.some(isLeft) && row.some(isRight)).length;
  const fewer = Math.min(left, right);
  if (fewer < 3) return null;
  const firsts = rows.flatMap((row) => row.find(isRight) ?? []);
  if (areHeadedApart(rows, isLeft, isRight, largest) && isFlushLeft(firsts, to, INDENT_BESIDE_DAYS))
    return 'columns';
  if (isTable(rows, isLeft, isRight)) return 'table';
  const labels = rows.flatMap((row) => row.findLast(isLeft) ?? []);
  if (areFlushRight(labels) && both >= left * PAIRED_SHARE) return null;
  const emptier = rows.flatMap((row) => row.filter(left < right ? isLeft : isRight));
  const length = emptier.reduce((sum, segment) => sum + segment.text.length, 0) / emptier.length;
  if (length < 30 && areDays(emptier, largest)) return null;
  if (length < 30 && areLabels(emptier)) return left < right ? 'labels' : null;
  if (!isFlushLeft(firsts, to) && !isFlushRight(firsts, rows)) return null;
  return fewer >= 4 && (both / fewer < 0.72 || (length > 30 && both / fewer < 0.95)) ? 'columns' : null;
}

const lookOf = ({ size, boldShare }: Segment): string => `${size.toFixed(1)} ${boldShare > 0.5}`;

/**
 * Whether what stands at the left begins what stands at the right, as days beside jobs in a table: on the very baseline,
 * row for row. Headings between the rows are printed otherwise and have nothing beside them.
 */
function isTable(
  rows: readonly (readonly Segment[])[],
  isLeft: (segment: Segment) => boolean,
  isRight: (segment: Segment) => boolean,
): boolean {
  const firsts = rows.flatMap((row) => {
    const [label, value] = [row.find(isLeft), row.find(isRight)];
    return label === undefined ? [] : [{ label, value }];
  });
  const paired = firsts.filter(
    ({ label, value }) => value !== undefined && Math.abs(value.y - label.y) < 0.6,
  );
  const looks = paired.map(({ label }) => lookOf(label));
  const usual = new Set(looks.filter((look) => looks.filter((other) => other === look).length > 1));
  const labels = firsts.filter(({ label }) => usual.has(lookOf(label)));
  const short = paired.filter(({ label }) => label.text.length <= 30).length;
  const alone = rows.filter((row) => row.some(isRight) && !row.some(isLeft)).length;
  return (
    paired.length >= 4 &&
    paired.length >= labels.length * 0.85 &&
    short >= paired.length * 0.9 &&
    alone > 0 &&
    firsts.length < rows.length * 0.75
  );
}

/** Whether most of what a side holds are days; headings of the page's size `largest` begin where days before entries do, and do not count. */
function areDays(side: readonly Segment[], largest: number): boolean {
  const days = side.filter(({ text }) => /\b(19|20)\d\d\b/.test(text));
  const size = Math.min(...days.map((day) => day.size));
  const isHeading = (one: Segment) => one.size > largest - 0.3 && one.size > size * LARGER;
  const headings = side.filter((one) => !days.includes(one) && isHeading(one));
  return days.length > (side.length - headings.length) * 0.6;
}

/** Labels set against what they name, as in forms: short, ending at one edge and beginning anywhere. */
function areFlushRight(labels: readonly Segment[]): boolean {
  const edge = Math.max(...labels.map(({ right }) => right));
  const flush = labels.filter(({ right, text }) => edge - right < 1 && text.length < 45).length;
  const lefts = new Set(labels.map(({ left }) => Math.round(left)));
  return flush >= labels.length * 0.9 && lefts.size > 3;
}

/**
 * The lines of a column begin at its edge, or up to `indent` points further in; what is set at the right margin begins
 * anywhere.
 */
function isFlushLeft(firsts: readonly Segment[], edge: number, indent = INDENT): boolean {
  const isAligned = ({ left }: Segment) =>
    firsts.filter((other) => Math.abs(other.left - left) < 1).length > 1;
  const flush = firsts.filter((segment) => segment.left < edge + indent && isAligned(segment)).length;
  return flush >= firsts.length * FLUSH_SHARE;
}

/** The lines of a column at the right margin may end there instead, on rows of their own. */
function isFlushRight(firsts: readonly Segment[], rows: readonly (readonly Segment[])[]): boolean {
  const edge = Math.max(...firsts.map(({ right }) => right));
  const flush = firsts.filter(({ right, text }) => edge - right < 2 && !/\b(?:19|20)\d\d\b/.test(text));
  const own = rows.filter((row) => row.length === 1 && row.some((one) => firsts.includes(one))).length;
  return flush.length >= firsts.length * FLUSH_SHARE && own * 2 > firsts.length && firsts.length > 7;
}

const isPrintedAlike = (one: Segment, other: Segment): boolean =>
  Math.abs(one.size - other.size) < 0.2 &&
  Math.abs(one.left - other.left) < 1 &&
  one.boldShare === other.boldShare;

/** Whether a line goes on with the heading above it, which did not fit the margin. */
export const continuesLabel = (above: Segment, segment: Segment): boolean =>
  segment.y - above.y < 1.7 * segment.size && isPrintedAlike(above, segment);

/** Whether lines stand far apart from each other; those of a column follow each other. */
function standApart(side: readonly Segment[]): boolean {
  const gaps = side.slice(1).map((segment, index) => (segment.y - (side[index]?.y ?? 0)) / segment.size);
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  const following = gaps.filter((gap) => gap < 2.2).length;
  return middle !== undefined && middle > 2.6 && following < gaps.length * 0.3;
}

/** Headings in the margin stand far apart, each beside the block it names; one that is long stands on two lines, alike. */
function areLabels(side: readonly Segment[]): boolean {
  if (standApart(side)) return true;
  const [first] = side;
  if (!side.every((segment) => first !== undefined && isPrintedAlike(segment, first))) return false;
  const starts = side.filter((segment, index) => {
    const above = side[index - 1];
    return above === undefined || !continuesLabel(above, segment);
  });
  return starts.length * 2 >= side.length && standApart(starts);
}

/**
 * Rows `start` to `end` (exclusive) stand in two columns, carry headings in the margin, or are a table whose rows stay
 * whole, parted by a free strip.
 */
export interface Columns {
  kind: 'columns' | 'labels' | 'table';
  start: number;
  end: number;
  gutter: readonly [number, number];
}

const crosses = (row: readonly Segment[], [from, to]: readonly [number, number]) =>
  row.some(({ left, right }) => left < to - 0.5 && right > from + 0.5);

/** Headings in the margin go on as far as nothing crosses the strip beside them, on later pages too. */
function withNeighbours(rows: readonly Segment[][], found: Columns): Columns {
  let { start, end } = found;
  const isFree = (row: readonly Segment[] | undefined) => row !== undefined && !crosses(row, found.gutter);
  while (isFree(rows[start - 1])) start -= 1;
  while (isFree(rows[end])) end += 1;
  return { ...found, start, end };
}

/** The longest run of rows with a gutter between two columns; `margin` is the strip that parted the page before. */
export function findColumns(
  rows: readonly Segment[][],
  margin: Columns['gutter'] | null = null,
): Columns | null {
  const found = longestRun(rows);
  if (found?.kind === 'labels') return withNeighbours(rows, found);
  if (found !== null || margin === null) return found;
  const start = rows.findIndex((row) => !crosses(row, margin));
  if (start === -1) return null;
  const free = withNeighbours(rows, { kind: 'labels', start, end: start + 1, gutter: margin });
  const isMargin = (segment: Segment) => segment.right <= margin[0] + 0.5;
  return rows.slice(free.start, free.end).some((row) => row.some(isMargin)) ? free : null;
}

function longestRun(rows: readonly Segment[][]): Columns | null {
  if (rows.length > MOST_ROWS) return null;
  const largest = headingSize(rows);
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
      const found = history[count - 1]?.map((gutter) => ({ gutter, kind: partedBy(part, gutter, largest) }));
      const [columns] = (found ?? []).flatMap(({ gutter, kind }) => (kind ? [{ gutter, kind }] : []));
      if (!columns) continue;
      best = { start, end: start + count, ...columns };
      break;
    }
  }
  return best;
}
