import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchJson, openTestWorld, TEST_TOKEN, type TestWorld } from '#practice/testing.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await ask('/reset', { opensOn: '2026-11-29', seed: 7 });
});
afterAll(() => world.close());

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' };
const ask = <T>(path: string, body?: unknown) =>
  fetchJson<T>(
    `${world.origin}/control/town${path}`,
    body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) },
  );

type Money = { shop: string; days: { day: string; netCents: number; taxes: { name: string }[] }[] }[];
type Outcomes = { promotions: { id: string; trueEffect: number; people: { arm: string }[] }[] }[];

describe('the control of the town', () => {
  test('lives days and tells what was taken on them', async () => {
    expect(await ask('/days', { n: 3 })).toEqual({ lastDay: '2026-12-01' });
    const [shop] = await ask<Money>('/money?shop=third-chair&from=2026-12-01');
    expect(shop?.days.map(({ day }) => day)).toEqual(['2026-12-01']);
    expect(shop?.days[0]?.netCents).toBeGreaterThan(0);
    expect(shop?.days[0]?.taxes.map(({ name }) => name)).toEqual(['HST', 'GST']);
  });

  test('gives promotions the effect that was set, and keeps them over a restart', async () => {
    await ask('/effects', { kind: 'bundle', points: 0 });
    const told = [...Array(300).keys()];
    await ask('/promotions', { shop: 'third-chair', kind: 'bundle', told, held: [300, 301] });
    const before = await ask<Outcomes>('/outcomes?shop=third-chair');
    expect(before[0]?.promotions.map(({ trueEffect, people }) => [trueEffect, people.length])).toEqual([
      [0, 302],
    ]);
    await world.restart();
    expect(await ask('/outcomes?shop=third-chair')).toEqual(before);
  });

  test('lets days pass by themselves', async () => {
    await ask('/pace', { secondsADay: 0.25 });
    const lastDay = async () => (await ask<{ lastDay: string }>('')).lastDay;
    const before = await lastDay();
    await expect.poll(lastDay).not.toBe(before);
    await ask('/pace', { secondsADay: null });
  });

  test.each(['demand', 'aspects', 'consents', 'stock'])('tells the truth of %s', async (name) => {
    const shops = await ask<Record<string, unknown>[]>(`/${name}?shop=third-chair&from=2026-11-01`);
    expect(shops.map(({ shop, ...truth }) => [shop, Object.values(truth).flat().length > 0])).toEqual([
      ['third-chair', true],
    ]);
  });

  test('refuses what it does not know', async () => {
    expect(await ask('/money?shop=none')).toEqual({ detail: 'There is no such shop.' });
    expect(await ask('/days', { n: 0 })).toHaveProperty('detail');
    expect((await fetch(`${world.origin}/control/town/money`)).status).toBe(401);
  });
});
