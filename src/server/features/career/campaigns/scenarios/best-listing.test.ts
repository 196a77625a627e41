import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookedAtPage } from '#contract/career/campaigns.ts';
import { discover } from '#server/features/career/boards/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { uploadCv } from '#testing/profiles/cook.ts';

const ID = '3f0c1a52-6c1e-4a57-9d3b-0f1f6f1d2a41';
const LISTED = 'https://himalayas.app/companies/saltpan/jobs/head-baker';
const OWN = `https://jobs.lever.co/saltpan/${ID}`;
const cv = `Robin Tremblay
Truro, Nova Scotia
robin@example.com

EXPERIENCE
Head Baker, Harbour Bakery, Truro, Nova Scotia
January 2016 - Present
- Bake bread and rolls before seven in the morning
- Train bakers and order flour

SKILLS
Baking, bread, food safety

LANGUAGES
English: native
`;

/** What a wide board lists of the job, and what the employer's own page says of it. */
const listing = {
  title: 'Head Baker',
  companyName: 'Saltpan',
  employmentType: 'Full Time',
  locationRestrictions: ['Canada'],
  description: '<p>Bake bread and rolls. Train bakers.</p>',
  pubDate: 1_792_900_000,
  expiryDate: 1_798_000_000,
  applicationLink: `${OWN}/apply`,
  guid: LISTED,
};
const own = {
  id: ID,
  text: 'Head Baker',
  categories: { location: 'Vancouver, British Columbia' },
  workplaceType: 'onsite',
  descriptionPlain: 'Bake bread and rolls.',
  hostedUrl: OWN,
  applyUrl: `${OWN}/apply`,
  createdAt: 1_792_900_000_000,
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    world: {
      fetcher: {
        fetch: async ({ url }) => {
          const answer = url.includes('api.lever.co')
            ? [own]
            : url.includes('himalayas.app')
              ? { nextCursor: null, jobs: [listing] }
              : null;
          return { status: answer ? 200 : 500, headers: {}, body: JSON.stringify(answer) };
        },
      },
    },
  });
});
afterAll(() => app.close());

it('leaves a job whose listing fits where what the employer itself asks for does not, and says for what', async () => {
  const { token } = await signUp(app);
  expect(await uploadCv(app, token, cv)).toBe(200);
  for (const link of [LISTED, OWN])
    expect((await app.call('POST', '/sources', { link }, token)).status).toBe(201);
  await app.drain();
  app.clock.advance(2 * 3_600_000);
  await discover(app.world);
  const wishes = { name: 'Bakeries', targetTitles: 'Head Baker', keywords: '', active: true };
  const { body: campaign } = await app.call('POST', '/campaigns', wishes, token);
  await app.drain();
  const { body } = await app.call('GET', `/campaigns/${campaign.id}/postings`, undefined, token);
  const { items, left_for: causes } = lookedAtPage.parse(body);
  const why = 'The job is in Vancouver, British Columbia. You’re in Truro, Nova Scotia.';
  // Left are both, the listing with what stands where it would be applied to.
  expect(Object.fromEntries(items.map(({ url, verdict, reason }) => [url, [verdict, reason]]))).toEqual({
    [LISTED]: ['left', why],
    [OWN]: ['left', why],
  });
  expect(causes).toEqual([{ cause: 'LOCATION', count: 2 }]);
  expect((await app.call('GET', '/job-tracker', undefined, token)).body).toEqual([]);
});
