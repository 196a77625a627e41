import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpMember, signUpOwner } from '#testing/business.ts';
import { stepUp } from '#testing/fuzz/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { city, region, postal_code, time_zone, phone, hours } = bakery;
const locke = { name: 'Locke Street', city, region, postal_code, time_zone, phone, hours };
const namesFor = async (token: string): Promise<string[]> =>
  (await app.call('GET', '/business/shops', undefined, token)).body.map(({ name }: { name: string }) => name);

describe('the shops of a business', () => {
  it('begin with the one of the profile, and further ones do not change that profile', async () => {
    const { token } = await signUpOwner(app);
    expect(await namesFor(token)).toEqual([bakery.name]);
    const added = await app.call(
      'POST',
      '/business/shops',
      { ...locke, time_zone: 'America/Halifax' },
      token,
    );
    expect([added.status, added.body.postal_code]).toEqual([200, 'L8P 1A1']);
    expect(await namesFor(token)).toEqual([bakery.name, 'Locke Street']);
    expect((await app.call('GET', '/business', undefined, token)).body.time_zone).toBe(time_zone);
  });

  it('are seen and changed by a manager of some of them, but no others', async () => {
    const owner = await signUpOwner(app);
    const { body: added } = await app.call('POST', '/business/shops', locke, owner.token);
    const manager = await signUpMember(app, owner, 'manager', [added.id]);
    expect(await namesFor(manager.token)).toEqual(['Locke Street']);
    const renamed = { ...locke, name: 'Locke Street North' };
    const change = (id: string) => app.call('PUT', `/business/shops/${id}`, renamed, manager.token);
    expect((await change(added.id)).status).toBe(200);
    const [first] = (await app.call('GET', '/business/shops', undefined, owner.token)).body;
    expect((await change(first.id)).status).toBe(404);
    expect(await namesFor(owner.token)).toEqual([bakery.name, 'Locke Street North']);
    // The profile is of the business, too, of which they see a part.
    const profile = { ...bakery, time_zone: 'America/Halifax' };
    expect((await app.call('PUT', '/business', profile, manager.token)).status).toBe(403);
    expect((await app.call('GET', '/business', undefined, owner.token)).body.time_zone).toBe(time_zone);
  });

  it('are added by owners and not changed by staff', async () => {
    const owner = await signUpOwner(app);
    const [manager, staff] = [
      await signUpMember(app, owner, 'manager'),
      await signUpMember(app, owner, 'staff'),
    ];
    const [shop] = (await app.call('GET', '/business/shops', undefined, staff.token)).body;
    for (const [method, path, { token }] of [
      ['POST', '/business/shops', manager],
      ['POST', '/business/shops', staff],
      ['PUT', `/business/shops/${shop.id}`, staff],
    ] as const)
      expect((await app.call(method, path, locke, token)).status).toBe(403);
    expect(await namesFor(owner.token)).toEqual([bakery.name]);
  });

  it('are closed by an owner who proved themselves, and offered nowhere until they are open again', async () => {
    const owner = await signUpOwner(app);
    const { body: added } = await app.call('POST', '/business/shops', locke, owner.token);
    const [first] = (await app.call('GET', '/business/shops', undefined, owner.token)).body;
    const to = (word: 'close' | 'open', id: string, { token } = owner) =>
      app.call('POST', `/business/shops/${id}/${word}`, undefined, token);
    const [manager, staff] = [
      await signUpMember(app, owner, 'manager', [first.id]),
      await signUpMember(app, owner, 'staff'),
    ];
    expect((await to('close', first.id)).body.code).toBe('step_up_required');
    for (const person of [owner, manager, staff]) await stepUp(app, person);
    for (const person of [manager, staff]) {
      expect((await to('close', first.id, person)).status).toBe(403);
      expect((await to('open', first.id, person)).status).toBe(403);
    }
    const closed = await to('close', first.id);
    expect([closed.status, closed.body.closed_at]).toEqual([200, app.clock.now().toISOString()]);
    // Who asks without naming one is answered for the other.
    expect((await app.call('GET', '/business/overview', undefined, owner.token)).body.shop.id).toBe(added.id);
    const invited = { email: 'ada@example.com', role: 'staff', order_limit_cents: null };
    const invite = (id: string) =>
      app.call('POST', '/business/invitations', { ...invited, shop_ids: [id] }, owner.token);
    expect([(await invite(first.id)).status, (await invite(added.id)).status]).toEqual([404, 200]);
    const last = await to('close', added.id);
    expect([last.status, last.body.detail]).toEqual([409, expect.stringContaining('only open shop')]);
    expect((await to('open', first.id)).body.closed_at).toBeNull();
    expect((await invite(first.id)).status).toBe(200);
  });
});
