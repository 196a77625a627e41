import { describe, expect, it } from 'vitest';
import { at, linesRead } from '#testing/documents/page-glyphs.ts';
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

describe('letters of a page', () => {
  it('are one word where a heading sets them apart, though kerning closes some of the gaps', () => {
    expect(linesRead(set('EDUCATION', [1.8, 1.8, 1.8, 1.2, 1.2, 1.1, 1.8, 1.8]))).toEqual(['EDUCATION']);
    expect(linesRead(set('TOOLKIT', [0.4, 1.8, 1.8, 1.7, 1.8, 1.8]))).toEqual(['TOOLKIT']);
    expect(linesRead(set('KEYSKILLS', [1.8, 1.8, 6, 1.8, 1.8, 1.8, 1.8, 1.8]))).toEqual(['KEY SKILLS']);
  });

  it('stand apart where the gap is wider than any between words', () => {
    expect(linesRead(set('2018Baker', [0, 0, 0, 14]))).toEqual(['2018  Baker']);
    expect(linesRead(set('2018Baker', [0, 0, 0, 25]))).toEqual(['2018\tBaker']);
    expect(linesRead(set('OakBread', [0, 0, 3]))).toEqual(['Oak Bread']);
  });
});

describe('a table with the days at the left', () => {
  it('keeps its rows whole, whatever stands below them and between them', () => {
    const days = ['04/2018', '08/2014', '08/2011', '05/2009', '02/2007'];
    const rows = days.flatMap((day, index) => [
      ...at(50, 100 + 40 * index, day),
      ...at(180, 100 + 40 * index, `Baker number ${index}`),
      ...at(180, 112 + 40 * index, 'Oak Street Bread and Buns'),
      ...at(180, 124 + 40 * index, 'Made bread for the whole of the street'),
    ]);
    const heading = at(50, 308, 'SKILLS').map((glyph) => ({ ...glyph, size: 14 }));
    const skills = [...at(50, 330, 'Bread'), ...at(180, 330, 'Rye and wheat')];
    expect(linesRead([...rows, ...heading, ...skills]).filter((text) => text.includes('\t'))).toEqual([
      ...days.map((day, index) => `${day}\tBaker number ${index}`),
      'Bread\tRye and wheat',
    ]);
  });
});
