import { describe, expect, it } from 'vitest';
import type { SourceLine } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';
import { linesOf } from '#testing/resumes/cvs.ts';

const FILE = { id: 'cv', name: 'cv.pdf' };
const read = (...lines: string[]) => readResume(linesOf(lines.join('\n')), FILE).resume;
const printed = (...lines: (readonly [text: string, size: number, bold?: boolean])[]) =>
  readResume(
    lines.map(([text, size, bold = false], index): SourceLine => ({
      page: 1,
      line: index + 1,
      text,
      size,
      bold,
      x: 60,
    })),
    FILE,
  ).resume;
const jobsOf = ({ work }: ReturnType<typeof read>) => work.map(({ position, name }) => [position, name]);

describe('what heads an entry', () => {
  it('keeps a title and its unit together, whether the employer stands above, below or beside them', () => {
    const above = read(
      'EXPERIENCE',
      'Grand River Hospital',
      'Registered Nurse, Surgical Unit\t2019 – 2021',
      '• Cared for 12 patients',
      'Infirmière, Unité de chirurgie\t2017 – 2019',
      '• Triaged',
    );
    expect(jobsOf(above)).toEqual([
      ['Registered Nurse, Surgical Unit', 'Grand River Hospital'],
      ['Infirmière, Unité de chirurgie', 'Grand River Hospital'],
    ]);
    const below = read('EXPERIENCE', 'Director, Marketing\t2012 – 2014', 'Harbour Foods Ltd.', '• Ran it');
    expect(jobsOf(below)).toEqual([['Director, Marketing', 'Harbour Foods Ltd.']]);
    const area = read('EXPERIENCE', 'Manager, Loss Prevention\t2012 – 2014', 'Canadian Tire', '• Ran it');
    expect(jobsOf(area)).toEqual([['Manager, Loss Prevention', 'Canadian Tire']]);
    const beside = read('EXPERIENCE', 'Nurse, Night Team, Maple Clinic\t2010 – 2011', '• Worked');
    expect(jobsOf(beside)).toEqual([['Nurse, Night Team', 'Maple Clinic']]);
  });

  it.each(['Volunteer', 'Bénévole'])('takes "%s" in an entry for the role, not for a heading', (role) => {
    const { volunteer } = read('VOLUNTEERING', 'Food Bank', role, '2019 – 2020', '• Sorted cans');
    expect(volunteer).toMatchObject([{ organization: 'Food Bank', position: role, startDate: '2019' }]);
    const dated = read('VOLUNTEERING', `${role}\t2018`, 'Daily Bread Food Bank').volunteer;
    expect(dated).toMatchObject([{ organization: 'Daily Bread Food Bank', position: role }]);
    const { work } = printed(
      ['Experience', 14, true],
      ['Food Bank', 10, true],
      [role, 10],
      ['2019 – 2020', 10],
      ['• Sorted cans', 10],
    );
    expect(work).toMatchObject([{ name: 'Food Bank', position: role }]);
  });

  it('knows names that are written small', () => {
    const { projects } = read(
      'PROJECTS',
      'ledgerlint',
      '• A linter for ledgers.',
      'iFixit',
      '• Repair guides',
      'tinyclock\t2020',
      '• Told the time',
    );
    expect(projects.map(({ name }) => name)).toEqual(['ledgerlint', 'iFixit', 'tinyclock']);
    expect(jobsOf(read('EXPERIENCE', 'Developer\t2019 – 2021', 'eBay', '• Built the search'))).toEqual([
      ['Developer', 'eBay'],
    ]);
  });

  it('joins a title or a degree that a date beside it broke over two lines', () => {
    const { work, education } = read(
      'EXPERIENCE',
      'Mécanicienne de véhicules\t2017 – 2019',
      'lourds',
      'Transport Beaupré',
      '• Réparé',
      'Director of Finance and\t2011 – 2012',
      'Administration',
      'Acme Inc.',
      'EDUCATION',
      'Bachelor of Business\t2016 – 2020',
      'Administration',
      'McGill University',
      'Bachelor of Science in Computer\t2010 – 2014',
      'Engineering',
      'University of Toronto',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Mécanicienne de véhicules lourds', 'Transport Beaupré'],
      ['Director of Finance and Administration', 'Acme Inc.'],
    ]);
    expect(education.map(({ studyType, area, institution }) => [studyType, area, institution])).toEqual([
      ['Bachelor of Business Administration', '', 'McGill University'],
      ['Bachelor of Science', 'Computer Engineering', 'University of Toronto'],
    ]);
  });

  it('takes the line under a degree for its school when no other line names one', () => {
    const { education } = read(
      'EDUCATION',
      'BSc, Biology\t2010 – 2014',
      'Sorbonne',
      'Diploma, Welding\t2009',
      'With distinction',
    );
    expect(education.map(({ institution }) => institution)).toEqual(['Sorbonne', '']);
  });

  it('is no heading of a section when it is printed smaller than the one over it', () => {
    const { work } = printed(
      ['Contact', 13, true],
      ['Languages', 13, true],
      ['Work', 16, true],
      ['Brightwell Education', 13, true],
      ['Accountant\t2022 - 2025', 11],
      ['• Closed the books', 11],
    );
    expect(work).toMatchObject([{ name: 'Brightwell Education', position: 'Accountant' }]);
  });

  it('gives the person a name that stands beside ways to reach them', () => {
    const { basics } = printed(['(604) 555-0137\tCornelia Abernathy', 18, true], ['Paralegal', 10]);
    expect([basics.name, basics.phone]).toEqual(['Cornelia Abernathy', '(604) 555-0137']);
  });
});
