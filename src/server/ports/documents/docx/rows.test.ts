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
