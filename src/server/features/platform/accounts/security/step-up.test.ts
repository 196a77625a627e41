import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

const MINUTE = 60_000;
const ASKED = { detail: 'Confirm it’s you and try again.', code: 'step_up_required' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const changePassword = (token: string, headers?: Record<string, string>) =>
  app.call('PUT', '/auth/password', { password: 'another long walk to work' }, token, headers);
const confirm = (proof: object, token: string, headers?: Record<string, string>) =>
  app.call('POST', '/auth/step-up', proof, token, headers);
const signIn = (username: string, password: string, headers?: Record<string, string>) =>
  app.call('POST', '/auth/token', { username, password }, undefined, headers);

/** Takes the password away, as of somebody who came with Google. */
const forgetPassword = (accountId: string) =>
  app.connection.database.execute(`update accounts set password_hash = null where id = '${accountId}'`);

describe('what only the person themselves may do', () => {
  test('is refused to a fresh sign-in, and done once they give their password again', async () => {
    const { token, password, email } = await signUp(app);
    const { status, body } = await changePassword(token);
    expect([status, body]).toEqual([403, ASKED]);
    const wrong = await confirm({ password: 'not the password' }, token);
    expect([wrong.status, wrong.body.detail]).toEqual([403, 'That password is incorrect.']);
    expect((await changePassword(token)).status).toBe(403);
    const right = await confirm({ password }, token);
    expect(right.body).toEqual({
      confirmed_until: new Date(app.clock.now().getTime() + 10 * MINUTE).toISOString(),
    });
    expect((await changePassword(token)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(401);
  });

  test('is open for ten minutes', async () => {
    const { token, password } = await signUp(app);
    await confirm({ password }, token);
    app.clock.advance(10 * MINUTE - 1);
    expect((await changePassword(token)).status).toBe(200);
    app.clock.advance(1);
    expect((await changePassword(token)).body).toEqual(ASKED);
  });

  test('is open to the session that confirmed, not to another', async () => {
    const { token, email, password } = await signUp(app);
    const other = (await signIn(email, password)).body.access_token;
    await confirm({ password }, token);
    expect((await changePassword(other)).body).toEqual(ASKED);
  });

  test('is open on the device that confirmed: the token alone is of no use elsewhere', async () => {
    const { email, password } = await signUp(app);
    const { body, headers } = await signIn(email, password);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    await confirm({ password }, body.access_token, { cookie });
    expect((await changePassword(body.access_token)).body).toEqual(ASKED);
    const foreign = { cookie: '__Host-device=somebody-elses-device-secret' };
    expect((await changePassword(body.access_token, foreign)).body).toEqual(ASKED);
    expect((await changePassword(body.access_token, { cookie })).status).toBe(200);
  });

  test('cannot be opened by guessing: the guesses count with those of signing in', async () => {
    const { token, email, password } = await signUp(app);
    for (let guess = 0; guess < 11; guess += 1) await confirm({ password: `guess ${guess}` }, token);
    expect((await confirm({ password }, token)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(429);
  });
});

describe('somebody without a password', () => {
  test('confirms by a mailed code, which works once', async () => {
    const { token, accountId, email } = await signUp(app);
    await forgetPassword(accountId);
    expect((await app.call('GET', '/auth/step-up', undefined, token)).body).toEqual({
      ways: ['code'],
      email,
    });
    app.clock.advance(MINUTE);
    expect((await app.call('POST', '/auth/step-up/code', undefined, token)).status).toBe(200);
    await app.drain();
    const otp = codeMailedTo(app, email);
    expect((await confirm({ otp }, token)).status).toBe(200);
    expect((await confirm({ otp }, token)).body.code).toBe('invalid_code');
    expect((await changePassword(token)).status).toBe(200);
  });

  test('is the only one a code is mailed to', async () => {
    const { token, email } = await signUp(app);
    expect((await app.call('GET', '/auth/step-up', undefined, token)).body).toEqual({
      ways: ['password'],
      email,
    });
    expect((await app.call('POST', '/auth/step-up/code', undefined, token)).status).toBe(409);
  });

  test('cannot use the code of somebody else', async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    await Promise.all([forgetPassword(one.accountId), forgetPassword(two.accountId)]);
    app.clock.advance(MINUTE);
    await app.call('POST', '/auth/step-up/code', undefined, one.token);
    await app.drain();
    const otp = codeMailedTo(app, one.email);
    expect((await confirm({ otp }, two.token)).body.code).toBe('invalid_code');
  });
});

test('a new password made of the person’s own name or address is refused, and the old one stays', async () => {
  const { token, email, password } = await signUp(app, { fullName: 'Odile Marchand' });
  await confirm({ password }, token);
  for (const guessable of ['odile.marchand.77', `${email}!`]) {
    const { status, body } = await app.call('PUT', '/auth/password', { password: guessable }, token);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('your own name or email address')]);
  }
  expect((await signIn(email, password)).status).toBe(200);
});

test('a changed password ends the other sessions, keeps this one, and is told by mail', async () => {
  const { token, email, password } = await signUp(app);
  const other = (await signIn(email, password)).body.access_token;
  await confirm({ password }, token);
  await changePassword(token);
  await app.drain();
  expect([(await app.identify(token)).kind, (await app.identify(other)).kind]).toEqual([
    'account',
    'visitor',
  ]);
  const subjects = app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toContain('Your password was changed');
});
