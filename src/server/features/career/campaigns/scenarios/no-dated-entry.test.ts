import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPosting } from '#server/features/career/boards/index.ts';
import { addSources } from '#server/features/career/boards/queries.ts';
import { wakeCampaigns } from '#server/features/career/campaigns/running/tick.ts';
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
  // The board shows no form, so what was found cannot be prepared.
  app.expectError('job.failed', 'applications.prepare');
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
