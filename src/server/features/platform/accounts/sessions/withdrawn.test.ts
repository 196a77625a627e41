import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { signOut } from './sign-out.ts';

const HERE = '__Host-device=this-browser-0123456789abcdef';
const THERE = '__Host-device=other-browser-0123456789abcdef';
const NEW = 'a new way to work';

let app: TestApp;
let person: Person;
let count = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (method: string, path: string, body?: object, cookie = HERE) =>
  app.call(method, path, body, person.token, { cookie });
const subscribe = (cookie: string) => {
  count += 1;
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const given = { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const endpoint = `https://updates.push.services.mozilla.com/wpush/${count}`;
  return ask('POST', '/notifications/subscriptions', { endpoint, keys: given }, cookie);
};
const held = async () => ({
  feed: (
    await rowsOf(app.world.database, `select 1 from calendar_feeds where account_id = '${person.accountId}'`)
  ).length,
  devices: (
    await rowsOf(
      app.world.database,
      `select 1 from push_subscriptions where account_id = '${person.accountId}'`,
    )
  ).length,
});

const failing = () => Promise.reject(new Error('killed'));

beforeEach(async () => {
  app.clock.advance(61_000);
  person = await signUp(app);
  await ask('POST', '/auth/step-up', { password: person.password });
  expect((await ask('POST', '/agenda/feed')).status).toBe(200);
  for (const cookie of [HERE, THERE]) expect((await subscribe(cookie)).status).toBe(200);
  expect(await held()).toEqual({ feed: 1, devices: 2 });
});

describe('what a session handed out is withdrawn', () => {
  test('when every sign-in is ended, at once with them', async () => {
    const other = await signUp(app);
    await app.call('POST', '/auth/step-up', { password: other.password }, other.token);
    const { address } = (await app.call('POST', '/agenda/feed', undefined, other.token)).body;
    await ask('POST', '/auth/logout', { everywhere: true });
    expect(await held()).toEqual({ feed: 0, devices: 0 });
    // Others keep theirs.
    const path = address.replace(/^https?:\/\/[^/]+/, 'http://career.localhost');
    expect((await app.app.request(path)).status).toBe(200);
  });

  test('when a new password is set, but for the browser that set it', async () => {
    expect((await ask('PUT', '/auth/password', { password: NEW })).status).toBe(200);
    expect(await held()).toEqual({ feed: 0, devices: 1 });
    const told = async (cookie: string) =>
      (await ask('GET', '/notifications/push-key', undefined, cookie)).body.told;
    expect([await told(HERE), await told(THERE)]).toEqual([true, false]);
  });

  test('when a mailed code sets one', async () => {
    app.clock.advance(61_000);
    await app.call('POST', '/auth/forgot-password', { email: person.email });
    await app.drain();
    const otp = codeMailedTo(app, person.email);
    const reset = { email: person.email, otp, password: NEW };
    expect((await app.call('POST', '/auth/reset-password', reset)).status).toBe(200);
    expect(await held()).toEqual({ feed: 0, devices: 0 });
  });

  test('not when this device alone is logged out', async () => {
    await ask('POST', '/auth/logout');
    expect(await held()).toEqual({ feed: 1, devices: 2 });
  });

  test('together with the sessions or not at all', async () => {
    const actor = await app.identify(person.token);
    if (actor.kind !== 'account') throw new Error('Signed out.');
    await expect(signOut(app.world, { ...actor, everywhere: true }, failing)).rejects.toThrow('killed');
    expect((await app.identify(person.token)).kind).toBe('account');
  });
});

describe('a stolen token', () => {
  test('makes no calendar address and connects no mailbox without a proof of who is there', async () => {
    const { token } = await signUp(app);
    const mailbox = { host: 'imap.example.test', port: 993, username: 'a', password: 'b' };
    const replies = [
      await app.call('POST', '/agenda/feed', undefined, token),
      await app.call('PUT', '/mailbox', mailbox, token),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'step_up_required'],
      [403, 'step_up_required'],
    ]);
  });
});
