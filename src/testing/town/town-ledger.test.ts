import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginLife, liveUntil } from '#practice/town/life/day.ts';
import type { Life } from '#practice/town/life/types.ts';
import { dayOfText } from '#practice/town/world/calendar.ts';
import { millbrook } from '#practice/town/world/shops.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import { bringPeople } from './bring-people.ts';
import { bringShop } from './bring-shop.ts';
import { layoutOf } from './layouts.ts';

// `npm run town-ledger` does it with all twelve shops and two years.
const SEED = 20261121;
const [DAYS, BROUGHT_DAYS] = [60, 6];
const OPENING = dayOfText('2026-11-29');

let app: TestApp;
let life: Life;
beforeAll(async () => {
  app = await createTestApp();
  const shop = millbrook(SEED).find(({ id }) => id === 'night-oven');
  if (shop === undefined) throw new Error('There is no such shop.');
  life = beginLife(shop, OPENING);
  liveUntil(life, life.first + DAYS);
});
afterAll(() => app.close());

it('every day of a shop that sells after midnight is as its ledger says, in each dialect', async () => {
  const to = life.next - 1;
  for (const layout of Object.values(layoutOf)) {
    const { off, days } = await bringShop(app, life, layout, { from: to - BROUGHT_DAYS, to });
    expect({ layout, off }).toEqual({ layout, off: [] });
    expect(days).toBeGreaterThanOrEqual(BROUGHT_DAYS - 1);
  }
});

it('its customers are as many as its ledger says, and stand with mails as they told it', async () => {
  const { read, truth } = await bringPeople(app, await signUpOwner(app), life);
  expect(read).toEqual(truth);
  expect(read.customers).toBeGreaterThan(100);
});
