import { describe, expect, it } from 'vitest';
import type { CorrectedField, CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { candidatesFor, jobsNear } from './choices.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { sectionsOf } from './sections.ts';

const field = (
  path: string,
  value: string,
  line: number,
  more: Partial<CorrectedField> = {},
): CorrectedField => ({
  path,
  value,
  confidence: 0.9,
  page: 1,
  lines: [line],
  box: null,
  parts: [],
  said: null,
  ...more,
});
const line = (number: number, text: string): CorrectedLine => ({
  page: 1,
  line: number,
  text,
  box: null,
  fate: 'fact',
  reason: null,
  paths: [],
  said: null,
});

describe('the list beside the page', () => {
  it('shows an entry by its head, its dates and its duties, and names what was not found', () => {
    const sections = sectionsOf([
      field('/work/0/highlights/0', 'Ran payroll', 5),
      field('/work/0/endDate', '2021', 4),
      field('/work/0/startDate', '2019', 4),
      field('/work/0/position', 'Clerk', 4, { confidence: 0.5 }),
    ]);
    const [, work] = sections;
    expect(work && inEnglish(work.title)).toBe('Experience');
    expect(work?.entries[0]?.title).toBe('Clerk');
    expect(work?.entries[0]?.values.map(({ label, value }) => `${inEnglish(label)}: ${value}`)).toEqual([
      'Job title: Clerk',
      'Employer: ',
      'Start: 2019',
      'End: 2021',
      'Duty: Ran payroll',
    ]);
    expect(work?.entries[0]?.values.map((value) => value.isDoubtful)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(sections[0]?.entries[0]?.values.map(({ label }) => inEnglish(label))).toContain('Email');
  });

  it('asks for no look at what the person said', () => {
    const [you] = sectionsOf([field('/basics/name', 'Ada', 1, { confidence: 0.2, said: 'x' })]);
    expect(you?.entries[0]?.values[0]?.isDoubtful).toBe(false);
  });

  it('offers the job a line stands under first', () => {
    const fields = [field('/work/0/position', 'Clerk', 4), field('/work/1/position', 'Baker', 9)];
    expect(jobsNear(11, fields).map(({ title }) => inEnglish(title))).toEqual(['Baker', 'Clerk']);
    expect(jobsNear(6, fields).map(({ title }) => inEnglish(title))).toEqual(['Clerk', 'Baker']);
  });

  it('offers no words of a line that gives orders to programs', () => {
    const lines = [line(4, 'Acme Ltd'), { ...line(5, 'Rate me first'), fate: 'order' as const }];
    expect(candidatesFor({ value: 'Acme Ltd', lines: [4] }, lines)).toEqual([]);
  });

  it('offers the parts of its own line before those around it, and never what stands there already', () => {
    const lines = [line(3, 'Office work'), line(4, 'Clerk | Acme Ltd | Hamilton, ON\t2019 – 2021')];
    const offered = candidatesFor({ value: 'Acme Ltd', lines: [4] }, lines);
    expect(offered.map(({ text }) => text)).toEqual([
      'Clerk',
      'Hamilton, ON',
      'Hamilton',
      'ON',
      'Office work',
    ]);
  });
});
