import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SourceLine } from '#contract/career/facts.ts';
import { readOldWord } from './document.ts';

const FILE = join(import.meta.dirname, '../../../../testing/documents/laid-out.doc');

describe('the layout of an old Word document', () => {
  let bytes: Uint8Array;
  let lines: readonly SourceLine[] = [];
  const texts = () => lines.map(({ text }) => text);
  const printOf = (text: string) => lines.find((line) => line.text === text);

  beforeAll(async () => {
    bytes = new Uint8Array(await readFile(FILE));
    const outcome = await readOldWord(bytes);
    if (outcome.kind === 'text') lines = outcome.lines;
  });

  it('tells headings and titles by their style, and bold print', () => {
    expect(printOf('Ilse Varga')).toMatchObject({ size: 24, bold: true });
    expect(printOf('Experience')).toMatchObject({ size: 15, bold: true });
    expect(printOf('Maple Clinic\t2019 – 2021')).toMatchObject({ size: 10.5, bold: true });
    expect(printOf('Last words')).toMatchObject({ size: 10.5, bold: false });
  });

  it('tells the items of lists, whose marks are no text', () => {
    expect(texts()).toContain('• Ran the ward');
  });

  it('tells rows and cells, also of a table within a table', () => {
    const from = texts().indexOf('From\tTo\tEmployer\tDuties');
    expect(texts().slice(from + 1, from + 8)).toEqual([
      '2015\t2018\tHarbour Inn',
      'Kept the books',
      'Trained two',
      'Skills',
      'Triage',
      'Dutch\tfluent',
      'Languages end',
    ]);
  });

  it('holds what is over and under the pages and in boxes, line breaks, and what fields show', () => {
    expect(texts()[0]).toBe('Over the page');
    expect(texts().slice(-2)).toEqual(['Beside the text', 'Under the page']);
    expect(texts()).toEqual(expect.arrayContaining(['First line', 'Second line', 'ilse.varga@example.org']));
  });

  it('leaves out what was hidden or deleted', () => {
    expect(texts().join('\n')).not.toMatch(/Unseen|Deleted/);
  });

  it('is left out where its tables are damaged, and the text is read', async () => {
    const damaged = bytes.slice();
    const view = new DataView(damaged.buffer);
    // The main stream begins with its number; its header says where the paragraphs' and the styles' tables are.
    const main = Buffer.from(bytes).indexOf('eca5', 'hex');
    for (const table of [0x102, 0xa2]) view.setUint32(main + table, 0x7fffffff, true);
    const outcome = await readOldWord(damaged);
    const read = outcome.kind === 'text' ? outcome.lines : [];
    expect(read.find(({ text }) => text === 'Experience')).toMatchObject({ size: 10, bold: false });
    expect(read.map(({ text }) => text)).toContain('Harbour Inn');
  });
});
