import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

const MINUTE = 60_000;
const PASSWORD = 'a long walk to work';

let app: TestApp;
let count = 0;
let email = '';
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());
beforeEach(() => {
  count += 1;
  email = `zoe-${count}@example.test`;
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const register = (given: object = {}, headers = {}) =>
  app.call(
    'POST',
    '/auth/register',
    { email, password: PASSWORD, full_name: 'Zoë', ...given },
    undefined,
    headers,
  );
const verify = (otp: string, address = email, headers = {}) =>
  app.call('POST', '/auth/verify-otp', { email: address, otp }, undefined, headers);
const signIn = (password = PASSWORD, headers = {}) =>
  app.call('POST', '/auth/token', { username: email, password }, undefined, headers);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const codesMailed = () =>
  app.mails.filter(({ to }) => to === email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);

describe('a code', () => {
  test('works once, also for many who try at the same moment', async () => {
    await register();
    await app.drain();
    const code = codeMailedTo(app, email);
    const replies = await Promise.all(Array.from({ length: 30 }, () => verify(code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(29);
  });

  test('is dead after five guesses, even if the sixth is right', async () => {
    await register();
    await app.drain();
    const code = codeMailedTo(app, email);
    for (let guess = 0; guess < 5; guess += 1) expect((await verify(otherThan(code))).status).toBe(400);
    expect((await verify(code)).body).toEqual({
      detail:
        'That code is wrong or has expired. Check it or request a new one. A code only works in the browser that requested it.',
      code: 'invalid_code',
    });
  });

  test('works on its fifth guess, and for nobody else', async () => {
    await register();
    await app.drain();
    const code = codeMailedTo(app, email);
    expect((await verify(code, `other-${count}@example.test`)).status).toBe(400);
    for (let guess = 0; guess < 4; guess += 1) await verify(otherThan(code));
    expect((await verify(code)).status).toBe(200);
  });

  test('is over after ten minutes', async () => {
    await register();
    await app.drain();
    app.clock.advance(10 * MINUTE);
    expect((await verify(codeMailedTo(app, email))).status).toBe(400);
  });

  test('can be asked for again a minute later, with the same answer for unknown addresses', async () => {
    await register();
    const resend = (address: string) => app.call('POST', '/auth/resend-otp', { email: address });
    app.clock.advance(18_000);
    const early = await resend(email);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '42']);
    app.clock.advance(42_000);
    const known = await resend(email);
    const unknown = await resend(`nobody-${count}@example.test`);
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    expect((await resend(`nobody-${count}@example.test`)).status).toBe(429);
    await app.drain();
    expect(codesMailed()).toHaveLength(2);
    expect(app.mails.some(({ to }) => to.startsWith('nobody'))).toBe(false);
    expect((await verify(codeMailedTo(app, email))).status).toBe(200);
  });

  test("that is sent again never opens a stranger's attempt", async () => {
    await register({ password: 'mine and nobody else' }, from('198.51.100.1'));
    await register({ password: 'planted by a stranger' }, from('203.0.113.9'));
    await app.drain();
    app.clock.advance(MINUTE);
    await app.call('POST', '/auth/resend-otp', { email }, undefined, from('198.51.100.1'));
    await app.drain();
    const code = codeMailedTo(app, email);
    expect((await verify(code, email, from('198.51.100.1'))).status).toBe(200);
    expect((await signIn('planted by a stranger')).status).toBe(401);
    expect((await signIn('mine and nobody else')).status).toBe(200);
  });

  test('asked for within a minute of another says how long to wait, whether or not anybody has the address', async () => {
    await signUp(app, { email });
    app.clock.advance(MINUTE);
    for (const address of [email, `nobody-at-all-${count}@example.test`]) {
      const forgot = () => app.call('POST', '/auth/forgot-password', { email: address });
      expect((await forgot()).body).toMatchObject({ resend_after: 60 });
      app.clock.advance(18_000);
      expect((await forgot()).body).toEqual({
        detail: 'A code was requested less than a minute ago. Request another in 42 seconds.',
        code: 'too_many_requests',
      });
    }
  });

  test('alone is told that the new password is the own name; it still works then', async () => {
    await signUp(app, { email, fullName: 'Odile Marchand' });
    app.clock.advance(MINUTE);
    await app.call('POST', '/auth/forgot-password', { email });
    await app.drain();
    const reset = (otp: string, password: string) =>
      app.call('POST', '/auth/reset-password', { email, otp, password });
    const code = codeMailedTo(app, email);
    expect((await reset(otherThan(code), 'Marchand1984!')).body.code).toBe('invalid_code');
    const named = await reset(code, 'Marchand1984!');
    expect([named.status, named.body.detail]).toEqual([
      422,
      expect.stringContaining('your own name or email address'),
    ]);
    expect((await reset(code, 'a quiet lane in spring')).status).toBe(200);
  });
});
