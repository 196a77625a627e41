import { type Footfall, thicknessFor } from './geometry.ts';

export interface Point {
  x: number;
  y: number;
}

/** A smooth line as a chain of near points, each with its distance from the start, and the distance of every waypoint. */
export interface Curve {
  points: readonly (Point & { distance: number })[];
  waypoints: readonly number[];
  length: number;
}

const pieces = 24;

// Catmull-Rom (uniform, tension 0.5): passes through every waypoint, and its tangent there follows its neighbours.
function between(before: number, from: number, to: number, after: number, part: number): number {
  const square = part * part;
  const cube = square * part;
  return (
    0.5 *
    (2 * from +
      (to - before) * part +
      (2 * before - 5 * from + 4 * to - after) * square +
      (3 * from - before - 3 * to + after) * cube)
  );
}

/** The smooth curve through two or more points, in pixels. */
export function curveThrough(through: readonly Point[]): Curve {
  const points: (Point & { distance: number })[] = [];
  const waypoints: number[] = [];
  let distance = 0;
  const add = (point: Point) => {
    const last = points.at(-1);
    if (last) distance += Math.hypot(point.x - last.x, point.y - last.y);
    points.push({ ...point, distance });
  };
  through.forEach((from, index) => {
    add(from);
    waypoints.push(distance);
    const to = through[index + 1];
    if (!to) return;
    const before = through[index - 1] ?? from;
    const after = through[index + 2] ?? to;
    for (let piece = 1; piece < pieces; piece += 1) {
      const part = piece / pieces;
      add({
        x: between(before.x, from.x, to.x, after.x, part),
        y: between(before.y, from.y, to.y, after.y, part),
      });
    }
  });
  return { points, waypoints, length: distance };
}

/** Where the curve is after `distance` pixels, and its direction there in degrees. */
export function pointAt(curve: Curve, distance: number): Point & { angle: number } {
  const { points } = curve;
  const found = points.findIndex((point) => point.distance >= distance);
  const index = Math.max(found === -1 ? points.length - 1 : found, 1);
  const from = points[index - 1];
  const to = points[index];
  if (!from || !to) return { x: 0, y: 0, angle: 0 };
  const part = to.distance === from.distance ? 0 : (distance - from.distance) / (to.distance - from.distance);
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** A footfall on the curve: turned with it, `side` pixels to its left (negative) or right. */
export function footfallAt(
  curve: Curve,
  distance: number,
  length: number,
  side: number,
  turn: number,
): Footfall {
  const { x, y, angle } = pointAt(curve, distance);
  const across = ((angle + 90) * Math.PI) / 180;
  return {
    x: x + Math.cos(across) * side,
    y: y + Math.sin(across) * side,
    length,
    thickness: thicknessFor(length),
    angle: angle + turn,
  };
}

/** The distances of the small footfalls between two places on the curve, evenly spread, `clear` pixels from each end. */
export function stretch(
  from: number,
  to: number,
  clear: { from: number; to: number },
  pitch: number,
): number[] {
  const start = from + clear.from;
  const room = to - clear.to - start;
  if (room < 0) return [];
  const gaps = Math.max(Math.round(room / pitch), 1);
  return Array.from({ length: gaps + 1 }, (_, index) => start + (room * index) / gaps);
}
