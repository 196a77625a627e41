import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookedAtPage } from '#contract/career/campaigns.ts';
import type { LookedAt, LookedAtPage } from '#contract/career/campaigns.ts';
import { openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';
import { discover } from '#server/features/career/boards/index.ts';
import { tick } from '#server/features/career/campaigns/running/tick.ts';
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

/** Everything a campaign looked at. */
async function look(token: string, id: string): Promise<LookedAtPage> {
  const pages: LookedAtPage[] = [];
  do {
    const page = pages.length + 1;
    const { body } = await app.call('GET', `/campaigns/${id}/postings?page=${page}`, undefined, token);
    pages.push(lookedAtPage.parse(body));
  } while (pages.length < (pages[0]?.pages ?? 0));
  const [first] = pages;
  if (!first) throw new Error('Nothing was answered.');
  return { ...first, items: pages.flatMap(({ items }) => items) };
}

/** The looks of a campaign without the preparation of what it takes on, which is not what is told here. */
const lookOnce = (id: string) => tick(app.world, id);
async function running(token: string, more: object = {}): Promise<string> {
  const { body } = await app.call('POST', '/campaigns', { ...cooksWishes, ...more, active: true }, token);
  await lookOnce(String(body.id));
  return String(body.id);
}

it('learns from the reason of a skip, says so where it leaves the next, and forgets it when asked to', async () => {
  const { token } = await signUpCook(app);
  // A few a day: each that is taken is prepared as a whole.
  const campaign = await app.call('POST', '/campaigns', { ...cooksWishes, rate: 5, active: true }, token);
  const id = String(campaign.body.id);
  await app.drain();
  const lookAgain = async (): Promise<LookedAt[]> => {
    await lookOnce(id);
    return (await look(token, id)).items;
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
      `You skipped “${chosen?.title}” at ${chosen?.company} (“Not this company”), so I pass on its other jobs.`,
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

describe('what is avoided', () => {
  let company = '';
  beforeAll(async () => {
    const { token } = await signUpCook(app);
    const { items } = await look(token, await running(token));
    const taken = items.find(({ verdict }) => verdict === 'taken');
    if (!taken) throw new Error('A cook was offered nothing.');
    ({ company } = taken);
  });

  it('is where the person works now: no application is opened there, until they allow it', async () => {
    const { token } = await signUpCook(app, `The ${company} Ltd.`);
    const id = await running(token);
    const { items, left_for: causes } = await look(token, id);
    const own = items.filter((item) => item.company === company);
    expect(own.length).toBeGreaterThan(0);
    for (const { verdict, reason, score } of own) {
      expect([verdict, reason]).toEqual([
        'left',
        `It’s at ${company}. You avoid The ${company} Ltd., where you work now.`,
      ]);
      expect(score).toBeLessThanOrEqual(40);
    }
    expect(causes.find(({ cause }) => cause === 'COMPANY')?.count).toBe(own.length);
    expect(own.flatMap((item) => item.would_change.map(({ text }) => text))).toContain(
      'If you want jobs like this after all, change the companies you avoid, in this campaign or in your profile.',
    );
    const tracked = await app.call('GET', '/job-tracker', undefined, token);
    expect(tracked.body.map((one: { company: string }) => one.company)).not.toContain(company);

    const { body } = await app.call('PUT', '/users/me/avoid', { allowed: [company] }, token);
    expect(body.present).toEqual([{ name: `The ${company} Ltd.`, avoided: false }]);
    await lookOnce(id);
    const after = await look(token, id);
    expect(after.items.filter((item) => item.company === company).map(({ verdict }) => verdict)).not.toEqual(
      own.map(() => 'left'),
    );
  });

  it('are the words of one campaign, and it looks at everything anew when they change', async () => {
    const { token } = await signUpCook(app);
    const id = await running(token, { rate: 5, avoid: { words: 'cook, cuisinier, cuisinière' } });
    const before = await look(token, id);
    const titled = before.items.filter(({ title }) => /\bcooks?\b/i.test(title));
    expect(titled.length).toBeGreaterThan(0);
    expect(titled.filter(({ verdict }) => verdict !== 'left')).toEqual([]);
    expect(before.left_for.map(({ cause }) => cause)).toContain('WORDS');
    const change = { ...cooksWishes, active: true };
    expect((await app.call('PUT', `/campaigns/${id}`, change, token)).body.avoid.words).toBe('');
    await lookOnce(id);
    const after = await look(token, id);
    expect(after.left_for.map(({ cause }) => cause)).not.toContain('WORDS');
    expect(after.counts.left).toBeLessThan(before.counts.left);
  });
});
