import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asBusiness } from '#server/db/as.ts';
import { setClock } from '#server/features/localbiz/business/index.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { stepUp } from '#testing/fuzz/world.ts';
import { keptFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import { setDemoClock } from './set-demo-clock.ts';
import { demoOwnerEmail } from './shop.data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const YESTERDAY = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const SALES = [{ day: YESTERDAY, ticket: 'T1', item: 'Rye loaf', price: 750, tax: 98 }];
const invitation = { role: 'staff', shop_ids: null, order_limit_cents: null };

let app: TestApp;
let demo: Member;
let other: Member;
let files: { demo: string; other: string };
const as = ({ token }: Member) => ({
  get: async (path: string) => (await app.call('GET', path, undefined, token)).body,
  post: (path: string, body: object = {}) => app.call('POST', path, body, token),
});

beforeAll(async () => {
  app = await createTestApp();
  // The queue hands out by the database's clock: on another one, what is not yet over would be handed out for ever.
  app.clock.set(new Date().toISOString());
  [demo, other] = [await signUpOwner(app), await signUpOwner(app)];
  await app.world.database
    .update(accounts)
    .set({ email: demoOwnerEmail, emailKey: demoOwnerEmail })
    .where(eq(accounts.email, demo.email));
  files = {
    demo: await keptFile(app, demo, squareItems(SALES)),
    other: await keptFile(app, other, squareItems(SALES)),
  };
  for (const [one, email] of [
    [demo, 'ada@demo.example'],
    [other, 'ada@other.example'],
  ] as const) {
    await stepUp(app, one);
    await as(one).post('/business/invitations', { ...invitation, email });
  }
  await app.drain();
});
afterAll(() => app.close());

const daysAgo = async (member: Member) => (await as(member).get('/business/overview')).days_ago;
const invited = async (member: Member) => (await as(member).get('/business/members')).invitations.length;
const mayUndo = async (member: Member, id: string) =>
  (await as(member).get(`/business/imports/${id}`)).undo_until !== null;
const tokenTo = (email: string): string =>
  /\/invitation#([\w-]+)/.exec(app.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const lookAt = async (email: string) =>
  (await app.call('POST', '/invitations/look', { token: tokenTo(email) })).status;

describe('the clock of the business demo', () => {
  test('is refused in production, as is one of any business', async () => {
    const production = { ...app.world, config: { ...app.world.config, environment: 'production' as const } };
    const setting = { aheadMs: 0, pace: 2 };
    await expect(setDemoClock(production, setting)).rejects.toThrow('In production there is no demo');
    await expect(setClock(asBusiness(production, demo.businessId), demo.businessId, setting)).rejects.toThrow(
      'In production no business has a clock of its own.',
    );
    await expect(setDemoClock(app.world, { aheadMs: -1, pace: 1 })).rejects.toThrow('only set ahead');
    await expect(setDemoClock(app.world, { aheadMs: 0, pace: 0 })).rejects.toThrow('whole number');
    expect(await daysAgo(demo)).toBe(await daysAgo(other));
  });

  test('set ahead by a week, a week has passed for the demo and for nobody else', async () => {
    const before = await daysAgo(other);
    expect(await daysAgo(demo)).toBe(before);
    expect([await lookAt('ada@demo.example'), await lookAt('ada@other.example')]).toEqual([200, 200]);
    const shown = await setDemoClock(app.world, { aheadMs: 7 * DAY_MS, pace: 1 });
    expect(shown.getTime() - app.clock.now().getTime()).toBe(7 * DAY_MS);
    expect([await daysAgo(demo), await daysAgo(other)]).toEqual([before + 7, before]);
    // An invitation lasts seven days.
    expect([await lookAt('ada@demo.example'), await lookAt('ada@other.example')]).toEqual([410, 200]);
    expect([await invited(demo), await invited(other)]).toEqual([0, 1]);
    expect([await mayUndo(demo, files.demo), await mayUndo(other, files.other)]).toEqual([true, true]);
  });

  test('goes on at its pace, and ends what is over by it', async () => {
    await setDemoClock(app.world, { aheadMs: 0, pace: 1440 });
    app.clock.advance(10 * MINUTE_MS);
    expect(await daysAgo(demo)).toBe((await daysAgo(other)) + 17);
    app.clock.advance(15 * MINUTE_MS);
    expect([await mayUndo(demo, files.demo), await mayUndo(other, files.other)]).toEqual([false, true]);
    const undo = await as(demo).post(`/business/imports/${files.demo}/undo`);
    expect([undo.status, undo.body.detail]).toEqual([409, expect.stringContaining('30 days')]);
    // What comes in now has thirty days of its time, which is half an hour.
    const { id } = (await as(demo).get('/business/imports')).items[0];
    expect(id).toBe(files.demo);
    const fresh = await keptFile(app, demo, squareItems([{ ...SALES[0], ticket: 'T2' } as never]));
    expect(await mayUndo(demo, fresh)).toBe(true);
    app.clock.advance(31 * MINUTE_MS);
    expect(await mayUndo(demo, fresh)).toBe(false);
  });
});
