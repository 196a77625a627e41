import type { Segment } from '#server/ports/documents/pdf/segments.ts';

/** A date or a range, and little else. */
const LONGEST_DATE = 30;
const LEAST_DATES = 2;
/** So many dates of a page are compared with each other; a resume has about 20. */
const MOST_DATES = 200;
/** How far the middles of dates on one line down the page may lie apart, in points. */
const NEAR = 3;
/** What stands this share of the font size above a date still belongs to it. */
const LIFT = 0.9;
/** What is told begins beside its date: so far apart at most, in font sizes. */
const LEVEL = 0.5;
/** How unevenly texts may stand beside their dates, in points. */
const UNEVEN = 1.5;

/** Rows `start` to `end` (exclusive) whose dates stand on a line down the page, between what they date and what is told. */
export interface Spine {
  start: number;
  end: number;
  dates: Segment[];
}

const middleOf = ({ left, right }: Segment): number => (left + right) / 2;

const isDate = ({ text }: Segment): boolean =>
  text.length <= LONGEST_DATE &&
  /\b(?:19|20)\d\d\b/.test(text) &&
  text.replaceAll(/[^\p{L}]/gu, '').length <= 16;

/** The dates of the most rows whose middles lie on one upright line. */
function onOneLine(rows: readonly (readonly Segment[])[]): Segment[] {
  const dates = rows.flatMap((row) => row.filter(isDate)).slice(0, MOST_DATES);
  let most: Segment[] = [];
  for (const date of dates) {
    const own = dates.filter((other) => Math.abs(middleOf(other) - middleOf(date)) <= NEAR);
    if (own.length > most.length) most = own;
  }
  return most;
}

/** A run of rows in which nothing crosses the strip of the dates, with text that flows at both sides of it; null for none. */
export function findSpine(rows: readonly (readonly Segment[])[]): Spine | null {
  const dates = onOneLine(rows);
  if (dates.length < LEAST_DATES) return null;
  const from = Math.min(...dates.map(({ left }) => left));
  const to = Math.max(...dates.map(({ right }) => right));
  const isFree = (row: readonly Segment[] | undefined) =>
    row?.every((segment) => dates.includes(segment) || segment.right <= from || segment.left >= to) === true;
  const holds = (row: readonly Segment[]) => row.some((segment) => dates.includes(segment));
  for (let start = rows.findIndex(holds); start !== -1 && start < rows.length; start += 1) {
    if (!isFree(rows[start]) || !holds(rows[start] ?? [])) continue;
    let end = start + 1;
    while (isFree(rows[end])) end += 1;
    const top = rows[start]?.find((segment) => dates.includes(segment))?.y ?? 0;
    while (isFree(rows[start - 1]) && isBeside(rows[start - 1], top)) start -= 1;
    const run = rows.slice(start, end);
    const own = dates.filter((date) => run.some((row) => row.includes(date)));
    const parts = areBetween(run, own) && flowsAtBoth(run, from, to, own.length);
    if (own.length >= LEAST_DATES && parts && areLevel(run, from, own)) return { start, end, dates: own };
    start = end;
  }
  return null;
}

const isBeside = (row: readonly Segment[] | undefined, top: number): boolean =>
  row?.every(({ y, size }) => y > top - LIFT * size) === true;

/** Whether most dates have what is told right beside them; those at the right end of a column have what stands in the next. */
function areBetween(run: readonly (readonly Segment[])[], dates: readonly Segment[]): boolean {
  const between = dates.filter((date) =>
    run.some((row) =>
      row.some(({ left, y }) => left >= date.right && Math.abs(y - date.y) <= LEVEL * date.size),
    ),
  );
  return between.length * 2 > dates.length;
}

/**
 * Whether what stands at the left of each date stands as much above or below it as at every other: it belongs to the dates.
 * A sidebar beside entries with their days goes its own way.
 */
function areLevel(run: readonly (readonly Segment[])[], from: number, dates: readonly Segment[]): boolean {
  const left = run.flat().filter(({ right }) => right <= from);
  const lifts = dates.map(({ y }) =>
    left
      .map((segment) => segment.y - y)
      .reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one)),
  );
  return Math.max(...lifts) - Math.min(...lifts) < UNEVEN;
}

/** Whether each date has text at both sides, and more lines of it than dates: otherwise the rows are whole as they are. */
function flowsAtBoth(run: readonly (readonly Segment[])[], from: number, to: number, dates: number): boolean {
  const left = run.filter((row) => row.some((segment) => segment.right <= from)).length;
  const right = run.filter((row) => row.some((segment) => segment.left >= to)).length;
  return left > dates && right > dates;
}

/** Each date after the first text at its left, then the rest of that side, then what is told at the other. */
export function alongSpine(rows: readonly Segment[][], { dates }: Spine): Segment[][] {
  const from = Math.min(...dates.map(({ left }) => left));
  return dates.flatMap((date, index) => {
    const top = index === 0 ? -Infinity : date.y - LIFT * date.size;
    const next = dates[index + 1];
    const bottom = next === undefined ? Infinity : next.y - LIFT * next.size;
    const side = (keep: (segment: Segment) => boolean) =>
      rows
        .map((row) => row.filter((one) => one !== date && one.y > top && one.y <= bottom && keep(one)))
        .filter((row) => row.length > 0);
    const [head = [], ...left] = side(({ right }) => right <= from);
    return [[...head, date], ...left, ...side(({ right }) => right > from)];
  });
}
