import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyMaster } from '#engines/resume/index.ts';
import { keepPosting } from '#server/features/career/boards/index.ts';
import { addSources } from '#server/features/career/boards/queries.ts';
import { wakeCampaigns } from '#server/features/career/campaigns/running/tick.ts';
import { saveMaster } from '#server/features/career/profile/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { cooksWishes } from '#testing/profiles/cook.ts';

let app: TestApp;

beforeAll(async () => {
  const fetcher = { fetch: async () => ({ status: 200, headers: {}, body: '{"text":"","lists":[]}' }) };
  app = await createTestApp({ world: { fetcher } });
  await addSources(app.world.database, [
    { board: 'lever', tenant: 'saltpan', name: 'Saltpan', origin: 'practice' },
  ]);
  const url = 'https://boards.example/1';
  const posting = aPosting('lever', {
    external_id: '1',
    tenant: 'saltpan',
    url,
    apply_url: url,
    title: 'Line Cook',
    places: ['Hamilton, Ontario'],
    description: 'Requirements\n- Grill\n- Food safety',
  });
  await keepPosting(app.world.database, { posting, canonicalKey: 'line-cook' }, app.clock.now());
});
afterAll(() => app.close());

const call = ({ token }: Person, method: string, path: string, body?: object) =>
  app.call(method, path, body, token);
const opened = async (person: Person) => (await call(person, 'GET', '/applications/activity')).body.items;
const masterOf = async (person: Person) => (await call(person, 'GET', '/resume/master-profile')).body.profile;
const tell = (person: Person, entry: object) => call(person, 'POST', '/users/me/entries', entry);
async function nextLook() {
  app.clock.advance(60_000);
  await wakeCampaigns(app.world);
  await app.drain();
}

/** Somebody who said what they look for, and nothing of what they did. */
async function newcomer(): Promise<{ person: Person; campaignId: string }> {
  const person = await signUp(app);
  await call(person, 'PUT', '/users/me', { headline: 'Line Cook', location: 'Hamilton, Ontario' });
  await call(person, 'PUT', '/users/me/onboarding', {
    target_position: 'Line Cook',
    key_skills: 'grill, food safety',
    job_search_status: 'Looking',
  });
  const { body } = await call(person, 'POST', '/campaigns', { ...cooksWishes, active: true });
  await app.drain();
  return { person, campaignId: body.id };
}

const job = {
  kind: 'job',
  what: 'Line Cook',
  where: 'Harbour Grill',
  from: '2022-03',
  until: null,
  done: ['Ran the grill for 120 covers a night'],
};

describe('without one dated job or study', () => {
  it('a campaign reads and scores postings and opens nothing, whatever the person looks for', async () => {
    const { person, campaignId } = await newcomer();
    const { counts } = (await call(person, 'GET', `/campaigns/${campaignId}/postings`)).body;
    expect(counts).toEqual({ ready: 1, taken: 0, left: 0 });
    await nextLook();
    expect(await opened(person)).toEqual([]);
    const overview = (await call(person, 'GET', '/dashboard-overview')).body;
    expect([overview.activeCampaigns, overview.nextAt]).toEqual([1, null]);
  });

  it('one answer lets the campaign begin at its next look', async () => {
    const { person } = await newcomer();
    expect((await tell(person, job)).status).toBe(200);
    await nextLook();
    expect(await opened(person)).toHaveLength(1);
  });
});

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

  it('given again for the same job is as it is said now, and dates a job whose resume gives no date', async () => {
    const person = await signUp(app);
    await tell(person, job);
    await tell(person, { ...job, where: 'HARBOUR GRILL', until: '2024-01', done: [] });
    const { resume, facts } = await masterOf(person);
    expect(resume.work).toMatchObject([{ startDate: '2022-03', endDate: '2024-01', highlights: [] }]);
    expect(JSON.stringify(facts)).not.toContain('120 covers');
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

  it.each([
    [{ from: '2024-05', until: '2023-01' }, 'The end is before the start.'],
    [{ from: '2031-01' }, 'The start has not come yet. Give one that has.'],
    [{ until: '2031' }, 'The end has not come yet. If you are still there, say so instead.'],
    [{ from: null, until: null }, 'Say when it began or when it ended.'],
    [{ from: '2024-13' }, 'Give the year, with the month if you know it.'],
    [{ what: '  ' }, 'Say what your job was.'],
  ])('is refused with a sentence for %j', async (change, detail) => {
    const person = await signUp(app);
    const { status, body } = await tell(person, { ...job, ...change });
    expect([status, body.detail]).toEqual([422, detail]);
    expect((await masterOf(person)).resume.work).toEqual([]);
  });
});
