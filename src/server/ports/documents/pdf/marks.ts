import type { Box } from './matrix.ts';
import type { Segment } from './segments.ts';

/** Sides of a drawn item mark in points, and how many of them are kept of a page. */
const SMALLEST_MARK = 1.2;
const LARGEST_MARK = 7;
export const MOST_MARKS = 1000;

/** Whether a shape is as small and as wide as high as the mark of an item. */
export function isMark([left, top, right, bottom]: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  if (Math.min(width, height) < SMALLEST_MARK || Math.max(width, height) > LARGEST_MARK) return false;
  return Math.abs(width - height) < 0.35 * Math.max(width, height);
}

/** A drawn mark stands at most this far before its item, and is at most this large, in parts of the font size. */
const FARTHEST = 2.2;
const LARGEST = 0.65;

/** Whether a shape is drawn where the mark of an item would be written. */
function precedes([left, top, right, bottom]: Box, { left: start, y, size }: Segment): boolean {
  const gap = start - right;
  if (gap < 0 || gap > FARTHEST * size || right - left > LARGEST * size) return false;
  const centre = (top + bottom) / 2;
  return centre < y && centre > y - 0.75 * size;
}

/** Rows with a written mark before each item whose mark is drawn as a shape. */
export function withMarks(rows: readonly Segment[][], marks: readonly Box[]): Segment[][] {
  if (marks.length === 0) return [...rows];
  return rows.map((row) =>
    row.map((segment) =>
      // What is printed bold heads an entry: the mark is a stop on a line drawn beside it.
      segment.boldShare < 0.5 &&
      /^[\p{L}\d"'«(]/u.test(segment.text) &&
      marks.some((mark) => precedes(mark, segment))
        ? {
            ...segment,
            text: `• ${segment.text}`,
            marked: true as const,
            words: [[segment.left, segment.left] as const, ...segment.words],
          }
        : segment,
    ),
  );
}
