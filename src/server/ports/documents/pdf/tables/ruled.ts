import type { Box } from '#server/ports/documents/pdf/matrix.ts';

/** A drawn line is at most this thick and at least this long, in points; this many are kept of a page. */
const THICKEST = 2.5;
const SHORTEST = 8;
const MOST_RULES = 2000;
/** Lines this near to each other, in points, are one, or touch. */
const NEAR = 2.5;
/** What share of a side must be drawn for it to part rows or cells. */
const DRAWN_SHARE = 0.6;

/** What a page draws beside its letters: small shapes, as they stand before items, and lines. */
export const nothingDrawn = (): { marks: Box[]; rules: Box[] } => ({ marks: [], rules: [] });

/** The sides of a drawn shape that are lines: a thin bar is one, the outline of a rectangle has four. */
export function rulesOf(box: Box, isOutline: boolean): Box[] {
  const [left, top, right, bottom] = box;
  const thin = Math.min(right - left, bottom - top) <= THICKEST;
  if (thin) return Math.max(right - left, bottom - top) >= SHORTEST ? [box] : [];
  if (!isOutline) return [];
  return [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ];
}

/** A table drawn with lines: for each row its cells, left to right. */
export interface RuledTable {
  box: Box;
  rows: Box[][];
}

const touch = (one: Box, other: Box): boolean =>
  one[0] <= other[2] + NEAR &&
  other[0] <= one[2] + NEAR &&
  one[1] <= other[3] + NEAR &&
  other[1] <= one[3] + NEAR;

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];

/** Lines that hang together, directly or by others. */
function connected(rules: readonly Box[]): Box[][] {
  const groups: Box[][] = [];
  for (const rule of rules) {
    const met = groups.filter((group) => group.some((other) => touch(rule, other)));
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push([rule, ...met.flat()]);
  }
  return groups;
}

/** Numbers in order, those near to each other as one. */
function apart(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((one, other) => one - other))
    if (value - (kept.at(-1) ?? -Infinity) > NEAR) kept.push(value);
  return kept;
}

/** What length of a stretch lines cover, wherever they lie on it. */
function covered(spans: readonly (readonly [number, number])[], from: number, to: number): number {
  let [sum, reached] = [0, from];
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const [first, last] = [Math.max(start, reached), Math.min(end, to)];
    if (last > first) sum += last - first;
    reached = Math.max(reached, last);
  }
  return sum;
}

const pairs = (values: readonly number[]): [number, number][] =>
  values.slice(1).map((value, index) => [values[index] ?? value, value]);

const isDrawn = (spans: [number, number][], from: number, to: number) =>
  covered(spans, from, to) >= (to - from) * DRAWN_SHARE;

function tableOf(rules: readonly Box[]): RuledTable | null {
  const box = around(rules);
  const level = rules.filter(([left, top, right, bottom]) => right - left > bottom - top);
  const upright = rules.filter((rule) => !level.includes(rule));
  const edges = apart(level.map(([, top]) => top)).filter((y) =>
    isDrawn(
      level.filter(([, top]) => Math.abs(top - y) <= NEAR).map(([left, , right]) => [left, right]),
      box[0],
      box[2],
    ),
  );
  const sides = apart(upright.map(([left]) => left));
  const rows = pairs(edges).map(([top, bottom]) => {
    const own = sides.filter((x) =>
      isDrawn(
        upright.filter(([left]) => Math.abs(left - x) <= NEAR).map(([, from, , to]) => [from, to]),
        top,
        bottom,
      ),
    );
    return pairs(own).map(([left, right]): Box => [left, top, right, bottom]);
  });
  // One row is a page in columns with lines between them, one cell a frame.
  return rows.filter((row) => row.length > 1).length > 1 ? { box, rows } : null;
}

/** The tables that the lines of a page draw, from top to bottom. */
export function ruledTables(rules: readonly Box[]): RuledTable[] {
  if (rules.length > MOST_RULES) return [];
  return connected(rules)
    .flatMap((group) => tableOf(group) ?? [])
    .toSorted((one, other) => one.box[1] - other.box[1]);
}
