import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { bestListing, discover, listingsOf } from './index.ts';
import { findPosting } from './posting-queries.ts';

const ID = '3f0c1a52-6c1e-4a57-9d3b-0f1f6f1d2a41';
const WIDE = 'https://himalayas.app/companies/saltpan/jobs/head-baker';
const lever = [
  {
    id: ID,
    text: 'Head Baker',
    categories: { location: 'Truro, Nova Scotia' },
    descriptionPlain: 'Bake bread and rolls for two cafés before seven in the morning.',
    hostedUrl: `https://jobs.lever.co/saltpan/${ID}`,
    applyUrl: `https://jobs.lever.co/saltpan/${ID}/apply`,
    createdAt: 1_792_900_000_000,
  },
];
const himalayas = {
  nextCursor: null,
  jobs: [
    {
      title: 'Head Baker',
      companyName: 'Saltpan',
      employmentType: 'Full Time',
      locationRestrictions: ['Canada'],
      description: '<p>Bake bread.</p>',
      pubDate: 1_792_900_000,
      expiryDate: 1_798_000_000,
      applicationLink: `https://jobs.lever.co/saltpan/${ID}/apply?utm_source=himalayas`,
      guid: WIDE,
    },
  ],
};

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp({
    world: {
      fetcher: {
        fetch: async ({ url }) => {
          const answer = url.includes('api.lever.co')
            ? lever
            : url.includes('himalayas.app')
              ? himalayas
              : null;
          return { status: answer ? 200 : 500, headers: {}, body: JSON.stringify(answer) };
        },
      },
    },
  });
  person = await signUp(app);
});
afterAll(() => app.close());

const add = async (link: string) => {
  const { status, body } = await app.call('POST', '/sources', { link }, person.token);
  expect(status, body.detail).toBe(201);
  await app.drain();
};
const listing = async () => {
  const row = await findPosting(app.world.database, { board: 'himalayas', tenant: 'all', externalId: WIDE });
  if (!row) throw new Error('The listing was not found.');
  return row;
};

describe('one job on several boards', () => {
  it('is applied to by the listing while nothing better may be read', async () => {
    await add(WIDE);
    const row = await listing();
    expect(row.ownListing).toEqual({ board: 'lever', tenant: 'saltpan', externalId: ID });
    expect((await bestListing(app.world, person.accountId, row.id)).board).toBe('himalayas');
  });

  it("is applied to by the employer's own board once that is read, and every board is told with whom to thank", async () => {
    await add(`https://jobs.lever.co/saltpan/${ID}`);
    app.clock.advance(2 * 3_600_000);
    await discover(app.world);
    const row = await listing();
    const best = await bestListing(app.world, person.accountId, row.id);
    expect([best.board, best.canonicalKey]).toEqual(['lever', row.canonicalKey]);
    const { listings } = await listingsOf(app.world, app.world.database, {
      canonicalKey: best.canonicalKey,
      postingId: best.id,
      reader: { locale: 'en' },
    });
    expect(listings.map(({ board, credit }) => [board, credit?.text ?? null])).toEqual([
      ['Lever', null],
      ['Himalayas', expect.stringContaining('Himalayas')],
    ]);
  });
});
