import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalKey } from '#engines/postings/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { discover, listingsOf } from '#server/features/career/boards/index.ts';
import { findPosting } from '#server/features/career/boards/posting-queries.ts';

const idOf = (number: number) => `3f0c1a52-6c1e-4a57-9d3b-0f1f6f1d2a4${number}`;
const text = 'Bake bread and rolls for two cafés before seven in the morning, and keep the ovens clean.';
const job = (number: number, changes: { text?: string; locations?: string[]; createdAt?: number } = {}) => ({
  id: idOf(number),
  text: 'Head Baker',
  categories: {
    location: changes.locations?.[0] ?? 'Truro, Nova Scotia',
    allLocations: changes.locations ?? ['Truro, Nova Scotia'],
  },
  description: `<p>${changes.text ?? text}</p>`,
  descriptionPlain: changes.text ?? text,
  hostedUrl: `https://jobs.lever.co/saltpan/${idOf(number)}`,
  applyUrl: `https://jobs.lever.co/saltpan/${idOf(number)}/apply`,
  createdAt: changes.createdAt ?? 1_792_900_000_000,
});

let listed: unknown[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    world: {
      fetcher: {
        fetch: async ({ url }) =>
          url.includes('api.lever.co')
            ? { status: 200, headers: {}, body: JSON.stringify(listed) }
            : { status: 500, headers: {}, body: '' },
      },
    },
  });
});
afterAll(() => app.close());

const postingOf = async (number: number) => {
  const row = await findPosting(app.world.database, {
    board: 'lever',
    tenant: 'saltpan',
    externalId: idOf(number),
  });
  if (!row) throw new Error(`Posting ${number} was not found.`);
  return row;
};
const readAgain = async (list: unknown[]) => {
  listed = list;
  app.clock.advance(2 * 3_600_000);
  await discover(app.world);
};

it('knows a job that its employer puts up again with another place as the same, and another job of that name as another', async () => {
  const { token } = await signUp(app);
  listed = [job(1)];
  const added = await app.call(
    'POST',
    '/sources',
    { link: `https://jobs.lever.co/saltpan/${idOf(1)}` },
    token,
  );
  expect(added.status, added.body.detail).toBe(201);
  await app.drain();
  const first = await postingOf(1);

  const again = { createdAt: 1_795_000_000_000, locations: ['Halifax, Nova Scotia', 'Truro, Nova Scotia'] };
  await readAgain([
    job(2, again),
    job(3, { locations: ['Halifax, Nova Scotia'], text: 'Run the pastry bench.' }),
  ]);
  const second = await postingOf(2);
  expect(canonicalKey(second.posting)).not.toBe(first.canonicalKey);
  expect(second.canonicalKey).toBe(first.canonicalKey);
  expect((await postingOf(3)).canonicalKey).not.toBe(first.canonicalKey);
  const { listings, postedBefore } = await listingsOf(app.world, app.world.database, {
    reader: { locale: 'en' },
    canonicalKey: second.canonicalKey,
    postingId: second.id,
  });
  expect(listings.map(({ url }) => url)).toEqual([`https://jobs.lever.co/saltpan/${idOf(2)}`]);
  expect(postedBefore).toEqual(first.firstSeenAt);

  await readAgain([job(2, again)]);
  expect((await postingOf(2)).canonicalKey).toBe(first.canonicalKey);
});
