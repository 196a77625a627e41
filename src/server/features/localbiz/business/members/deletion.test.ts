import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { personalTables, rowsOf } from '#server/features/platform/privacy/catalogue-queries.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { signInAgain } from '#testing/people.ts';
import { ownedWithOthers } from './before-deletion.ts';
import { businessesOf, membersOf } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const businessOf = async (member: Member) =>
  (await app.call('GET', '/business', undefined, (await signInAgain(app, member)).token)).body;

/** Asks for the deletion of an account, with what becomes of its businesses. */
async function askToDelete({ token, password, email }: Member, wishes: object = {}) {
  await app.call('POST', '/auth/step-up', { password }, token);
  return app.call('POST', '/privacy/deletion', { email, ...wishes }, token);
}

async function letGraceEnd(): Promise<void> {
  app.clock.advance(14 * DAY_MS);
  await privacyJobs(app.world)
    .find(({ job }) => job.name === 'privacy.sweep')
    ?.handle({});
}

it('only owners take the business out in their export', async () => {
  const owner = await signUpOwner(app);
  const staff = await signUpMember(app, owner, 'staff');
  const { database } = app.world;
  const shops = (await personalTables(database)).find(({ name }) => name === 'shops');
  if (!shops) throw new Error('Shops belong to nobody.');
  const counts = [owner, staff].map(
    async ({ accountId }) => (await rowsOf(database, shops, accountId)).length,
  );
  expect(await Promise.all(counts)).toEqual([1, 0]);
});

describe('the deletion of the account of an only owner', () => {
  it('asks what becomes of a business in which others work, and of no other', async () => {
    const [owner, alone] = [await signUpOwner(app), await signUpOwner(app)];
    const staff = await signUpMember(app, owner, 'staff');
    const { status, body } = await askToDelete(owner);
    expect([status, body.detail]).toEqual([
      409,
      `Others work in ${bakery.name}. Choose who gets it, or close it with your account.`,
    ]);
    const state = (await app.call('GET', '/privacy', undefined, owner.token)).body;
    expect([state.deletion, state.businesses[0].others[0].email]).toEqual([null, staff.email]);
    expect((await askToDelete(alone)).status).toBe(200);
  });

  it('does not count an owner who is about to go, and so nobody leaves a business to nobody', async () => {
    const owner = await signUpOwner(app);
    const second = await signUpMember(app, owner, 'owner');
    expect((await askToDelete(second)).status).toBe(200);
    expect((await app.call('POST', '/business/leave', undefined, owner.token)).status).toBe(409);
    expect((await askToDelete(owner)).status).toBe(409);
    await app.call('DELETE', '/privacy/deletion', undefined, second.token);
    expect((await app.call('POST', '/business/leave', undefined, owner.token)).status).toBe(200);
  });

  it('hands a business over in the same step', async () => {
    const owner = await signUpOwner(app);
    const manager = await signUpMember(app, owner, 'manager');
    const [business] = await ownedWithOthers(app.world.database, owner.accountId);
    const wish = { business_id: owner.businessId, member_id: business?.others[0]?.member_id };
    expect((await askToDelete(owner, { hand_over: [wish] })).status).toBe(200);
    await letGraceEnd();
    expect((await businessOf(manager)).name).toBe(bakery.name);
    const left = await membersOf(app.world.database, owner.businessId);
    expect(left.map(({ role, accountId }) => [role, accountId])).toEqual([['owner', manager.accountId]]);
  });

  it('closes a business with it, tells its people the day, and leaves another owner theirs', async () => {
    const owner = await signUpOwner(app);
    const staff = await signUpMember(app, owner, 'staff');
    const shared = await signUpOwner(app);
    const second = await signUpMember(app, shared, 'owner');
    expect((await askToDelete(owner, { close: [owner.businessId] })).status).toBe(200);
    expect((await askToDelete(second)).status).toBe(200);
    await app.drain();
    const [told] = (await app.call('GET', '/notifications', undefined, staff.token)).body;
    expect(told.title).toMatch(`${bakery.name} closes on`);
    expect((await businessOf(staff)).name).toBe(bakery.name);
    await letGraceEnd();
    expect(await businessOf(staff)).toBeNull();
    expect(await businessesOf(app.world.database, owner.accountId)).toEqual([]);
    expect((await businessOf(shared)).name).toBe(bakery.name);
  });
});
