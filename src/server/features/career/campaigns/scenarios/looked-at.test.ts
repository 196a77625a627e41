import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookedAtPage } from '#contract/career/campaigns.ts';
import type { LookedAtPage } from '#contract/career/campaigns.ts';
import { openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';
import { discover } from '#server/features/career/boards/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cooksWishes, signUpCook, uploadCv } from '#testing/profiles/cook.ts';
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

async function look(token: string, id: string, query = ''): Promise<LookedAtPage> {
  const { status, body } = await app.call('GET', `/campaigns/${id}/postings${query}`, undefined, token);
  expect(status).toBe(200);
  return lookedAtPage.parse(body);
}

async function runningCampaign() {
  const person = await signUpCook(app);
  // A few a day: each that is taken is prepared as a whole.
  const wishes = { ...cooksWishes, rate: 5, active: true };
  const { body } = await app.call('POST', '/campaigns', wishes, person.token);
  await app.drain();
  return { ...person, id: String(body.id) };
}

describe('the postings a campaign looked at', () => {
  // What is only read here needs no campaign of its own.
  let running: Awaited<ReturnType<typeof runningCampaign>>;
  beforeAll(async () => {
    running = await runningCampaign();
  });

  it('are listed page by page, best first, each with its verdict and why', async () => {
    const { token, id } = running;
    const first = await look(token, id);
    const total = first.counts.ready + first.counts.taken + first.counts.left;
    expect(first.pages).toBe(Math.ceil(total / 20));
    const last = await look(token, id, `?page=${first.pages}`);
    expect(last.items).toHaveLength(total - 20 * (first.pages - 1));
    const scores = first.items.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { reason } of [...first.items, ...last.items]) expect(reason).not.toBe('');
  });

  it('are filtered by verdict, and what was taken leads to its application', async () => {
    const { token, id } = running;
    const taken = await look(token, id, '?verdict=taken');
    expect(taken.items.length).toBe(taken.counts.taken);
    for (const { verdict, application_id: application } of taken.items) {
      expect(verdict).toBe('taken');
      expect((await app.call('GET', `/applications/${application}`, undefined, token)).status).toBe(200);
    }
    const left = await look(token, id, '?verdict=left');
    expect(left.items.every(({ verdict }) => verdict === 'left')).toBe(true);
    expect(left.items.some(({ would_change: changes }) => changes.some(({ score }) => score >= 50))).toBe(
      true,
    );
  });

  it('are counted by what they were left for', async () => {
    const { token, id } = running;
    const { counts, left_for: causes } = await look(token, id);
    expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(counts.left);
    const left = await look(token, id, '?verdict=left');
    const low = left.items.filter(({ reason }) => reason.includes('is below 50')).length;
    expect(causes.find(({ cause }) => cause === 'SCORE')?.count ?? 0).toBeGreaterThanOrEqual(low);
    expect(causes.every(({ cause }) => cause !== null)).toBe(true);
    const numbers = causes.map(({ count }) => count);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  });

  it('are looked at again when the person says something new', async () => {
    const { token, id } = await runningCampaign();
    const before = await look(token, id, '?verdict=left');
    expect(
      await uploadCv(
        app,
        token,
        'Robin Tremblay\n\nEXPERIENCE\nWelder, Iron Works\n2012 - Present\n- Weld steel',
      ),
    ).toBe(200);
    await app.call('PATCH', `/campaigns/${id}`, { active: true }, token);
    await app.drain();
    const after = await look(token, id, '?verdict=left');
    expect(after.items.map(({ reason }) => reason)).not.toEqual(before.items.map(({ reason }) => reason));
    expect((await look(token, id)).counts.taken).toBeGreaterThanOrEqual(before.counts.taken);
  });

  it("are nobody else's to read", async () => {
    const { id } = running;
    const { token } = await signUp(app);
    expect((await app.call('GET', `/campaigns/${id}/postings`, undefined, token)).status).toBe(404);
  });
});
