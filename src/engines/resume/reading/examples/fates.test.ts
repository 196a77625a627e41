import { describe, expect, it } from 'vitest';
import { readResumeWithPlaces } from '#engines/resume/reading/index.ts';
import { CVS, linesOf } from './cvs.data.ts';

const FILE = { id: 'file-1', name: 'cv.txt' };
const boxed = (text: string) =>
  linesOf(text).map((line, index) => ({
    ...line,
    box: { x: 50, y: 20 * index, width: 6 * line.text.length, height: 12 },
  }));
const read = (text: string) => readResumeWithPlaces({ lines: boxed(text), sheets: [] }, FILE);

describe('what became of the lines', () => {
  it('is said of every one: facts, the order of the document, or nothing', () => {
    for (const text of Object.values(CVS)) {
      const { profile, reading } = read(text);
      expect(reading.lines.map(({ line }) => line)).toEqual(boxed(text).map(({ line }) => line));
      const unused = reading.lines.filter(({ fate }) => fate === 'unused').map(({ line }) => line);
      expect(unused).toEqual(profile.unused.map(({ line }) => line));
      for (const { fate, paths } of reading.lines) expect(paths.length > 0).toBe(fate === 'fact');
    }
  });

  it('agrees with the place each value names', () => {
    const { profile, reading } = read(CVS.teacher);
    expect(reading.fields.map(({ path }) => path)).toEqual(profile.facts.map(({ path }) => path));
    for (const field of reading.fields) {
      const [first] = field.lines;
      const line = reading.lines.find((one) => one.line === first);
      expect(line?.paths).toContain(field.path);
      expect(field.box?.y).toBe(line?.box?.y);
      expect(field.confidence).toBeGreaterThan(0);
      expect(field.confidence).toBeLessThanOrEqual(1);
    }
  });
});
