import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postingKeys, readPosting, readCandidate, candidateKeys } from '#engines/matching/index.ts';
import { keepPosting } from '#server/features/career/boards/index.ts';
import { addSources } from '#server/features/career/boards/queries.ts';
import { insertCampaign } from '#server/features/career/campaigns/queries.ts';
import { taxonomy } from '#server/features/career/campaigns/candidate.ts';
import { matches } from '#server/features/career/campaigns/tables.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { inventor } from '#testing/matching/inventor.ts';
import { meetsPerson } from '#testing/matching/meets.ts';
import { cooksWishes, signUpCook } from '#testing/profiles/cook.ts';
import { signUp } from '#testing/people.ts';
import { indexPostings } from './index-postings.ts';
import { listen, replaceCampaignKeys } from './keys-queries.ts';
import { shortlistFor } from './shortlist-queries.ts';
import { shortlist } from './tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  // No board answers here, so what was found cannot be prepared.
  app.expectError('job.failed', 'applications.prepare');
  await addSources(app.world.database, [
    { board: 'lever', tenant: 'saltpan', name: 'Saltpan', origin: 'practice' },
  ]);
});
afterAll(() => app.close());
let count = 0;
const keep = (fields: Parameters<typeof aPosting>[1]) => {
  count += 1;
  const url = `https://boards.example/${count}`;
  const own = { external_id: `posting-${count}`, ...fields, tenant: 'saltpan', url, apply_url: url };
  const posting = aPosting('lever', own);
  return keepPosting(app.world.database, { posting, canonicalKey: posting.external_id }, app.clock.now());
};
const onShortlists = async () => {
  const rows = await app.world.database.select().from(shortlist);
  return rows.map(({ campaignId, postingId }) => `${campaignId} ${postingId}`).toSorted();
};
const verdictOf = async (campaignId: string, postingId: string) => {
  const isPair = and(eq(matches.campaignId, campaignId), eq(matches.postingId, postingId));
  const [row] = await app.world.database.select().from(matches).where(isPair);
  return row && { verdict: row.verdict, score: row.score };
};
const paid = (amount: number) => ({ min: amount, max: amount, currency: 'CAD', period: 'year' }) as const;
const description = 'Requirements\n- Grill\n- Food safety';
const cook = { title: 'Line Cook', places: ['Hamilton, Ontario'], description };

describe('the index in the database', () => {
  it('finds the same pairs from either side as the keys do that are compared one by one', async () => {
    const { database } = app.world;
    const { accountId } = await signUp(app);
    const words = await taxonomy();
    const { person, posting } = inventor(20_261_122, 6);
    const at = app.clock.now();
    const people = [];
    for (let index = 0; index < 30; index += 1) {
      const { master, wants } = person();
      const keys = candidateKeys(readCandidate(master, wants, words), words);
      const wishes = { name: `${index}`, targetTitles: '', keywords: '', rate: 5, coverLetter: true };
      const row = { ...wishes, accountId, active: true, createdAt: at, updatedAt: at };
      const { id } = await insertCampaign(database, row);
      await replaceCampaignKeys(database, id, keys);
      await listen(database, id);
      people.push({ id, keys });
    }
    const expected: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      const made = posting();
      const id = await keep(made);
      const keys = postingKeys(readPosting(made, words), words);
      for (const one of people) if (meetsPerson(keys, one.keys)) expected.push(`${one.id} ${id}`);
    }
    expect(expected.length).toBeGreaterThan(10);
    expect(await indexPostings(app.world)).toBe(60);
    expect(await onShortlists()).toEqual(expected.toSorted());
    await database.delete(shortlist);
    for (const { id, keys } of people)
      await shortlistFor(database, { campaignId: id, accountId, asks: keys.asks, origin: 'practice' });
    expect(await onShortlists()).toEqual(expected.toSorted());
    await database.delete(shortlist);
  });
});

describe('a new posting', () => {
  it('reaches the campaigns it concerns by itself, one that rested when it runs again, and is scored anew when it changes', async () => {
    const { token } = await signUpCook(app);
    const { body } = await app.call('POST', '/campaigns', { ...cooksWishes, active: true }, token);
    const id = String(body.id);
    await keep({ ...cook, title: 'Crane Operator' });
    await app.drain();

    const arrived = await keep({ ...cook, places: ['Remote, Germany'], workplace: 'remote' });
    await indexPostings(app.world);
    await app.drain();
    expect(await verdictOf(id, arrived)).toBeUndefined();
    const near = await keep(cook);
    await indexPostings(app.world);
    await app.drain();
    expect((await verdictOf(id, near))?.verdict).toMatch(/ready|taken/);

    await app.call('PATCH', `/campaigns/${id}`, { active: false }, token);
    const missed = await keep({ ...cook, company: 'Another Kitchen', external_id: 'missed' });
    await indexPostings(app.world);
    await app.drain();
    expect(await verdictOf(id, missed)).toBeUndefined();
    await app.call('PATCH', `/campaigns/${id}`, { active: true }, token);
    await app.drain();
    expect((await verdictOf(id, missed))?.verdict).toMatch(/ready|taken/);

    const left = await keep({
      ...cook,
      company: 'Third',
      external_id: 'third',
      description: 'Requirements\n- Welding\n- TIG welding\n- Class 1 driving licence\n- Forklift',
    });
    await indexPostings(app.world);
    await app.drain();
    const before = await verdictOf(id, left);
    expect(before?.verdict).toBe('left');
    await keep({ ...cook, company: 'Third', external_id: 'third' });
    await indexPostings(app.world);
    await app.drain();
    expect((await verdictOf(id, left))?.score).toBeGreaterThan(before?.score ?? 0);
  });

  it('passes by a campaign whose ways of working or least pay it does not meet, until those change', async () => {
    const { token } = await signUpCook(app);
    const leastPay = { amount: 25, currency: 'CAD', period: 'hour' };
    const wishes = { ...cooksWishes, active: true, workplaces: ['hybrid'], leastPay };
    const { body } = await app.call('POST', '/campaigns', wishes, token);
    await app.drain();
    const ids = [
      await keep({ ...cook, company: 'Paying', workplace: 'hybrid', pay: paid(54_000) }),
      await keep({ ...cook, company: 'Onsite', workplace: 'onsite' }),
      await keep({ ...cook, company: 'Frugal', workplace: 'hybrid', pay: paid(50_000) }),
    ];
    const scores = () =>
      Promise.all(ids.map(async (id) => (await verdictOf(String(body.id), id))?.score ?? null));
    await indexPostings(app.world);
    await app.drain();
    expect(await scores()).toEqual([expect.any(Number), null, null]);
    await app.call('PUT', `/campaigns/${body.id}`, { ...cooksWishes, active: true }, token);
    await app.drain();
    for (const score of await scores()) expect(score).toBeGreaterThanOrEqual(50);
  });
});
