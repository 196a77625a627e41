import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { bakery, signUpOwner } from '#testing/business.ts';
import { stepUp } from '#testing/fuzz/world.ts';
import { createPractisingApp, PRACTICE_SHOP } from '#testing/town/practising.ts';
import { practiceBakery } from './bakery.data.ts';

const HOUR_MS = 3_600_000;

const { app, town, as, practising } = await createPractisingApp();
afterAll(() => app.close());

describe('a practice shop', () => {
  it('is a second business whose sales, catalogue, customers and reviews come in by imports, up to the overview', async () => {
    const owner = await signUpOwner(app);
    const { read, open, get } = as(owner);
    expect(await read()).toEqual({ is_offered: true, state: null, is_current: false, files: [] });
    app.clock.advance(1000);
    expect((await open()).status).toBe(200);
    const begun = await read();
    expect([begun.state, begun.is_current]).toEqual(['opening', true]);
    expect(begun.files).toEqual(
      ['sales', 'catalogue', 'customers', 'reviews'].map((what) => ({
        what,
        state: 'waiting',
        total_lines: 0,
        done_lines: 0,
      })),
    );
    await app.drain();
    expect(await read()).toEqual({ is_offered: true, state: 'open', is_current: true, files: [] });
    const { items } = await get('/business/imports');
    expect(items.map((file: { state: string; kind: string }) => [file.kind, file.state])).toEqual([
      ['reviews', 'committed'],
      ['customers', 'committed'],
      ['items', 'committed'],
      ['sale_lines', 'committed'],
    ]);
    expect((await get('/business')).name).toBe(practiceBakery.name);
    expect((await get('/business/overview')).day).toBe('2026-11-13');
    const memberships = await get('/business/memberships');
    expect(
      memberships.map(({ name, is_practice, is_current }: Record<string, unknown>) => [
        name,
        is_practice,
        is_current,
      ]),
    ).toEqual([
      [practiceBakery.name, true, true],
      [bakery.name, false, false],
    ]);
  });

  it('fills while its owner is at their own business, which stays as it is', async () => {
    const owner = await signUpOwner(app);
    const { open, get, read } = as(owner);
    app.clock.advance(1000);
    await open();
    app.clock.advance(1000);
    await app.call('PUT', '/business/current', { business_id: owner.businessId }, owner.token);
    await app.drain();
    expect((await get('/business/imports')).items).toEqual([]);
    expect((await get('/business/overview')).day).toBeNull();
    expect(await read()).toMatchObject({ state: 'open', is_current: false });
  });

  it('is one for each person: opened again, it is turned to and brings nothing twice', async () => {
    const owner = await practising();
    const { open, get } = as(owner);
    const asked = town.asked();
    app.clock.advance(1000);
    await app.call('PUT', '/business/current', { business_id: owner.businessId }, owner.token);
    app.clock.advance(1000);
    await Promise.all([open(), open()]);
    await app.drain();
    expect(await get('/business/memberships')).toHaveLength(2);
    expect((await get('/business/imports')).items).toHaveLength(4);
    expect(town.asked()).toBe(asked);
  });

  it('goes on with the files that were begun where a step is done twice', async () => {
    const owner = await signUpOwner(app);
    const { open, get } = as(owner);
    app.clock.advance(1000);
    await open();
    const job = app.handlers.find(({ job: { name } }) => name === 'practice.bring-in');
    const [{ id: businessId }] = await get('/business/memberships');
    // As after a worker that died between the file and the word that it was begun.
    for (const _ of [1, 2]) await job?.handle({ businessId, accountId: owner.accountId, imports: [] });
    await app.drain();
    expect((await get('/business/imports')).items).toHaveLength(4);
    expect(await as(owner).read()).toMatchObject({ state: 'open' });
  });

  it('says where a file does not come, and goes on when it is opened again', async () => {
    const owner = await signUpOwner(app);
    const { open, read } = as(owner);
    town.isAway = true;
    app.clock.advance(1000);
    await open();
    await app.drain();
    town.isAway = false;
    expect(await read()).toMatchObject({ state: 'stuck', is_current: true });
    await open();
    await app.drain();
    expect(await read()).toMatchObject({ state: 'open' });
  });

  it('lives by the clock of its town', async () => {
    const owner = await signUpOwner(app);
    town.aheadMs = 48 * HOUR_MS;
    app.clock.advance(1000);
    await as(owner).open();
    await app.drain();
    town.aheadMs = 0;
    const { items } = await as(owner).get('/business/imports');
    const began = Date.parse(items[3].created_at) - app.clock.now().getTime();
    expect(began).toBe(48 * HOUR_MS);
  });

  it('needs a business of one’s own', async () => {
    const owner = await signUpOwner(app);
    await stepUp(app, owner);
    expect((await app.call('POST', '/business/close', { name: bakery.name }, owner.token)).status).toBe(200);
    expect((await as(owner).open()).status).toBe(404);
  });
});

it('is offered nowhere but where a practice town runs', async () => {
  const plain = await createTestApp();
  const { token } = await signUpOwner(plain);
  expect((await plain.call('GET', PRACTICE_SHOP, undefined, token)).body.is_offered).toBe(false);
  const reply = await plain.call('POST', PRACTICE_SHOP, undefined, token);
  expect([reply.status, reply.body.detail]).toEqual([
    409,
    'There’s no practice town here, so no practice shop can be opened.',
  ]);
  expect((await plain.call('GET', '/business/memberships', undefined, token)).body).toHaveLength(1);
  await plain.close();
});
