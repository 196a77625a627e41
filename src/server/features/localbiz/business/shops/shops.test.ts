import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpMember, signUpOwner } from '#testing/business.ts';

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
    // The profile has the first shop that they see.
    const profile = { ...bakery, time_zone: 'America/Halifax' };
    expect((await app.call('PUT', '/business', profile, manager.token)).status).toBe(200);
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
});
