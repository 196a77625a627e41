import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign as campaignSchema } from '#contract/career/campaigns.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { cooksWishes as wishes, signUpCook } from '#testing/profiles/cook.ts';
import { openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';
import { billingUses } from '#server/features/platform/billing/tables.ts';
import { discover } from '#server/features/career/boards/index.ts';

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

describe('a campaign on the wire', () => {
  it('has the specified fields, and coverLetter', async () => {
    const { token } = await signUp(app);
    const { status, body } = await app.call('POST', '/campaigns', wishes, token);
    expect(status).toBe(201);
    expect(campaignSchema.parse(body)).toMatchObject({
      ...wishes,
      applications: 0,
      views: 0,
      interviews: 0,
      progress: 0,
      limit: 10,
    });
    expect((await app.call('GET', '/campaigns', undefined, token)).body).toEqual([body]);
  });

  it('takes a whole rate from 5 to 25 and a name, else says what is wrong in one sentence', async () => {
    const { token } = await signUp(app);
    for (const [change, detail] of [
      [{ rate: 4 }, 'The rate must be at least 5 applications a day.'],
      [{ rate: 26 }, 'The rate can be at most 25 applications a day.'],
      [{ rate: 7.5 }, 'The rate must be a whole number of applications a day.'],
      [{ name: '  ' }, 'Enter a campaign name.'],
      [{ workplaces: [] }, 'Choose at least one workplace type.'],
      [{ leastPay: { amount: 0, currency: 'CAD', period: 'year' } }, 'Enter an amount above zero.'],
    ] as const) {
      const { status, body } = await app.call('POST', '/campaigns', { ...wishes, ...change }, token);
      expect(status).toBe(422);
      expect(body.detail).toBe(detail);
    }
    expect((await app.call('GET', '/campaigns', undefined, token)).body).toEqual([]);
  });

  it('is replaced, paused and deleted by its owner only', async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)];
    const { body } = await app.call('POST', '/campaigns', wishes, owner.token);
    for (const [method, payload] of [
      ['PUT', wishes],
      ['PATCH', { active: true }],
      ['DELETE', undefined],
    ] as const)
      expect((await app.call(method, `/campaigns/${body.id}`, payload, stranger.token)).status).toBe(404);
    const renamed = await app.call(
      'PUT',
      `/campaigns/${body.id}`,
      { ...wishes, name: 'Bakeries' },
      owner.token,
    );
    expect(renamed.body.name).toBe('Bakeries');
    expect(
      (await app.call('PATCH', `/campaigns/${body.id}`, { active: true }, owner.token)).body.active,
    ).toBe(true);
    expect((await app.call('DELETE', `/campaigns/${body.id}`, undefined, owner.token)).status).toBe(200);
    expect((await app.call('GET', '/campaigns', undefined, owner.token)).body).toEqual([]);
    expect((await app.call('DELETE', `/campaigns/${body.id}`, undefined, owner.token)).status).toBe(404);
  });
});

describe('a campaign at work', () => {
  it('takes on at most three postings at once, each at 50 or better, and says why it left the others', async () => {
    const { token } = await signUpCook(app);
    await app.call('POST', '/campaigns', { ...wishes, active: true }, token);
    await app.drain();
    const { body } = await app.call('GET', '/applications/activity', undefined, token);
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items.length).toBeLessThanOrEqual(3);
    for (const item of body.items) expect(item.score).toBeGreaterThanOrEqual(50);
    expect(body.left.length).toBeGreaterThan(0);
    for (const left of body.left) expect(left.reason).not.toBe('');
  });

  it('applies to one job once, also when two campaigns of a person want it', async () => {
    const { token } = await signUpCook(app);
    await app.call('POST', '/campaigns', { ...wishes, active: true }, token);
    await app.call('POST', '/campaigns', { ...wishes, name: 'The same again', active: true }, token);
    await app.drain();
    const { body } = await app.call('GET', '/applications/activity', undefined, token);
    const jobs = body.items.map(
      (item: { title: string; company: string; place: string }) =>
        `${item.company}|${item.title}|${item.place}`,
    );
    expect(new Set(jobs).size).toBe(jobs.length);
  });

  it('prepares nothing the plan would not let go out, keeps finding, and shows no more for today', async () => {
    const { token, accountId } = await signUpCook(app);
    await app.world.database.insert(billingUses).values({ accountId, period: 'trial', used: 9 });
    const created = await app.call('POST', '/campaigns', { ...wishes, active: true }, token);
    expect(created.body.limit).toBe(1);
    await app.drain();
    const { body } = await app.call('GET', '/applications/activity', undefined, token);
    expect(body.items).toHaveLength(1);
    expect(body.left.length).toBeGreaterThan(0);
  });

  it('begins nothing new once it is paused', async () => {
    const { token } = await signUpCook(app);
    const { body } = await app.call('POST', '/campaigns', { ...wishes, active: true }, token);
    await app.call('PATCH', `/campaigns/${body.id}`, { active: false }, token);
    await app.drain();
    expect((await app.call('GET', '/applications/activity', undefined, token)).body.items).toEqual([]);
  });
});
