/** One footfall: a rounded bar with its centre, size and turn in degrees. */
export interface Footfall {
  x: number;
  y: number;
  length: number;
  thickness: number;
  angle: number;
}

export interface RowGeometry {
  width: number;
  height: number;
  footfalls: readonly Footfall[];
}

/** Length to width of a footfall, and how far it turns outward. */
const ratio = 2.4;
const turn = 9;
const spacing = 1.36;
const margin = 0.28;

/** The thickness that belongs to a footfall of this length, in pixels; short ones are stouter, to stay visible. */
export function thicknessFor(length: number): number {
  return Math.max(length / ratio, Math.min(length * 0.48, 4.6));
}

/** The longest footfall, at most `longest` pixels, with which `count` of them fit into `width` pixels. */
export function lengthToFit(count: number, width: number, longest = 16): number {
  return Math.min(longest, width / (spacing * Math.max(count - 1, 0) + 1 + 2 * margin));
}

/** A trail that walks to the right: left foot above, right foot below, `count` footfalls of `length` pixels. */
export function rowGeometry(count: number, length: number, pitch = spacing * length): RowGeometry {
  const thickness = thicknessFor(length);
  const side = Math.max(length * 0.34, thickness * 0.72);
  const top = thickness / 2 + length * 0.14 + 1;
  const footfalls = Array.from({ length: count }, (_, index) => ({
    x: length * (0.5 + margin) + index * pitch,
    y: index % 2 === 0 ? top : top + 2 * side,
    length,
    thickness,
    angle: index % 2 === 0 ? -turn : turn,
  }));
  const width = count === 0 ? 0 : (count - 1) * pitch + length * (1 + 2 * margin);
  return { width, height: 2 * (top + side), footfalls };
}

/** A trail that walks upward, the first footfall at the foot: the columns of a week. */
export function columnGeometry(count: number, length: number): RowGeometry {
  const row = rowGeometry(count, length, length * 0.94);
  const footfalls = row.footfalls.map(({ x, y, angle, ...size }) => ({
    ...size,
    x: y,
    y: row.width - x,
    angle: angle - 90,
  }));
  return { width: row.height, height: row.width, footfalls };
}
