import type { Box } from './matrix.ts';
import { contains } from './matrix.ts';

/** Red, green, blue from 0 to 255; null for a pattern, whose colour is not known. */
export type Colour = readonly [number, number, number] | null;

interface Painted {
  order: number;
  box: Box;
  /** Null where the colour is not known: an image, a gradient, a curved shape. */
  colour: Colour;
  /** True when whatever was under it cannot be seen any more. */
  covers: boolean;
}

/** Beyond this many shapes on a page the rest is ignored: no resume needs them, and each glyph is compared with all. */
const MOST_SHAPES = 2000;
/** Two colours closer than this (WCAG 2.2 contrast ratio, 1 to 21) cannot be told apart by a reader. */
const LEAST_CONTRAST = 1.15;

/** `#rrggbb` as numbers. */
export function parseColour(value: unknown): Colour {
  const digits = typeof value === 'string' ? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value) : null;
  if (!digits) return null;
  return [parseInt(digits[1] ?? '', 16), parseInt(digits[2] ?? '', 16), parseInt(digits[3] ?? '', 16)];
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: readonly [number, number, number]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Whether text in one colour can be read on the other (contrast by WCAG 2.2, chapter 1.4.3). */
export function canBeRead(text: Colour, behind: Colour): boolean {
  if (!text || !behind) return true;
  const [dark, light] = [luminance(text), luminance(behind)].toSorted((one, other) => one - other);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) >= LEAST_CONTRAST;
}

/** What was painted on a page, in order, so that text can be compared with what lies behind and before it. */
export class Paint {
  readonly #shapes: Painted[] = [];

  add(shape: Painted): void {
    if (this.#shapes.length < MOST_SHAPES) this.#shapes.push(shape);
  }

  /** The colour under a point at the moment of painting; paper is white. */
  behind(x: number, y: number): Colour {
    const shape = this.#shapes.findLast((candidate) => contains(candidate.box, x, y));
    return shape ? shape.colour : [255, 255, 255];
  }

  /** Whether something opaque was painted over a point later than `order`. */
  coveredAfter(order: number, x: number, y: number): boolean {
    return this.#shapes.some((shape) => shape.covers && shape.order > order && contains(shape.box, x, y));
  }
}
