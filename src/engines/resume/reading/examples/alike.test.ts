import { describe, expect, it } from 'vitest';
import type { SourceLine } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';

type Printed = readonly [text: string, print?: Partial<Pick<SourceLine, 'size' | 'bold'>>];
const read = (...printed: (Printed | string)[]) =>
  readResume(
    printed.map((one, index) => {
      const [text, print] = typeof one === 'string' ? [one] : one;
      return { page: 1, line: index + 1, text, size: 10, bold: false, x: 60, ...print };
    }),
    { id: 'cv', name: 'cv.pdf' },
  ).resume;
const heading = { size: 16, bold: true };
const large = { size: 13, bold: true };
const jobs = (resume: ReturnType<typeof read>) =>
  resume.work.map(({ name, position, location }) => [name, position, location]);

describe('entries that are set alike', () => {
  it('have their titles at one place, also one whose words tell nothing', () => {
    const resume = read(
      ['Experience', heading],
      ['Plumber', large],
      ['Northgate Heating', {}],
      '2021 – Present',
      '• Mended boilers',
      ['Zworper', large],
      ['Quillon Vane', {}],
      '2018 – 2021',
      '• Did what a zworper does',
      ['Welder', large],
      ['Harbour Steel', {}],
      '2015 – 2018',
    );
    expect(jobs(resume).map(([name, position]) => [name, position])).toEqual([
      ['Northgate Heating', 'Plumber'],
      ['Quillon Vane', 'Zworper'],
      ['Harbour Steel', 'Welder'],
    ]);
  });

  it('have as many lines under their dates as most of them', () => {
    const resume = read(
      ['Experience', heading],
      '01/2022 – Present',
      ['Head of Department, Early Years', large],
      'Elm Grove Primary School',
      '• Led seven teachers',
      '01/2018 – 12/2021',
      ['Teacher', large],
      'Elm Grove Primary School',
      '• Taught classes of 38',
      '02/2015 – 11/2017',
      ['Tutor', large],
      'Reading Trust',
      '• Trained volunteers',
    );
    expect(resume.work[0]?.name).toBe('Elm Grove Primary School');
    expect(resume.work.map(({ highlights }) => highlights.length)).toEqual([1, 1, 1]);
  });

  it('have the towns after their employers, also towns that no list has', () => {
    const resume = read(
      ['Experience', heading],
      '2020 – 2022',
      ['Cook', large],
      'The Heron, Leeds',
      '2018 – 2020',
      ['Cook', large],
      'Mill House, Bradford',
      '2015 – 2018',
      ['Kitchen Porter', large],
      'The Old Post, Thwaite',
    );
    expect(jobs(resume).map(([name, , town]) => [name, town])).toEqual([
      ['The Heron', 'Leeds'],
      ['Mill House', 'Bradford'],
      ['The Old Post', 'Thwaite'],
    ]);
  });

  it('have labels between them that are nothing the person did', () => {
    const resume = read(
      ['Experience', heading],
      ['Welder, Harbour Steel', large],
      '2020 – 2022',
      'Highlights',
      '• Welded hulls',
      ['Fitter, Lakeside Foods', large],
      '2018 – 2020',
      'Highlights',
      '• Fitted pipes',
    );
    expect(resume.work.flatMap(({ highlights, summary }) => [summary, ...highlights])).toEqual([
      '',
      'Welded hulls',
      '',
      'Fitted pipes',
    ]);
  });

  it('keep the ends of their items, which may be the same in several', () => {
    const resume = read(
      ['Experience', heading],
      ['Welder, Harbour Steel', large],
      '2020 – 2022',
      '• Welded hulls while the old line kept running',
      'beside it',
      ['Fitter, Lakeside Foods', large],
      '2018 – 2020',
      '• Fitted pipes while the old line kept running',
      'beside it',
    );
    expect(resume.work.flatMap(({ highlights }) => highlights)).toEqual([
      'Welded hulls while the old line kept running beside it',
      'Fitted pipes while the old line kept running beside it',
    ]);
  });

  it('takes “Year 2 Teacher” before a school and a city for no street', () => {
    const resume = read(
      ['Experience', heading],
      '2018 – 2021 Year 2 Teacher, Elm Grove Academy, Norwich',
      '• Taught classes of 28',
    );
    expect(jobs(resume)).toEqual([['Elm Grove Academy', 'Year 2 Teacher', 'Norwich']]);
  });
});
