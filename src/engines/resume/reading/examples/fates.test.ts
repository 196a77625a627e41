import { describe, expect, it } from 'vitest';
import type { SourceLine, WordSpan } from '#contract/career/facts.ts';
import { DOUBTFUL } from '#contract/career/resume-reading.ts';
import { confidenceOf } from '#engines/resume/reading/fields/confidence.ts';
import { readResumeWithPlaces } from '#engines/resume/reading/index.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';

const FILE = { id: 'file-1', name: 'cv.txt' };
const boxed = (text: string) =>
  linesOf(text).map((line, index) => ({
    ...line,
    box: { x: 50, y: 20 * index, width: 6 * line.text.length, height: 12 },
  }));
const read = (text: string) => readResumeWithPlaces({ lines: boxed(text), sheets: [] }, FILE);

const sure = (path: string, value: string) => confidenceOf(path, { value, lines: [] });

/** Words of 30 points with 10 between, from a place on. */
const at = (from: number, count: number) =>
  Array.from({ length: count }, (_, index): WordSpan => [from + 40 * index, from + 40 * index + 30]);

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

  it('is unused where a text says more than any resume does: it keeps its first thousand facts', () => {
    const jobs = Array.from(
      { length: 900 },
      (_, number) => `Baker, Oven ${number} Inc, Toronto, 2019 - 2021`,
    );
    const skills = Array.from(
      { length: 300 },
      (_, number) => `Skill${number}a, Skill${number}b, Skill${number}c`,
    );
    const { profile, reading } = read(['Skills', ...skills, 'Experience', ...jobs].join('\n'));
    expect(profile.facts.length).toBeGreaterThanOrEqual(1000);
    expect(profile.facts.length).toBeLessThan(1020);
    expect(reading.lines.filter(({ fate }) => fate === 'unused').length).toBeGreaterThan(100);
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

  it('names the part of the line that holds the value where the places of the words are known', () => {
    const text = 'Welder at Harbour Steel\t2021-06 - present';
    const box = { x: 50, y: 30, width: 500, height: 12 };
    const words = ['Welder', 'at', 'Harbour', 'Steel', '2021-06', '-', 'present'].map(
      (_, index): WordSpan => [50 + 60 * index, 100 + 60 * index],
    );
    const [heading, job] = boxed(`EXPERIENCE\n${text}`);
    if (heading === undefined || job === undefined) throw new Error('two lines were given');
    const boxesOf = (line: SourceLine) =>
      readResumeWithPlaces({ lines: [heading, line], sheets: [] }, FILE).reading.fields.map((field) => [
        field.path,
        field.box?.x,
        field.box?.width,
      ]);
    expect(boxesOf({ ...job, box, words })).toEqual([
      ['/work/0/name', 170, 110],
      ['/work/0/position', 50, 50],
      ['/work/0/startDate', 290, 50],
    ]);
    // Words that do not fit the text say nothing.
    expect(boxesOf({ ...job, box, words: words.slice(1) })[0]).toEqual(['/work/0/name', 50, 500]);
  });

  it('names its words on each line where it goes over two', () => {
    const rows: [string, WordSpan[]][] = [
      ['EXPERIENCE', at(50, 1)],
      ['Welder at Harbour Steel\t2021-06 - present', at(50, 7)],
      [
        '- Kept 14 machines of three lines running through nights and weekends, with repairs and over-',
        at(50, 16),
      ],
      ['hauls of their pumps', at(60, 4)],
    ];
    const lines = rows.map(([text, words], index): SourceLine => {
      const box = { x: 50, y: 20 * index, width: 700, height: 12 };
      return { page: 1, line: index + 1, text, size: 10, bold: false, x: index === 3 ? 60 : 50, box, words };
    });
    const { fields } = readResumeWithPlaces({ lines, sheets: [] }, FILE).reading;
    const told = fields.find(({ path }) => path === '/work/0/highlights/0');
    expect(told?.value).toMatch(/^Kept 14 .* over-?hauls of their pumps$/);
    expect(told?.parts).toEqual([
      // Without the mark of the item; to the end of its last word.
      { x: 90, y: 40, width: 590, height: 12 },
      { x: 60, y: 60, width: 150, height: 12 },
    ]);
    expect(told?.box).toEqual({ x: 60, y: 40, width: 620, height: 32 });
    expect(fields.find(({ path }) => path === '/work/0/name')?.parts).toEqual([]);
  });

  it('is less sure of one word alone where longer names are cut than of the whole name', () => {
    expect(sure('/skills/0/keywords/0', 'Accounting')).toBeLessThan(
      sure('/skills/0/keywords/0', 'Accounting software'),
    );
    expect(sure('/certificates/0/name', 'Auditors')).toBeLessThan(DOUBTFUL);
    expect(sure('/certificates/0/name', 'Certified Internal Auditor')).toBeGreaterThan(DOUBTFUL);
  });

  it.each([
    ['/work/0/name', 'Acme Tools Ltd', 'at Acme Tools Ltd'],
    ['/work/0/position', 'Crane Operator', 'Acme Tools Ltd'],
    ['/basics/name', 'Amara Osei', 'Amara Osei 905 555 0142'],
    ['/skills/0/keywords/0', 'Wound care', 'I have cared for many people in many homes'],
  ])('asks for a look at %s where its own words speak against it', (path, likely, unlikely) => {
    expect(sure(path, likely)).toBeGreaterThanOrEqual(DOUBTFUL);
    expect(sure(path, unlikely)).toBeLessThan(DOUBTFUL);
  });
});
