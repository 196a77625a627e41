import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MasterProfile } from '#contract/career/facts.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import type { CvName } from '#testing/resumes/cvs.ts';
import { readResume } from '#engines/resume/reading/index.ts';

const FILE = { id: 'file-1', name: 'cv.txt' };
const read = (text: string): MasterProfile => readResume(linesOf(text), FILE);

const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s•·▪●*-]+/g, '')
    .toLowerCase();

function expectTraced(text: string): void {
  const lines = linesOf(text);
  const master = readResume(lines, FILE);
  for (const { path, value, source } of master.facts) {
    if (source.kind !== 'file') throw new Error('a fact of a file must name its line');
    const from = lines.filter(({ line }) => line >= source.line);
    const written = bare(from.map((line) => line.text).join(' '));
    if (/Date$|\/date$/.test(path)) expect(from[0]?.text).toContain(value.slice(2, 4));
    else if (!path.endsWith('countryCode')) expect(written).toContain(bare(value));
    expect(value).not.toBe('');
  }
  const ids = master.facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

describe('every value', () => {
  it.each(Object.keys(CVS))('of the %s stands on the line its fact names', (name) => {
    // The keys of CVS are its names.
    expectTraced(CVS[name as CvName]);
  });

  it('has a fact at its path, with the same value', () => {
    for (const text of Object.values(CVS)) {
      const { resume, facts } = read(text);
      const valueAt = new Map(facts.map(({ path, value }) => [path, value]));
      const walk = (node: unknown, path: string): void => {
        if (typeof node === 'string') {
          if (node !== '' && !path.endsWith('/network'))
            expect([path, valueAt.get(path)]).toEqual([path, node]);
        } else if (typeof node === 'object' && node !== null) {
          for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
        }
      };
      walk(resume, '');
    }
  });

  it('traces in documents made of shuffled lines too, and every line is used or listed', () => {
    const pool = Object.values(CVS).flatMap((text) => text.split('\n'));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pool), { maxLength: 40 }), (lines) => {
        expectTraced(lines.join('\n'));
      }),
      { numRuns: 200 },
    );
  });

  it('survives any text, and its facts are the same each time', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 20 }), (lines) => {
        const text = lines.join('\n');
        expect(read(text)).toEqual(read(text));
      }),
    );
  });
});

describe('lines that became no fact', () => {
  it('are listed with their place', () => {
    expect(read(CVS.teacher).unused).toEqual([{ page: 1, line: 24, text: 'Available on request' }]);
  });

  it('are all there is for a text that is no CV', () => {
    const { facts, unused } = read('lorem ipsum\n\ndolor sit amet');
    expect(facts).toEqual([]);
    expect(unused).toHaveLength(2);
  });

  it('do not slow the reader down on a hostile document', () => {
    const line = `${'a.'.repeat(400)}@${'1-'.repeat(400)} ${'2019 – '.repeat(100)}`;
    expect(read(Array.from({ length: 500 }, () => line).join('\n')).resume.basics.email).toBe('');
  });
});
