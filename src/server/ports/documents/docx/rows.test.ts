import { describe, expect, it } from 'vitest';
import { DocxTextReader } from './text.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
/** A row of a table, its cells as paragraphs. */
const row = (...cells: (readonly string[])[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`;
const read = (...rows: string[]) =>
  new DocxTextReader(new Map(), 10_000).read(`<w:tbl>${rows.join('')}</w:tbl>`).map(({ text }) => text);

describe('a row of a table', () => {
  it('is one line where each of its cells says one thing', () => {
    expect(read(row(['2019'], ['Nurse'], []))).toEqual(['2019\tNurse']);
  });

  it('is one line of what its first cells say, over what the last of several tells', () => {
    expect(read(row(['2019'], ['2021'], ['Nurse'], ['Ran the ward', 'Trained two']))).toEqual([
      '2019\t2021\tNurse',
      'Ran the ward',
      'Trained two',
    ]);
  });

  it('keeps the paragraphs of cells that are columns of a page', () => {
    expect(read(row(['Skills', 'Triage'], ['Experience', 'Nurse']))).toEqual([
      'Skills',
      'Triage',
      'Experience',
      'Nurse',
    ]);
    expect(read(row(['2019'], ['Nurse', 'Maple Clinic']))).toEqual(['2019', 'Nurse', 'Maple Clinic']);
  });
});

const white = (text: string) =>
  `<w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const cell = (shade: string, text: string) =>
  `<w:tr><w:tc><w:tcPr>${shade}</w:tcPr>${white(text)}</w:tc></w:tr>`;

describe('white letters', () => {
  it('are read on a dark cell, and nowhere else in its table', () => {
    const dark = cell('<w:shd w:val="clear" w:fill="44546A"/>', 'EXPERIENCE');
    expect(read(dark, cell('', 'Unseen'), cell('<w:shd w:val="clear" w:fill="FFFFFF"/>', 'Unseen'))).toEqual([
      'EXPERIENCE',
    ]);
  });

  it('are read in a dark paragraph, and stay unseen where Word hides them', () => {
    const dark = '<w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>';
    const mark = '<w:pPr><w:rPr><w:shd w:val="clear" w:fill="000000"/></w:rPr></w:pPr>';
    expect(read(white('Unseen').replace('<w:p>', `<w:p>${mark}`))).toEqual([]);
    const hidden = `<w:p>${dark}<w:r><w:rPr><w:vanish/></w:rPr><w:t>Unseen</w:t></w:r></w:p>`;
    expect(read(white('Skills').replace('<w:p>', `<w:p>${dark}`), hidden, white('Unseen'))).toEqual([
      'Skills',
    ]);
  });
});
