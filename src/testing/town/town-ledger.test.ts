import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginLife } from '#practice/town/life/day.ts';
import type { Life } from '#practice/town/life/types.ts';
import { dayOfText } from '#practice/town/world/calendar.ts';
import { millbrook } from '#practice/town/world/shops.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import { bringPeople } from './bring-people.ts';
import { bringShop } from './bring-shop.ts';
import { exportTwice, withFaults } from './exported.ts';
import type { Exported } from './exported.ts';
import { salesLayouts } from './layouts.ts';

// `npm run town-ledger` does it with all twelve shops and two years.
const SEED = 20261121;
const [DAYS, BROUGHT_DAYS, OVERLAP] = [68, 11, 8];
const OPENING = dayOfText('2026-11-29');

let app: TestApp;
let life: Life;
let exported: Exported[];
beforeAll(async () => {
  app = await createTestApp();
  const shop = millbrook(SEED).find(({ id }) => id === 'night-oven');
  if (shop === undefined) throw new Error('There is no such shop.');
  life = beginLife(shop, OPENING);
  // The last two days come after the first export, and change orders of the week before.
  const to = life.first + DAYS;
  exported = exportTwice(life, salesLayouts, {
    from: to - BROUGHT_DAYS,
    first: to - 2,
    again: to - OVERLAP,
    to,
    changes: withFaults(life, [to - 4, to - 1]),
  });
});
afterAll(() => app.close());

it('every day of a shop that sells after midnight is as its ledger says, in each layout, after late tips and returns and files that overlap', async () => {
  for (const one of exported) {
    const { layout } = one;
    const { off, days, unreconciled } = await bringShop(app, life, one);
    expect({ layout, off, unreconciled }).toEqual({ layout, off: [], unreconciled: 0 });
    expect(days).toBeGreaterThanOrEqual(BROUGHT_DAYS - 1);
  }
});

it('its customers are as many as its ledger says, and stand with mails as they told it', async () => {
  const { read, truth } = await bringPeople(app, await signUpOwner(app), life);
  expect(read).toEqual(truth);
  expect(read.customers).toBeGreaterThan(100);
});
