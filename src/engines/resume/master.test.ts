import { describe, expect, it } from 'vitest';
import { emptyMaster, mergeMaster, mergePerson, readLinkedIn, readResume, yearsOfWork } from './index.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';

const said = (path: string, value: string) => ({
  path,
  value,
  at: '2026-11-20T12:00:00.000Z',
  where: 'onboarding',
});
const nurse = readResume(linesOf(CVS.nurse), { id: 'file-1', name: 'cv.txt' });

const worked = (...dates: [string, string][]) => {
  const master = emptyMaster();
  master.resume.work = dates.map(([startDate, endDate], index) => ({
    name: `Employer ${index}`,
    position: '',
    location: '',
    startDate,
    endDate,
    summary: '',
    highlights: [],
  }));
  return master;
};

describe('what a person says', () => {
  it('becomes facts with its own source', () => {
    const master = mergePerson(emptyMaster(), [
      said('/basics/label', 'Nurse'),
      said('/skills', 'Triage, Wound care; triage'),
    ]);
    expect(master.resume.basics.label).toBe('Nurse');
    expect(master.resume.skills).toEqual([{ name: '', keywords: ['Triage', 'Wound care'] }]);
    expect(master.facts.map(({ path, value }) => [path, value])).toEqual([
      ['/basics/label', 'Nurse'],
      ['/skills/0/keywords/0', 'Triage'],
      ['/skills/0/keywords/1', 'Wound care'],
    ]);
    expect(master.facts[0]?.source).toEqual({
      kind: 'person',
      at: '2026-11-20T12:00:00.000Z',
      where: 'onboarding',
    });
  });

  it('does not repeat what the file holds, whatever its case', () => {
    const merged = mergePerson(nurse, [
      said('/skills', 'TRIAGE, PICC lines'),
      said('/languages', 'french, Twi'),
      said('/basics/name', 'AMARA OSEI'),
    ]);
    expect(merged.resume.skills[0]?.keywords.at(-1)).toBe('PICC lines');
    expect(merged.facts.length).toBe(nurse.facts.length + 2);
    expect(merged.resume.languages.map(({ language }) => language)).toEqual(['English', 'French', 'Twi']);
    expect(merged.resume.basics.name).toBe('Amara Osei');
  });

  it('replaces what the file says otherwise, with one fact for the path', () => {
    const merged = mergePerson(nurse, [said('/work/0/position', 'Charge Nurse')]);
    expect(merged.resume.work[0]?.position).toBe('Charge Nurse');
    expect(merged.facts.filter(({ path }) => path === '/work/0/position').map(({ value }) => value)).toEqual([
      'Charge Nurse',
    ]);
    expect(nurse.resume.work[0]?.position).toBe('Registered Nurse');
  });

  it.each([
    ['/work/9/position'],
    ['/basics/nothing'],
    ['/constructor/name'],
    ['/__proto__/x'],
    [''],
    ['/work'],
  ])('changes nothing at %j, which leads to no text', (path) => {
    expect(mergePerson(nurse, [said(path, 'x')])).toEqual(nurse);
  });
});

describe('years of work', () => {
  it('count overlapping months once', () => {
    const length = yearsOfWork(
      worked(['2018-01', '2019-12'], ['2019-01', '2020-06'], ['2022-01', '2022-03']),
      '2026-11-20',
    );
    expect(length).toEqual({
      months: 33,
      years: 2,
      jobs: [
        { index: 0, months: 24 },
        { index: 1, months: 18 },
        { index: 2, months: 3 },
      ],
    });
  });

  it('run to the given day for a job that goes on, and count undated and backward jobs as nothing', () => {
    expect(yearsOfWork(worked(['2025-12', '']), '2026-11-20').months).toBe(12);
    expect(yearsOfWork(worked(['', ''], ['2020-05', '2019-01']), '2026-11-20').months).toBe(0);
    expect(yearsOfWork(worked(['2018', '2020']), '2026-11-20').months).toBe(24);
  });
});

const exported = readLinkedIn(
  [
    { file: 'Profile.csv', rows: [{ Headline: 'Operations coordinator', Summary: '' }] },
    {
      file: 'Positions.csv',
      rows: [
        {
          'Company Name': 'Stonebridge Haulage',
          Title: 'Operations Coordinator',
          'Started On': 'Mar 2021',
          'Finished On': '',
          Location: 'Hamilton',
          Description: 'Plans 120 stops a day',
        },
        {
          'Company Name': 'Lakeside Foods',
          Title: 'Logistics Coordinator',
          'Started On': '2018',
          'Finished On': 'Feb 2021',
        },
      ],
    },
    { file: 'Skills.csv', rows: [{ Name: 'SAP' }, { Name: 'Dispatch' }] },
    { file: 'Languages.csv', rows: [{ Name: 'French', Proficiency: 'Limited working proficiency' }] },
  ],
  { id: 'file-1', name: 'LinkedIn export' },
);
const line = (text: string, number: number) => ({ page: 1, line: number, text, size: 0, bold: false, x: 0 });
const cv = readResume(
  [
    'EXPERIENCE',
    'Operations Coordinator, Stonebridge Haulage',
    'March 2021 - Present',
    'SKILLS',
    'sap, Excel',
  ].map((text, index) => line(text, index + 1)),
  { id: 'file-2', name: 'cv.txt' },
);

describe('the export a person got from LinkedIn', () => {
  it('becomes facts, each with the table and line it stands on', () => {
    expect(
      exported.resume.work.map(({ position, startDate, endDate }) => [position, startDate, endDate]),
    ).toEqual([
      ['Operations Coordinator', '2021-03', ''],
      ['Logistics Coordinator', '2018', '2021-02'],
    ]);
    expect(exported.facts.find(({ path }) => path === '/work/1/position')).toMatchObject({
      value: 'Logistics Coordinator',
      source: { kind: 'file', file_name: 'LinkedIn export, Positions.csv', line: 3 },
    });
    expect(exported.resume.languages).toEqual([{ language: 'French', fluency: 'Limited working' }]);
  });

  it('adds to a CV what it does not say, and changes nothing it does say', () => {
    const merged = mergeMaster(cv, exported);
    expect(merged.resume.work.slice(0, cv.resume.work.length)).toEqual(cv.resume.work);
    expect(merged.resume.work.map(({ name }) => name)).toEqual(['Stonebridge Haulage', 'Lakeside Foods']);
    const skills = merged.resume.skills.flatMap(({ keywords }) => keywords);
    expect(skills.filter((skill) => skill.toLowerCase() === 'sap')).toHaveLength(1);
    expect(skills).toContain('Dispatch');
    expect(merged.resume.basics.label).toBe('Operations coordinator');
  });

  it('keeps every fact at the value it is about, also after it moved', () => {
    const merged = mergeMaster(cv, exported);
    for (const { path, value } of merged.facts) {
      const steps = path.split('/').slice(1);
      const found = steps.reduce<unknown>((at, step) => Object(at)[step], merged.resume);
      expect(found, path).toBe(value);
    }
    expect(mergeMaster(merged, exported)).toEqual(merged);
  });
});
