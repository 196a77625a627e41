import { describe, expect, it } from 'vitest';
import type { JsonResume } from '#contract/career/facts.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
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
  [{ from: '2026-12', until: null }, 'The start date is in the future. Enter a past date.'],
  [{ from: '2026', until: '2026-11' }, null],
  [{ from: '2026-11', until: '2026' }, null],
  [{ from: '2026-11', until: '2025' }, 'The end date is before the start date.'],
  [{ from: null, until: '2027' }, 'The end date is in the future. If you’re still there, say so instead.'],
])('of the dates %j it is said: %s', (given, sentence) => {
  const wrong = datesWrong(given, '2026-11-27');
  expect(wrong && inEnglish(wrong.why)).toBe(sentence);
});

/** What somebody told before of a job, a study and a volunteer post. */
function known() {
  const master = emptyMaster();
  const work = { name: 'Maple Parcel', position: 'Dispatcher', location: 'Hamilton', startDate: '' };
  const deeds = ['Led 12 drivers', 'Cut delays'];
  master.resume.work = [{ ...work, endDate: '2021', summary: 'Nights.', highlights: deeds }];
  const study = { institution: 'Mohawk College', area: 'Culinary arts', studyType: 'Diploma' };
  master.resume.education = [{ ...study, startDate: '2019', endDate: '' }];
  const post = { organization: 'Food Share', position: 'Helper', startDate: '', endDate: '' };
  master.resume.volunteer = [{ ...post, summary: 'Served lunch to 40 guests' }];
  const source = { kind: 'person', at: NOW, where: 'prompt' } as const;
  const at = (path: string, value: string) => ({ id: path, path, value, source });
  master.facts = [
    at('/work/0/location', 'Hamilton'),
    at('/work/0/endDate', '2021'),
    at('/work/0/highlights/1', 'Cut delays'),
    at('/education/0/studyType', 'Diploma'),
  ];
  return master;
}

describe('the same one told again keeps what the new answer does not speak of:', () => {
  const later = '2026-11-28T10:00:00.000Z';
  const job = { kind: 'job', what: 'dispatcher', where: 'Maple Parcel', until: null } as const;

  it('a job its place, summary and deeds, with new ones behind them and none twice', () => {
    const done = ['cut delays', 'Wrote the rota'];
    const after = tellEntry(known(), { ...job, from: '2019', done }, later);
    expect(after.resume.work).toEqual([
      {
        name: 'Maple Parcel',
        position: 'dispatcher',
        location: 'Hamilton',
        startDate: '2019',
        endDate: '',
        summary: 'Nights.',
        highlights: ['Led 12 drivers', 'Cut delays', 'Wrote the rota'],
      },
    ]);
    const whereOf = (path: string) =>
      after.facts.flatMap((one) =>
        one.path === path && one.source.kind === 'person' ? [[one.value, one.source.where]] : [],
      );
    expect(whereOf('/work/0/location')).toEqual([['Hamilton', 'prompt']]);
    expect(whereOf('/work/0/highlights/1')).toEqual([['Cut delays', 'prompt']]);
    expect(whereOf('/work/0/highlights/2')).toEqual([['Wrote the rota', 'questions']]);
    expect(whereOf('/work/0/startDate')).toEqual([['2019', 'questions']]);
    expect(whereOf('/work/0/endDate')).toEqual([]);
  });

  it('a study its kind and its start, unless the end told now is before it', () => {
    const study = { kind: 'study', what: 'Culinary arts', where: 'Mohawk College', from: null } as const;
    const [kept] = tellEntry(known(), { ...study, until: '2021' }, later).resume.education;
    expect(kept).toMatchObject({ studyType: 'Diploma', startDate: '2019', endDate: '2021' });
    const [left] = tellEntry(known(), { ...study, until: '2018' }, later).resume.education;
    expect(left).toMatchObject({ studyType: 'Diploma', startDate: '', endDate: '2018' });
  });

  it('volunteering what was done there', () => {
    const post = { kind: 'volunteering', what: 'Helper', where: 'Food Share', ...dates } as const;
    const summaryOf = (done: string[]) =>
      tellEntry(known(), { ...post, done }, later).resume.volunteer.map(({ summary }) => summary);
    expect(summaryOf([])).toEqual(['Served lunch to 40 guests']);
    expect(summaryOf(['served lunch', 'Drove the van'])).toEqual(['Served lunch to 40 guests Drove the van']);
  });
});
