import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyMaster } from '#engines/resume/index.ts';
import { saveMaster, saveTold } from '#server/features/career/profile/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = ({ token }: Person, method: string, path: string, body?: object) =>
  app.call(method, path, body, token);
const masterOf = async (person: Person) => (await call(person, 'GET', '/resume/master-profile')).body.profile;
const tell = (person: Person, entry: object) => call(person, 'POST', '/users/me/entries', entry);

const job = {
  kind: 'job',
  what: 'Line Cook',
  where: 'Harbour Grill',
  from: '2022-03',
  until: null,
  done: ['Ran the grill for 120 covers a night'],
};

describe('an answer about the past', () => {
  it('becomes facts of the profile with the person as their source', async () => {
    const person = await signUp(app);
    await tell(person, job);
    const { resume, facts } = await masterOf(person);
    expect(resume.work).toMatchObject([
      {
        name: 'Harbour Grill',
        position: 'Line Cook',
        startDate: '2022-03',
        endDate: '',
        highlights: job.done,
      },
    ]);
    const about = facts.filter(({ path }: { path: string }) => path.startsWith('/work/0/'));
    expect(about.map(({ value }: { value: string }) => value).toSorted()).toEqual(
      ['2022-03', 'Harbour Grill', 'Line Cook', ...job.done].toSorted(),
    );
    for (const { source } of about) expect(source).toMatchObject({ kind: 'person', where: 'questions' });
  });

  it('given again for the same job has the dates of now and what was done before, and dates a job whose resume gives no date', async () => {
    const person = await signUp(app);
    await tell(person, job);
    await tell(person, { ...job, where: 'HARBOUR GRILL', until: '2024-01', done: [] });
    const { resume, facts } = await masterOf(person);
    expect(resume.work).toMatchObject([{ startDate: '2022-03', endDate: '2024-01', highlights: job.done }]);
    expect(JSON.stringify(facts)).toContain('120 covers');
    const read = emptyMaster();
    read.resume.work.push({
      name: 'Harbour Grill',
      position: 'Line Cook',
      location: 'Hamilton',
      startDate: '',
      endDate: '',
      summary: '',
      highlights: ['Kept the fryer clean'],
    });
    await app.world.database.transaction((transaction) =>
      saveMaster(app.world, transaction, { accountId: person.accountId, master: read }),
    );
    const merged = await masterOf(person);
    expect(merged.resume.work).toMatchObject([
      {
        location: 'Hamilton',
        startDate: '2022-03',
        endDate: '2024-01',
        highlights: ['Kept the fryer clean'],
      },
    ]);
    expect(merged.facts.map(({ path }: { path: string }) => path)).toContain('/work/0/startDate');
  });

  it('dates a job that a prompt told of, and leaves everything else that was said there', async () => {
    const person = await signUp(app);
    const told = emptyMaster();
    const highlights = ['Led 12 drivers', 'Cut late parcels by a third', 'Wrote the night rota'];
    const place = { name: 'Maple Parcel', position: 'Dispatcher', location: 'Hamilton' };
    told.resume.work.push({ ...place, startDate: '', endDate: '', summary: 'Night shift.', highlights });
    const source = { kind: 'person', at: app.clock.now().toISOString(), where: 'prompt' } as const;
    const deeds = highlights.map((text, index) => [`highlights/${index}`, text] as const);
    const said = { ...place, summary: 'Night shift.', ...Object.fromEntries(deeds) };
    told.facts = Object.entries(said).map(([field, value]) => ({
      id: `fact-${field}`,
      path: `/work/0/${field}`,
      value,
      source,
    }));
    await app.world.database.transaction((transaction) =>
      saveTold(app.world, transaction, { accountId: person.accountId, told }),
    );
    const before = await masterOf(person);
    const answer = { kind: 'job', what: place.position, where: place.name, from: '2019' };
    expect((await tell(person, answer)).status).toBe(200);
    const { resume, facts } = await masterOf(person);
    expect(resume.work).toEqual([{ ...before.resume.work[0], startDate: '2019' }]);
    expect(facts).toEqual(expect.arrayContaining(before.facts));
    expect(facts).toHaveLength(before.facts.length + 1);
  });

  it.each([
    [{ from: '2024-05', until: '2023-01' }, 'The end date is before the start date.'],
    [{ from: '2031-01' }, 'The start date is in the future. Enter a past date.'],
    [{ until: '2031' }, 'The end date is in the future. If you’re still there, say so instead.'],
    [{ from: null, until: null }, 'Enter when it started or ended.'],
    [{ from: '2024-13' }, 'Enter the year, with the month if you know it.'],
    [{ what: '  ' }, 'Enter what you did there, such as your job title.'],
  ])('is refused with a sentence for %j', async (change, detail) => {
    const person = await signUp(app);
    const { status, body } = await tell(person, { ...job, ...change });
    expect([status, body.detail]).toEqual([422, detail]);
    expect((await masterOf(person)).resume.work).toEqual([]);
  });
});
