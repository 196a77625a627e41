import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { createStopping } from '#server/stopping/stopping.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import { keep, readKept } from './kept-account.ts';
import { liveOn } from './live-on.ts';
import { setDemoClock } from './set-demo-clock.ts';
import { demoOwnerEmail, demoShopName } from './shop.data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two in the afternoon in Greenwich, when the day before is over everywhere. */
const NOW = '2026-11-16T14:00:00.000Z';
const dayOf = (moment: number): string => new Date(moment - 34 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A town in which the shop sells one loaf a day but on Mondays, and nobody writes a review. */
const town = {
  now: Date.parse(NOW),
  passed: [] as number[],
  // Some moments later than the product looked at its own.
  read: async () => ({ now: new Date(town.now + 900).toISOString(), lastDay: dayOf(town.now) }),
  control: async (path: string, body?: object) => {
    if (path !== 'town/days' || !body || !('n' in body)) throw new Error(`The town has no ${path}.`);
    town.passed.push(Number(body.n));
    town.now += Number(body.n) * DAY_MS;
    return { lastDay: dayOf(town.now) };
  },
  file: async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://town.test/');
    if (pathname.endsWith('google-reviews')) return new File(['{"reviews":[]}'], 'reviews.json');
    const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
    const days: string[] = [];
    for (let day = from ?? 0; day <= (to ?? 0); day += DAY_MS)
      if (new Date(day).getUTCDay() !== 1) days.push(new Date(day).toISOString().slice(0, 10));
    return new File(
      [squareItems(days.map((day) => ({ day, ticket: `T${day}`, item: 'Rye loaf', price: 750 })))],
      'items.csv',
    );
  },
};

let app: TestApp;
let demo: Member;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(NOW);
  demo = await signUpOwner(app);
  await app.world.database
    .update(accounts)
    .set({ email: demoOwnerEmail, emailKey: demoOwnerEmail })
    .where(eq(accounts.email, demo.email));
  await keptFile(
    app,
    demo,
    await (await town.file('town/exports/x/square-items?from=2026-11-12&to=2026-11-15')).text(),
  );
  await keep(app.world, demoShopName, { email: demoOwnerEmail, password: 'x', complete: true });
});
afterAll(() => app.close());

/** One look, with the background work that the product does beside it. */
async function looked(): Promise<string | null> {
  const living = liveOn(app.world, town, createStopping());
  const isOver = () => Promise.race([living.then(() => true), sleep(20, false)]);
  while (!(await isOver())) await app.drain();
  await app.drain();
  return living;
}

async function daysWithSales(): Promise<string[]> {
  const path = '/store/sales?by=day&from=2026-11-01&to=2026-11-30';
  const { days } = (await app.call('GET', path, undefined, demo.token)).body;
  return days.filter(({ net }: { net: number }) => net > 0).map(({ day }: { day: string }) => day);
}

test('the business demo lives on by its clock: each day that is over comes in once, by the same exports and verbs', async () => {
  expect(await looked()).toBeNull();
  await setDemoClock(app.world, { aheadMs: 3 * DAY_MS, pace: 1 });
  expect(await looked()).toBe('2026-11-18');
  // The shop is shut on Monday, the sixteenth.
  expect(await daysWithSales()).toEqual(['12', '13', '14', '15', '17', '18'].map((day) => `2026-11-${day}`));
  expect(await looked()).toBeNull();
  const imports = (await app.call('GET', '/business/imports', undefined, demo.token)).body.items;
  expect(imports.map(({ state }: { state: string }) => state)).toEqual(['committed', 'committed']);
});

test('a day without sales brings no file and is passed over', async () => {
  await setDemoClock(app.world, { aheadMs: 4 * DAY_MS, pace: 1 });
  expect(await looked()).toBe('2026-11-22');
  await setDemoClock(app.world, { aheadMs: DAY_MS, pace: 1 });
  expect(await looked()).toBe('2026-11-23');
  const imports = (await app.call('GET', '/business/imports', undefined, demo.token)).body.items;
  expect(imports).toHaveLength(3);
});

test('what its owner took out again stays out', async () => {
  const [newest] = (await app.call('GET', '/business/imports', undefined, demo.token)).body.items;
  await app.call('POST', `/business/imports/${newest.id}/undo`, {}, demo.token);
  await app.drain();
  expect(await looked()).toBeNull();
  expect((await daysWithSales()).at(-1)).toBe('2026-11-18');
});

test('what its owner sets up beside it is left alone, though they turned to it', async () => {
  await app.call('POST', '/business', { ...bakery, name: 'A real flower shop' }, demo.token);
  app.clock.advance(1_000);
  const asked = async (path: string) => (await app.call('GET', path, undefined, demo.token)).body;
  expect((await asked('/business')).name).toBe('A real flower shop');
  const before = (await asked('/business/overview')).days_ago;
  await setDemoClock(app.world, { aheadMs: 2 * DAY_MS, pace: 1 });
  expect(await looked()).toBe('2026-11-25');
  expect((await asked('/business/imports')).items).toEqual([]);
  expect((await asked('/business/overview')).days_ago).toBe(before);
  await app.call('PUT', '/business/current', { business_id: demo.businessId }, demo.token);
  expect((await daysWithSales()).at(-1)).toBe('2026-11-25');
  // An earlier version kept no business with the account: it is the first one, and kept from the first look on.
  expect(await readKept(app.world, demoShopName)).toMatchObject({ businessId: demo.businessId });
});

test('a clock that is far ahead is followed some days at a time, and never in production', async () => {
  await setDemoClock(app.world, { aheadMs: 450 * DAY_MS, pace: 1 });
  town.passed = [];
  const first = await looked();
  const second = await looked();
  expect([town.passed, first !== null && second !== null && second > first]).toEqual([[400, 50], true]);
  const production = { ...app.world, config: { ...app.world.config, environment: 'production' as const } };
  await expect(liveOn(production, town, createStopping())).rejects.toThrow('In production there is no demo.');
});
