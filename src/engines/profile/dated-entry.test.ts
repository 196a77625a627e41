import { describe, expect, it } from 'vitest';
import type { JsonResume } from '#contract/career/facts.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { hasDatedEntry } from './dated-entry.ts';
import { datesWrong, tellEntry } from './tell-entry.ts';

const NOW = '2026-11-27T10:00:00.000Z';
const dates = { from: '2022-03', until: null };
const told = {
  job: { kind: 'job', what: 'Cook', where: 'Harbour Grill', ...dates, done: [] },
  study: { kind: 'study', what: 'Culinary arts', where: 'Mohawk College', from: null, until: '2021' },
  post: { kind: 'volunteering', what: 'Helper', where: 'Food Share', ...dates, done: ['Served lunch'] },
} as const;
type Lists = Pick<JsonResume, 'work' | 'education' | 'volunteer'>;

describe('an application can be made from', () => {
  it.each(Object.entries(told))('one dated %s', (_, { ...entry }) => {
    const said = entry.kind === 'study' ? entry : { ...entry, done: [...entry.done] };
    expect(hasDatedEntry(tellEntry(emptyMaster(), said, NOW).resume)).toBe(true);
  });

  it('nothing less: no profile, no entry without a date, no date without a word of what it was', () => {
    const { resume } = emptyMaster();
    expect(hasDatedEntry(resume)).toBe(false);
    const job = {
      name: '',
      position: '',
      location: '',
      startDate: '',
      endDate: '',
      summary: '',
      highlights: [],
    };
    const withWork = (work: Lists['work']) => hasDatedEntry({ ...resume, work });
    expect(withWork([{ ...job, position: 'Cook', name: 'Harbour Grill' }])).toBe(false);
    expect(withWork([{ ...job, position: 'Cook', startDate: 'some day' }])).toBe(false);
    expect(withWork([{ ...job, startDate: '2022' }])).toBe(false);
    expect(withWork([{ ...job, name: 'Harbour Grill', endDate: '2022' }])).toBe(true);
  });
});

it('what was told stays beside what is told next', () => {
  const { job, study } = told;
  const first = tellEntry(emptyMaster(), { ...job, done: ['Ran the grill'] }, NOW);
  const both = tellEntry(first, study, NOW);
  expect([both.resume.work.length, both.resume.education.length]).toEqual([1, 1]);
  expect(both.facts.map(({ path }) => path)).toEqual([
    '/work/0/name',
    '/work/0/position',
    '/work/0/startDate',
    '/work/0/highlights/0',
    '/education/0/institution',
    '/education/0/area',
    '/education/0/endDate',
  ]);
  expect(first.resume.education).toEqual([]);
});

it.each([
  [{ from: '2026-11', until: null }, null],
  [{ from: '2026-12', until: null }, 'The start has not come yet. Give one that has.'],
  [{ from: '2026', until: '2026-11' }, null],
  [{ from: '2026-11', until: '2026' }, null],
  [{ from: '2026-11', until: '2025' }, 'The end is before the start.'],
  [{ from: null, until: '2027' }, 'The end has not come yet. If you are still there, say so instead.'],
])('of the dates %j it is said: %s', (given, sentence) => {
  expect(datesWrong(given, '2026-11-27')).toBe(sentence);
});
