import { describe, expect, it } from 'vitest';
import { linesOfPage, newLayout } from './lines.ts';
import type { Glyph } from './drawing.ts';

/** Letters of ten points on one baseline, each half as wide as high, at gaps in points (0 where none is said). */
const set = (text: string, gaps: readonly number[]): Glyph[] => {
  let x = 50;
  return Array.from(text, (letter, index): Glyph => {
    const glyph = { text: letter, x, y: 100, width: 5, size: 10, bold: false, upright: false };
    x += 5 + (gaps[index] ?? 0);
    return glyph;
  });
};
const textOf = (glyphs: readonly Glyph[]) =>
  linesOfPage({ glyphs, marks: [] }, newLayout()).map(({ text }) => text);

describe('letters of a page', () => {
  it('are one word where a heading sets them apart, though kerning closes some of the gaps', () => {
    expect(textOf(set('EDUCATION', [1.8, 1.8, 1.8, 1.2, 1.2, 1.1, 1.8, 1.8]))).toEqual(['EDUCATION']);
    expect(textOf(set('TOOLKIT', [0.4, 1.8, 1.8, 1.7, 1.8, 1.8]))).toEqual(['TOOLKIT']);
    expect(textOf(set('KEYSKILLS', [1.8, 1.8, 6, 1.8, 1.8, 1.8, 1.8, 1.8]))).toEqual(['KEY SKILLS']);
  });

  it('stand apart where the gap is wider than any between words', () => {
    expect(textOf(set('2018Baker', [0, 0, 0, 14]))).toEqual(['2018  Baker']);
    expect(textOf(set('2018Baker', [0, 0, 0, 25]))).toEqual(['2018\tBaker']);
    expect(textOf(set('OakBread', [0, 0, 3]))).toEqual(['Oak Bread']);
  });
});
