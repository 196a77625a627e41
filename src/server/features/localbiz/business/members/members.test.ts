import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const place = { shop_ids: null, order_limit_cents: null };
const teamOf = async ({ token }: Member) =>
  (await app.call('GET', '/business/members', undefined, token)).body;
const idOf = async (member: Member): Promise<string> =>
  (await teamOf(member)).members.find(({ is_you: isYou }: { is_you: boolean }) => isYou).id;
const stepUp = ({ token, password }: Member) => app.call('POST', '/auth/step-up', { password }, token);
const status = async (reply: Promise<{ status: number }>) => (await reply).status;

async function bakeryWith(role: 'owner' | 'manager' | 'staff'): Promise<[Member, Member]> {
  const owner = await signUpOwner(app);
  await stepUp(owner);
  return [owner, await signUpMember(app, owner, role)];
}

describe('a member who is removed', () => {
  it('has no access from the next request on, and is told so', async () => {
    const [owner, staff] = await bakeryWith('staff');
    expect(await status(app.call('GET', '/business/shops', undefined, staff.token))).toBe(200);
    const removed = await app.call(
      'DELETE',
      `/business/members/${await idOf(staff)}`,
      undefined,
      owner.token,
    );
    expect(removed.body.members).toHaveLength(1);
    expect(await status(app.call('GET', '/business/shops', undefined, staff.token))).toBe(404);
    expect((await app.call('GET', '/business', undefined, staff.token)).body).toBeNull();
    await app.drain();
    const [told] = (await app.call('GET', '/notifications', undefined, staff.token)).body;
    expect(told.title).toBe(`You no longer belong to ${bakery.name}`);
  });
});

describe('the last owner', () => {
  it('cannot leave, be removed or become less, but can hand the business over and then leave', async () => {
    const [owner, manager] = await bakeryWith('manager');
    const [own, theirs] = [await idOf(owner), await idOf(manager)];
    const leave = () => app.call('POST', '/business/leave', undefined, owner.token);
    expect(await status(leave())).toBe(409);
    expect(await status(app.call('DELETE', `/business/members/${own}`, undefined, owner.token))).toBe(409);
    const less = app.call('PUT', `/business/members/${own}`, { ...place, role: 'staff' }, owner.token);
    expect(await status(less)).toBe(409);
    const handed = await app.call('POST', `/business/members/${theirs}/owner`, undefined, owner.token);
    expect(handed.body.role).toBe('manager');
    expect((await teamOf(manager)).role).toBe('owner');
    expect(await status(leave())).toBe(200);
    expect((await app.call('GET', '/business', undefined, owner.token)).body).toBeNull();
  });

  it('is left to the business when two owners leave in the same moment', async () => {
    const [one, other] = await bakeryWith('owner');
    const answers = await Promise.all(
      [one, other].map(({ token }) => app.call('POST', '/business/leave', undefined, token)),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('people and their roles', () => {
  it('are changed by owners who proved themselves again, and by nobody else', async () => {
    const [owner, staff] = await bakeryWith('staff');
    const id = await idOf(staff);
    const change = ({ token }: Member, role: string) =>
      app.call('PUT', `/business/members/${id}`, { ...place, role, order_limit_cents: 20_000 }, token);
    await stepUp(staff);
    expect(await status(change(staff, 'owner'))).toBe(403);
    const { body } = await change(owner, 'manager');
    expect(body.members[1]).toMatchObject({ role: 'manager', order_limit_cents: 20_000 });
    const fresh = await signUpMember(app, owner, 'owner');
    expect((await change(fresh, 'staff')).body.code).toBe('step_up_required');
  });

  it('are let in and taken out by owners who proved themselves again: the token alone lets nobody in', async () => {
    const [owner, staff] = await bakeryWith('staff');
    const fresh = await signUpMember(app, owner, 'owner');
    const invite = (role: string) =>
      app.call('POST', '/business/invitations', { ...place, role, email: 'mo@example.com' }, fresh.token);
    const remove = async () =>
      app.call('DELETE', `/business/members/${await idOf(staff)}`, undefined, fresh.token);
    for (const role of ['owner', 'manager', 'staff'])
      expect((await invite(role)).body.code).toBe('step_up_required');
    expect((await remove()).body.code).toBe('step_up_required');
    expect(await teamOf(fresh)).toMatchObject({ members: { length: 3 }, invitations: [] });
    await stepUp(fresh);
    expect([(await invite('owner')).status, (await remove()).status]).toEqual([200, 200]);
    expect((await teamOf(fresh)).invitations).toMatchObject([{ role: 'owner' }]);
  });

  it('are the same under one address in several businesses, of which one is looked at', async () => {
    const [owner, manager] = await bakeryWith('manager');
    const shopOf = async () => (await app.call('GET', '/business', undefined, manager.token)).body.name;
    await app.call('POST', '/business', { ...bakery, name: 'Own Corner' }, manager.token);
    app.clock.advance(1_000);
    const list = async () => (await app.call('GET', '/business/memberships', undefined, manager.token)).body;
    expect(await list()).toMatchObject([
      { name: 'Own Corner', role: 'owner', is_current: true },
      { name: bakery.name, role: 'manager', is_current: false },
    ]);
    const turnTo = (id: string) => app.call('PUT', '/business/current', { business_id: id }, manager.token);
    expect(await status(turnTo(owner.businessId))).toBe(200);
    expect(await shopOf()).toBe(bakery.name);
    const others = await signUpOwner(app);
    expect(await status(turnTo(others.businessId))).toBe(404);
  });

  it('lose the business together when an owner closes it by its name', async () => {
    const [owner, manager] = await bakeryWith('manager');
    const close = (name: string) => app.call('POST', '/business/close', { name }, owner.token);
    expect(await status(close('Another Bakery'))).toBe(422);
    expect(await status(close(bakery.name))).toBe(200);
    for (const { token } of [owner, manager])
      expect((await app.call('GET', '/business', undefined, token)).body).toBeNull();
    await app.drain();
    const [told] = (await app.call('GET', '/notifications', undefined, manager.token)).body;
    expect(told.title).toBe(`${bakery.name} was closed`);
  });
});
