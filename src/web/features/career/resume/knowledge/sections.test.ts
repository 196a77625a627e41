import { describe, expect, it } from 'vitest';
import { type Fact, jsonResume, type MasterProfile } from '#contract/career/facts.ts';
import { sectionsOf, sourceInWords, spanInWords } from './sections.ts';

const file = (line: number) => ({
  kind: 'file' as const,
  file_id: 'f',
  file_name: 'cv.pdf',
  page: 1,
  line,
});
const fact = (path: string, value: string, line: number): Fact => ({
  id: path,
  path,
  value,
  source: file(line),
});
const profile = (parts: object, facts: Fact[] = []): MasterProfile => ({
  resume: jsonResume.parse({
    basics: {},
    work: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    volunteer: [],
    awards: [],
    ...parts,
  }),
  facts,
  unused: [],
});

describe('what is known about a person', () => {
  it('is shown by section, every value with the line it stands on', () => {
    const known = profile(
      {
        basics: { name: 'Amara Okafor' },
        work: [
          {
            name: 'Crestline',
            location: 'Hamilton',
            position: 'Coordinator',
            startDate: '2022',
            highlights: ['Planned 36 trucks'],
          },
        ],
        skills: [{ name: '', keywords: ['SAP', 'Excel', 'Routing'] }],
      },
      [
        fact('/basics/name', 'Amara Okafor', 1),
        fact('/work/0/position', 'Coordinator', 8),
        fact('/work/0/name', 'Crestline', 9),
        fact('/work/0/location', 'Hamilton', 9),
        fact('/work/0/startDate', '2022', 8),
        fact('/work/0/highlights/0', 'Planned 36 trucks', 10),
        fact('/skills/0/keywords/0', 'SAP', 20),
        fact('/skills/0/keywords/1', 'Excel', 20),
      ],
    );
    expect(sectionsOf(known)).toMatchObject([
      {
        title: 'You',
        entries: [{ title: { text: 'Amara Okafor', source: 'Resume, line 1' }, values: [] }],
      },
      {
        title: 'Experience',
        entries: [
          {
            title: { text: 'Coordinator', source: 'Resume, line 8' },
            values: [
              { text: 'Crestline, Hamilton', source: 'Resume, line 9' },
              { text: 'Since 2022', source: 'Resume, line 8' },
              { text: 'Planned 36 trucks', source: 'Resume, line 10' },
            ],
          },
        ],
      },
      {
        title: 'Skills',
        entries: [
          {
            title: null,
            values: [
              { text: 'SAP, Excel', source: 'Resume, line 20' },
              { text: 'Routing', source: '' },
            ],
          },
        ],
      },
    ]);
  });

  it('names the facts of a value, so that a link can lead to it', () => {
    const known = profile({ basics: { location: { city: 'Hamilton', region: 'Ontario' } } }, [
      fact('/basics/location/city', 'Hamilton', 2),
      fact('/basics/location/region', 'Ontario', 2),
    ]);
    expect(sectionsOf(known)[0]?.entries[0]?.values[0]).toEqual({
      text: 'Hamilton, Ontario',
      source: 'Resume, line 2',
      facts: ['/basics/location/city', '/basics/location/region'],
    });
  });

  it('has no section where nothing is known', () => {
    expect(sectionsOf(profile({ languages: [{ language: '' }] }))).toEqual([]);
  });
});

it('says where a fact comes from', () => {
  expect(sourceInWords(file(12))).toBe('Resume, line 12');
  expect(sourceInWords({ kind: 'person', at: '2026-11-20T10:00:00Z', where: 'onboarding' })).toBe(
    'Added by you, when you set up your account',
  );
});

it.each(['checking', 'checking your CV'])('what was said in a check is said so, kept as “%s”', (where) => {
  const source = { kind: 'person', at: '2026-11-20T10:00:00Z', where } as const;
  expect(sourceInWords(source)).toBe('Added by you, when you checked your resume');
});

it('says how long something lasted', () => {
  expect(spanInWords('2020', '2022')).toBe('2020 to 2022');
  expect(spanInWords('2022-06', '')).toBe('Since June 2022');
  expect(spanInWords('', '2018')).toBe('2018');
  expect(spanInWords('', '2018-04')).toBe('April 2018');
  expect(spanInWords('', '')).toBe('');
});
