/** An affine transformation `[a, b, c, d, e, f]` as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** An upright rectangle: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] };
}

/** Six numbers of a list, or null when it does not hold them. */
export function toMatrix(value: unknown): Matrix | null {
  if (typeof value !== 'object' || value === null) return null;
  const numbers = Array.from({ length: 6 }, (_, index) => Number(Reflect.get(value, index)));
  const [a, b, c, d, e, f] = numbers;
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined
  )
    return null;
  return numbers.every(Number.isFinite) ? [a, b, c, d, e, f] : null;
}

/** The upright rectangle around a transformed one, whose corners stand in the first four numbers of `value`. */
export function transformedBox(matrix: Matrix, value: unknown): Box | null {
  if (typeof value !== 'object' || value === null) return null;
  const [left, top, right, bottom] = [0, 1, 2, 3].map((index) => Number(Reflect.get(value, index)));
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  const corners = [
    apply(matrix, left, top),
    apply(matrix, right, top),
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return box.every(Number.isFinite) ? box : null;
}

export function intersect(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}

export const areaOf = ([left, top, right, bottom]: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
