import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookedAtPage } from '#contract/career/campaigns.ts';
import type { LookedAt } from '#contract/career/campaigns.ts';
import { openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';
import { discover } from '#server/features/career/boards/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cooksWishes, signUpCook } from '#testing/profiles/cook.ts';
import { signUp } from '#testing/people.ts';

let practice: TestWorld;
let app: TestApp;

beforeAll(async () => {
  practice = await openTestWorld();
  app = await createTestApp({ config: { practiceOrigin: practice.origin } });
  await discover(app.world);
});
afterAll(async () => {
  await app.close();
  await practice.close();
});

it('learns from the reason of a skip, says so where it leaves the next, and forgets it when asked to', async () => {
  const { token } = await signUpCook(app);
  const campaign = await app.call('POST', '/campaigns', { ...cooksWishes, active: true }, token);
  const id = String(campaign.body.id);
  await app.drain();
  const lookAgain = async (): Promise<LookedAt[]> => {
    await app.call('PATCH', `/campaigns/${id}`, { active: true }, token);
    await app.drain();
    const items: LookedAt[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await app.call('GET', `/campaigns/${id}/postings?page=${page}`, undefined, token);
      const read = lookedAtPage.parse(body);
      items.push(...read.items);
      pages = read.pages;
    }
    return items;
  };
  const before = await lookAgain();
  const chosen = before.find(
    ({ verdict, company, application_id: application }) =>
      verdict === 'taken' &&
      application !== null &&
      before.some((other) => other.company === company && other.application_id === null),
  );
  const application = String(chosen?.application_id);
  const { body } = await app.call('GET', `/applications/${application}`, undefined, token);
  const skipped = await app.call(
    'POST',
    `/applications/${application}/decision`,
    { decision: 'skip', content_hash: String(body.content_hash ?? ''), reason: 'Not this company' },
    token,
  );
  expect(skipped.body).toEqual({ state: 'skipped' });

  const left = (await lookAgain()).filter(({ taught_by: teacher }) => teacher === application);
  expect(left.length).toBeGreaterThan(0);
  for (const { company, verdict, reason } of left)
    expect([company, verdict, reason]).toEqual([
      chosen?.company,
      'left',
      `You skipped "${chosen?.title}" at ${chosen?.company} ("Not this company"), so I leave its other postings.`,
    ]);

  const { token: stranger } = await signUp(app);
  expect((await app.call('DELETE', `/applications/${application}/lesson`, undefined, stranger)).status).toBe(
    404,
  );
  expect((await app.call('DELETE', `/applications/${application}/lesson`, undefined, token)).status).toBe(
    200,
  );
  const after = await lookAgain();
  expect(after.filter(({ taught_by: teacher }) => teacher !== null)).toEqual([]);
  expect(after.filter(({ reason }) => reason.startsWith('You skipped'))).toEqual([]);
});
