import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { createTestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { claimSend, releaseSend, sentToday } from './index.ts';

let app: TestApp;
let accountId: string;
const campaignId = '0f1c1f0e-0000-4000-8000-000000000001';

beforeAll(async () => {
  app = await createTestApp();
  ({ accountId } = await signUp(app));
});
afterAll(() => app.close());

it('never gives more sends a day than the limit, whatever comes at once', async () => {
  const budget = { accountId, campaignId, day: '2026-11-16' };
  const claims = await Promise.all(
    Array.from({ length: 50 }, () => claimSend(app.world.database, { ...budget, limit: 7 })),
  );
  expect(claims.filter(Boolean)).toHaveLength(7);
  expect(await sentToday(app.world.database, budget)).toBe(7);
});

const claim = (day: string, campaign: string) =>
  claimSend(app.world.database, { accountId, campaignId: campaign, day, limit: 1 });

it('counts every day and every campaign by itself', async () => {
  expect(await claim('2026-11-17', campaignId)).toBe(true);
  expect(await claim('2026-11-17', campaignId)).toBe(false);
  expect(await claim('2026-11-18', campaignId)).toBe(true);
  expect(await claim('2026-11-17', '0f1c1f0e-0000-4000-8000-000000000002')).toBe(true);
});

it('gives back what was not sent, never below nothing', async () => {
  const budget = { accountId, campaignId, day: '2026-11-19' };
  await claimSend(app.world.database, { ...budget, limit: 1 });
  await releaseSend(app.world.database, budget);
  await releaseSend(app.world.database, budget);
  expect(await sentToday(app.world.database, budget)).toBe(0);
  expect(await claimSend(app.world.database, { ...budget, limit: 0 })).toBe(false);
});
