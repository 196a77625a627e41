import type { Glyph } from '#server/ports/documents/pdf/drawing.ts';
import { newLayout } from '#server/ports/documents/pdf/lines.ts';
import type { Box } from '#server/ports/documents/pdf/matrix.ts';
import { linesOfPage } from '#server/ports/documents/pdf/page-lines.ts';

/** Words at a place of a page in points, each letter half as wide as it is high. */
export const at = (x: number, y: number, text: string, size = 10): Glyph[] =>
  Array.from(text, (letter, index) => ({
    text: letter,
    x: x + (size / 2) * index,
    y,
    width: size / 2,
    size,
    bold: false,
    upright: false,
  }));

/** A column whose lines follow each other by 14 points from 100 on; headings in capitals, larger. */
export const column = (x: number, texts: readonly string[]): Glyph[] =>
  texts.flatMap((text, index) => at(x, 100 + 14 * index, text, text === text.toUpperCase() ? 12 : 10));

/** What a page that holds these letters and ruled lines is read as, line by line. */
export const linesRead = (glyphs: readonly Glyph[], rules: readonly Box[] = []): string[] =>
  linesOfPage({ glyphs, marks: [], rules }, newLayout()).map(({ text }) => text);
