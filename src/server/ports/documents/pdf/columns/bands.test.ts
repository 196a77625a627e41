import { describe, expect, it } from 'vitest';
import type { Glyph } from '#server/ports/documents/pdf/drawing.ts';
import { newLayout } from '#server/ports/documents/pdf/lines.ts';
import { linesOfPage } from '#server/ports/documents/pdf/page-lines.ts';
import { rowsOf } from '#server/ports/documents/pdf/segments.ts';
import { findBands } from './bands.ts';
import { findSpine } from './spine.ts';

/** Words at a place of a page, each letter half as wide as high. */
const at = (x: number, y: number, text: string, size = 10): Glyph[] =>
  Array.from(text, (letter, index) => ({
    text: letter,
    x: x + (size / 2) * index,
    y,
    width: size / 2,
    size,
    bold: false,
    upright: false,
  }));
const textOf = (glyphs: readonly Glyph[]) =>
  linesOfPage({ glyphs, marks: [], rules: [] }, newLayout()).map(({ text }) => text);

/** An entry in two parts that begin level: what and when at the left, where and what was done at the right. */
const entry = (y: number, title: string, dates: string, employer: string, told: string): Glyph[] => [
  ...at(40, y, title),
  ...at(40, y + 14, dates),
  ...at(240, y, employer),
  ...at(240, y + 17, told),
];

describe('entries in two parts that begin level', () => {
  it('are read entry after entry', () => {
    expect(
      textOf([
        ...at(200, 80, 'WORK', 14),
        ...entry(110, 'Line Cook', '2020 - 2023', 'Basin Bistro', 'Cooked for forty a night'),
        ...entry(170, 'Baker', '2016 - 2020', 'Quay Foods', 'Baked before the town was up'),
      ]),
    ).toEqual([
      'WORK',
      'Line Cook',
      '2020 - 2023',
      'Basin Bistro',
      'Cooked for forty a night',
      'Baker',
      '2016 - 2020',
      'Quay Foods',
      'Baked before the town was up',
    ]);
  });

  it('stay rows where dates alone stand at the left', () => {
    expect(
      textOf([
        ...at(40, 110, '2016'),
        ...at(240, 110, 'PhD, Physics'),
        ...at(40, 124, '2012'),
        ...at(240, 124, 'MSc, Physics'),
        ...at(40, 170, '2010'),
        ...at(240, 170, 'BSc, Physics'),
        ...at(40, 184, '2006'),
        ...at(240, 184, 'Abitur'),
      ]),
    ).toEqual(['2016\tPhD, Physics', '2012\tMSc, Physics', '2010\tBSc, Physics', '2006\tAbitur']);
  });
});

/** A line that ends at the right margin; headings in capitals, larger. */
const flushRight = (text: string, index: number) => {
  const size = text === text.toUpperCase() ? 14 : 10;
  return at(520 - (text.length * size) / 2, 105 + 21 * index, text, size);
};

describe('two columns', () => {
  const jobs = ['Line Cook', 'Baker', 'Server', 'Host'].flatMap((title, index) => [
    ...at(40, 100 + 60 * index, title),
    ...at(240, 100 + 60 * index, `201${index} - 201${index + 1}`),
    ...at(40, 114 + 60 * index, 'Basin Bistro by the harbour'),
    ...at(40, 128 + 60 * index, 'Told of what was done there every night'),
  ]);
  const side = [
    'SKILLS',
    'Sauces',
    'Cold buffets',
    'Orders',
    'Rotas',
    'LANGUAGES',
    'English',
    'Irish',
    'Scots',
  ];

  it('are told where the right one ends at the margin and begins anywhere', () => {
    const lines = textOf([...at(40, 70, 'WORK', 14), ...jobs, ...side.flatMap(flushRight)]);
    const first = lines.indexOf('SKILLS');
    expect(lines.slice(first, first + side.length)).toEqual(side);
  });

  it('are no entries in two parts where the right one has headings', () => {
    const level = ['SKILLS', 'Sauces', 'LANGUAGES', 'Irish'].flatMap((text, index) =>
      at(340, 100 + 60 * Math.floor(index / 2) + 14 * (index % 2), text, index % 2 === 0 ? 14 : 10),
    );
    expect(findBands(rowsOf([...jobs, ...level]), null)).toBeNull();
    const told = level.map((glyph) => ({ ...glyph, size: 10 }));
    expect(findBands(rowsOf([...jobs, ...told]), null)?.edge).toBe(340);
  });
});

describe('dates at the right end of a column', () => {
  it('are no line between two columns: what stands in the next has rows of its own', () => {
    const titles = ['Line Cook', 'Baker', 'Server', 'Host', 'Porter'];
    const jobs = titles.flatMap((title, index) => [
      ...at(40, 100 + 60 * index, title),
      ...at(260, 100 + 60 * index, `201${index} - 201${index + 1}`),
      ...at(40, 114 + 60 * index, 'Basin Bistro by the harbour'),
      ...at(40, 128 + 60 * index, 'Told of what was done there every night'),
    ]);
    const side = [
      'EDUCATION',
      'Diploma',
      'Harbour College',
      'LANGUAGES',
      'English',
      'Irish',
      'SKILLS',
      'Sauces',
    ];
    const beside = side.flatMap((text, index) =>
      at(400, 119 + 14 * (index % 3) + 60 * Math.floor(index / 3), text),
    );
    expect(findSpine(rowsOf([...jobs, ...beside]))).toBeNull();
  });
});
