import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { stepUp } from '#testing/fuzz/world.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const place = { role: 'manager', shop_ids: null, order_limit_cents: 50_000 };
async function invite(owner: Member, email: string, given: object = place) {
  await stepUp(app, owner);
  return app.call('POST', '/business/invitations', { ...given, email }, owner.token);
}

/** The token in the newest mail to an address. */
function tokenMailedTo(email: string): string {
  const mail = app.mails.findLast(({ to }) => to === email);
  return /\/invitation#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function invited(owner: Member, email: string, given: object = place): Promise<string> {
  expect((await invite(owner, email, given)).status).toBe(200);
  await app.drain();
  return tokenMailedTo(email);
}

const accept = (token: string, by: { token: string }) =>
  app.call('POST', '/invitations/accept', { token }, by.token);

describe('an invitation', () => {
  it('says to whoever has its link what it is to, and is stored without its token', async () => {
    const owner = await signUpOwner(app);
    const token = await invited(owner, 'ali@bakery.example');
    const { body } = await app.call('POST', '/invitations/look', { token });
    expect(body).toMatchObject({ business: bakery.name, role: 'manager', email: 'ali@bakery.example' });
    const [row] = (await app.call('GET', '/business/members', undefined, owner.token)).body.invitations;
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('is accepted by a job seeker with the account they have, who keeps looking for work', async () => {
    const owner = await signUpOwner(app);
    const seeker = await signUp(app);
    const token = await invited(owner, seeker.email);
    expect((await app.call('GET', '/business', undefined, seeker.token)).status).toBe(403);
    expect((await accept(token, seeker)).status).toBe(200);
    expect((await app.call('GET', '/business', undefined, seeker.token)).body.name).toBe(bakery.name);
    expect((await app.call('GET', '/campaigns', undefined, seeker.token)).status).toBe(200);
    expect((await app.call('GET', '/users/me', undefined, seeker.token)).body).toMatchObject({
      kind: 'career',
      sides: ['career', 'business'],
    });
    await app.drain();
    const [told] = (await app.call('GET', '/notifications', undefined, owner.token)).body;
    expect(told.title).toBe(`${seeker.fullName} joined ${bakery.name}`);
  });

  it('works once, for seven days, and not after it was withdrawn or made anew', async () => {
    const owner = await signUpOwner(app);
    const [one, other] = [await signUp(app), await signUp(app)];
    const used = await invited(owner, one.email);
    expect((await accept(used, one)).status).toBe(200);
    const again = await accept(used, other);
    expect([again.status, again.body.code]).toEqual([410, 'gone']);
    const first = await invited(owner, other.email);
    const second = await invited(owner, other.email);
    expect((await accept(first, other)).status).toBe(410);
    const { invitations } = (await app.call('GET', '/business/members', undefined, owner.token)).body;
    expect(invitations).toHaveLength(1);
    await app.call('DELETE', `/business/invitations/${invitations[0].id}`, undefined, owner.token);
    expect((await accept(second, other)).status).toBe(410);
    const late = await invited(owner, other.email);
    app.clock.advance(7 * DAY_MS);
    expect((await accept(late, other)).status).toBe(410);
    await app.drain();
    const signedIn = await app.call('POST', '/auth/token', {
      username: owner.email,
      password: owner.password,
    });
    const left = await app.call('GET', '/business/members', undefined, signedIn.body.access_token);
    expect(left.body.invitations).toEqual([]);
  });

  it('joins once when the link is pressed twice in the same moment', async () => {
    const owner = await signUpOwner(app);
    const seeker = await signUp(app);
    const token = await invited(owner, seeker.email);
    const answers = await Promise.all([accept(token, seeker), accept(token, seeker)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const { members } = (await app.call('GET', '/business/members', undefined, owner.token)).body;
    expect(members).toHaveLength(2);
  });

  it('is made by owners alone, to nobody who belongs to the business, and to its own shops only', async () => {
    const owner = await signUpOwner(app);
    const elsewhere = await signUpOwner(app);
    const manager = await signUpMember(app, owner, 'manager');
    expect((await invite(manager, 'x@bakery.example')).status).toBe(403);
    expect((await invite(owner, manager.email.toUpperCase())).status).toBe(409);
    const [shop] = (await app.call('GET', '/business/shops', undefined, elsewhere.token)).body;
    expect((await invite(owner, 'x@bakery.example', { ...place, shop_ids: [shop.id] })).status).toBe(404);
  });
});
