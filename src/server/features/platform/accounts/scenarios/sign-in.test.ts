import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WRONG = { detail: 'Incorrect email or password.', code: 'invalid_credentials' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());

const signIn = (username: string, password: string) =>
  app.call('POST', '/auth/token', { username, password });
const forgot = (email: string) => app.call('POST', '/auth/forgot-password', { email });
const reset = (email: string, otp: string, password: string) =>
  app.call('POST', '/auth/reset-password', { email, otp, password });
const kindOf = async (token: string) => (await app.identify(token)).kind;

describe('signing in', () => {
  test('takes the form that the specification names', async () => {
    const { email, password } = await signUp(app);
    const response = await app.app.request('http://career.localhost/api/auth/token', {
      method: 'POST',
      body: new URLSearchParams({ username: email, password }),
    });
    expect(await response.json()).toEqual({ access_token: expect.any(String), token_type: 'bearer' });
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await signUp(app);
    for (const username of [email, 'nobody@example.test', 'no address at all']) {
      const { status, body } = await signIn(username, 'not the password');
      expect([status, body]).toEqual([401, WRONG]);
    }
  });

  test('uses every character of a long password, in either Unicode form', async () => {
    const password = `${'é'.repeat(127)}!`;
    const { email } = await signUp(app, { password });
    expect((await signIn(email, password.normalize('NFD'))).status).toBe(200);
    expect((await signIn(email, `${'é'.repeat(127)}?`)).status).toBe(401);
  });

  test('with the right password of an unproven address answers 403 and mails another code', async () => {
    const email = 'unproven@example.test';
    const password = 'a long walk to work';
    await app.call('POST', '/auth/register', { email, password, full_name: 'Zoë' });
    await app.drain();
    const first = codeMailedTo(app, email);
    app.clock.advance(11 * MINUTE);
    expect((await signIn(email, 'not the password')).body).toEqual(WRONG);
    const { status, body } = await signIn(email, password);
    expect([status, body.code]).toEqual([403, 'unverified_email']);
    await app.drain();
    const second = codeMailedTo(app, email);
    expect((await app.call('POST', '/auth/verify-otp', { email, otp: first })).status).toBe(400);
    expect((await app.call('POST', '/auth/verify-otp', { email, otp: second })).status).toBe(200);
  });
});

describe('a session', () => {
  test('is kept as a hash only', async () => {
    const { token } = await signUp(app);
    const rows = await app.connection.database.execute('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends after fourteen days without use, and after thirty in any case', async () => {
    const { token, email, password } = await signUp(app);
    for (let day = 0; day < 27; day += 13) {
      expect(await kindOf(token)).toBe('account');
      app.clock.advance(13 * DAY);
    }
    expect(await kindOf(token)).toBe('visitor');
    const { body } = await signIn(email, password);
    app.clock.advance(14 * DAY);
    expect(await kindOf(body.access_token)).toBe('visitor');
  });

  test('is one of ten at most: the oldest ends', async () => {
    const { token, email, password } = await signUp(app);
    const tokens = [token];
    for (let made = 0; made < 10; made += 1) {
      app.clock.advance(1000);
      tokens.push((await signIn(email, password)).body.access_token);
    }
    expect(await Promise.all(tokens.map(kindOf))).toEqual(['visitor', ...Array(10).fill('account')]);
  });

  test('ends with its own sign-out, or with all of them', async () => {
    const { token, email, password } = await signUp(app);
    const other = (await signIn(email, password)).body.access_token;
    const third = (await signIn(email, password)).body.access_token;
    expect((await app.call('POST', '/auth/logout', {}, third)).body).toEqual({ ok: true });
    expect([await kindOf(third), await kindOf(token)]).toEqual(['visitor', 'account']);
    expect((await app.call('POST', '/auth/logout', { everywhere: true }, other)).status).toBe(200);
    expect([await kindOf(other), await kindOf(token)]).toEqual(['visitor', 'visitor']);
    expect((await app.call('POST', '/auth/logout', {}, token)).body).toEqual({
      detail: 'Log in and try again.',
      code: 'unauthenticated',
    });
  });

  test('can be ended without a body', async () => {
    const { token } = await signUp(app);
    expect((await app.call('POST', '/auth/logout', undefined, token)).status).toBe(200);
    expect(await kindOf(token)).toBe('visitor');
  });
});

describe('a lost password', () => {
  test('is replaced by a mailed code, and every other session ends', async () => {
    const { token, email, password } = await signUp(app);
    app.clock.advance(MINUTE);
    const known = await forgot(email);
    const unknown = await forgot('never-seen@example.test');
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    await app.drain();
    const otp = codeMailedTo(app, email);
    expect((await reset(email, otp, 'password123')).status).toBe(422);
    const { status, body } = await reset(email, otp, 'a new way to work');
    expect(status).toBe(200);
    expect([await kindOf(token), await kindOf(body.access_token)]).toEqual(['visitor', 'account']);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'a new way to work')).status).toBe(200);
    expect((await reset(email, otp, 'a third way to work')).status).toBe(400);
  });

  test('is not replaced by the code of a registration', async () => {
    const email = 'mixed-up@example.test';
    await app.call('POST', '/auth/register', { email, password: 'a long walk to work', full_name: 'Zoë' });
    await app.drain();
    expect((await reset(email, codeMailedTo(app, email), 'a new way to work')).status).toBe(400);
  });
});

test('the sign-in options tell that no provider is configured', async () => {
  const { body } = await app.call('GET', '/auth/options');
  expect(body).toEqual({ google_client_id: null, linkedin: false });
});
