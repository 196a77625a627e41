import type { Box, Matrix } from './matrix.ts';
import type { Colour } from './paint.ts';

/** A visible character, placed in points from the upper left corner of the page; `y` is its baseline. */
export interface Glyph {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  /** True when its baseline runs up or down the page. */
  upright: boolean;
}

/** What a page draws, in pdf.js's own numbering of operators. */
export interface Drawing {
  operators: Record<string, number>;
  functions: readonly number[];
  parameters: readonly unknown[];
  /** Turns the page's own coordinates into points from the upper left corner. */
  toPage: Matrix;
  width: number;
  height: number;
  fontOf(id: string): { bold: boolean; unit: number; textOf(glyph: object): string };
  isShown(group: unknown): boolean;
}

/** The graphics state that counts for text (ISO 32000-1, 8.4 and 9.3). */
export interface State {
  matrix: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  alpha: number;
  plainBlend: boolean;
  bold: boolean;
  unit: number;
  textOf: (glyph: object) => string;
  size: number;
  characterSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

/** The state at the start of a page. */
export function startState(drawing: Drawing): State {
  return {
    matrix: drawing.toPage,
    clip: [0, 0, drawing.width, drawing.height],
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    alpha: 1,
    plainBlend: true,
    bold: false,
    unit: 0.001,
    textOf: () => '',
    size: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
}

/** Below this size in points nobody reads text on paper. */
const SMALLEST_SIZE = 2;
export const FAINTEST = 0.1;

/** Whether text is painted at all, large and strong enough to be seen. */
export const isInked = ({ mode, alpha }: State, size: number): boolean =>
  mode !== 3 && mode !== 7 && size >= SMALLEST_SIZE && alpha >= FAINTEST;

/** Whether a glyph goes on with the word that the one before it is of. */
export const goesOn = (before: Glyph | undefined, { text, x, y, size, upright }: Glyph): boolean =>
  before !== undefined &&
  !upright &&
  !before.upright &&
  text.trim() !== '' &&
  before.text.trim() !== '' &&
  Math.abs(before.y - y) < size * 0.05 &&
  Math.abs(x - before.x - before.width) < size * 0.12;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const numberOf = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);

/** Whether a path is one rectangle: four corners joined by straight, upright lines. pdf.js: 0 moves, 1 draws, 4 closes. */
export function isRectangle(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const values = Array.from({ length: 16 }, (_, index) => Reflect.get(data, index) as unknown);
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < 12 || numbers.length > 15) return false;
  const corners = [0, 3, 6, 9].map((at) => numbers.slice(at, at + 3));
  const straight = corners.every(([command], index) => command === (index === 0 ? 0 : 1));
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return corner[1] === next[1] || corner[2] === next[2];
  });
  return straight && sides.every(Boolean);
}
