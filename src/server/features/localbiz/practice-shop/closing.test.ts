import { afterAll, describe, expect, it } from 'vitest';
import { practiceStateOf } from '#server/features/localbiz/business/index.ts';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { personalTables, rowsOf } from '#server/features/platform/privacy/catalogue-queries.ts';
import { bakery, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { stepUp } from '#testing/fuzz/world.ts';
import { createPractisingApp } from '#testing/town/practising.ts';
import { practiceBakery } from './bakery.data.ts';

const HOUR_MS = 3_600_000;

const { app, as, opening, practising } = await createPractisingApp();
afterAll(() => app.close());

/** How many rows an account has in each table that it has any in. */
async function rowsCounted({ accountId }: Member): Promise<Record<string, number>> {
  const { database } = app.world;
  const counts: Record<string, number> = {};
  for (const table of await personalTables(database)) {
    const { length } = await rowsOf(database, table, accountId);
    if (length > 0) counts[table.name] = length;
  }
  return counts;
}

describe('a practice shop', () => {
  it('takes nobody in and mails nobody', async () => {
    const owner = await practising();
    const mails = app.mails.length;
    await stepUp(app, owner);
    const invited = { email: 'ada@example.com', role: 'staff', shop_ids: null, order_limit_cents: null };
    const reply = await app.call('POST', '/business/invitations', invited, owner.token);
    expect([reply.status, reply.body.detail]).toEqual([409, 'Nobody can be invited into a practice shop.']);
    await app.drain();
    expect(app.mails).toHaveLength(mails);
  });

  it('leaves the time zone of its owner alone', async () => {
    const owner = await practising();
    const zone = async () => (await as(owner).get('/users/me')).time_zone;
    const before = await zone();
    const profile = { ...practiceBakery, trade: 'Café', time_zone: 'America/Vancouver' };
    expect((await app.call('PUT', '/business', profile, owner.token)).status).toBe(200);
    expect([await zone(), (await as(owner).get('/business')).trade]).toEqual([before, 'Café']);
  });

  it('is gone whole with one press, files and all, and its owner is back at their own business', async () => {
    const owner = await signUpOwner(app);
    const before = await rowsCounted(owner);
    app.clock.advance(1000);
    await as(owner).open();
    await app.drain();
    const [{ id }] = await as(owner).get('/business/memberships');
    expect(Object.keys(await rowsCounted(owner)).length).toBeGreaterThan(Object.keys(before).length);
    expect(await app.world.files.owners()).toContain(id);
    expect((await as(owner).close()).status).toBe(200);
    expect(await rowsCounted(owner)).toEqual(before);
    expect(await app.world.files.owners()).not.toContain(id);
    expect((await as(owner).get('/business')).name).toBe(bakery.name);
    expect(await as(owner).read()).toMatchObject({ state: null });
    // Pressed twice it is the same, and a new one can be opened.
    expect((await as(owner).close()).status).toBe(200);
    expect((await as(owner).open()).status).toBe(200);
  });

  it('can be closed while it fills', async () => {
    const owner = await opening();
    await as(owner).close();
    await app.drain();
    expect(await as(owner).get('/business/memberships')).toHaveLength(1);
    expect((await as(owner).get('/business/imports')).items).toEqual([]);
  });

  it('is nobody else’s: not its owner’s colleague’s, nor a stranger’s', async () => {
    const owner = await practising();
    const [colleague, stranger] = [await signUpMember(app, owner, 'manager'), await signUpOwner(app)];
    const [{ id }] = await as(owner).get('/business/memberships');
    for (const other of [colleague, stranger]) {
      expect(await as(other).read()).toMatchObject({ state: null, files: [] });
      await as(other).close();
      const turned = await app.call('PUT', '/business/current', { business_id: id }, other.token);
      expect(turned.status).toBe(404);
    }
    expect(await as(owner).read()).toMatchObject({ state: 'open' });
  });

  it('asks nothing of who deletes their account, and goes with it', async () => {
    const owner = await practising();
    const [{ id }] = await as(owner).get('/business/memberships');
    await stepUp(app, owner);
    expect((await app.call('POST', '/privacy/deletion', { email: owner.email }, owner.token)).status).toBe(
      200,
    );
    expect(await practiceStateOf(app.world.database, id)).toBe('open');
    app.clock.advance(14 * 24 * HOUR_MS);
    await privacyJobs(app.world)
      .find(({ job }) => job.name === 'privacy.sweep')
      ?.handle({});
    expect(await practiceStateOf(app.world.database, id)).toBeNull();
  });
});
