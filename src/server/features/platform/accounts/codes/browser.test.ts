import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import { browserAt } from '#testing/sign-in/browser.ts';
import type { TestBrowser } from '#testing/sign-in/browser.ts';

const MINUTE = 60_000;
const PASSWORD = 'a long walk to work';
const HOME = '192.0.2.1';
const ELSEWHERE = '203.0.113.9';

let app: TestApp;
let count = 0;
let email = '';
let mine: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());
beforeEach(() => {
  count += 1;
  email = `zoe-${count}@example.test`;
  mine = browserAt(app, HOME);
  app.clock.advance(60 * MINUTE);
});

async function mailedCode(): Promise<string> {
  await app.drain();
  return codeMailedTo(app, email);
}
const register = (browser: TestBrowser) =>
  browser.post('/auth/register', { email, password: PASSWORD, full_name: 'Zoë' });
const verify = (browser: TestBrowser, otp: string) => browser.post('/auth/verify-otp', { email, otp });
const reset = (browser: TestBrowser, otp: string) =>
  browser.post('/auth/reset-password', { email, otp, password: 'a new way to work' });
/** As a client without a cookie jar asks. */
const callFrom = (source: string, path: string, body: object) =>
  app.call('POST', path, body, undefined, { 'x-forwarded-for': source });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** The two routes that take a code from somebody who is not signed in, with how it is asked for. */
const ways: [string, () => Promise<string>, typeof verify][] = [
  ['to register', async () => (await register(mine), mailedCode()), verify],
  [
    'for a new password',
    async () => {
      await signUp(app, { email });
      app.clock.advance(MINUTE);
      await mine.post('/auth/forgot-password', { email });
      return mailedCode();
    },
    reset,
  ],
];

describe.each(ways)('a code %s', (_what, ask, use) => {
  test('works in the browser that asked for it, wherever that is by then, and in no other', async () => {
    const code = await ask();
    const refused = await use(browserAt(app, ELSEWHERE), code);
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'That code is wrong or has expired. Check it or request a new one. A code only works in the browser that requested it.',
    ]);
    const besides = browserAt(app, HOME);
    // A browser with a cookie of its own, behind the same router.
    await besides.post('/auth/forgot-password', { email: `somebody-else-${count}@example.test` });
    expect((await use(besides, code)).status).toBe(400);
    expect((await use(mine, code)).status).toBe(200);
  });

  test('is not used up by wrong guesses from other browsers, near or far', async () => {
    const code = await ask();
    const besides = browserAt(app, HOME);
    await besides.post('/auth/forgot-password', { email: `somebody-else-${count}@example.test` });
    for (const other of [browserAt(app, ELSEWHERE), besides, browserAt(app, HOME)])
      for (let guess = 0; guess < 6; guess += 1) expect((await use(other, otherThan(code))).status).toBe(400);
    expect((await use(mine, code)).status).toBe(200);
  });

  test('has five checks there', async () => {
    const code = await ask();
    for (let guess = 0; guess < 5; guess += 1) await use(mine, otherThan(code));
    expect((await use(mine, code)).status).toBe(400);
  });
});

describe('a browser that lost its cookie', () => {
  test('asks for a new code and goes on, also on another device', async () => {
    await register(mine);
    const first = await mailedCode();
    const phone = browserAt(app, ELSEWHERE);
    expect((await verify(phone, first)).status).toBe(400);
    app.clock.advance(MINUTE);
    expect((await phone.post('/auth/resend-otp', { email })).status).toBe(200);
    expect((await verify(phone, await mailedCode())).status).toBe(200);
    expect((await phone.post('/auth/token', { username: email, password: PASSWORD })).status).toBe(200);
  });

  test('that keeps none at all is told by where it is, with five checks of its own', async () => {
    await callFrom(HOME, '/auth/register', { email, password: PASSWORD, full_name: 'Zoë' });
    const code = await mailedCode();
    for (let guess = 0; guess < 6; guess += 1)
      expect((await callFrom(ELSEWHERE, '/auth/verify-otp', { email, otp: code })).status).toBe(400);
    expect((await callFrom(HOME, '/auth/verify-otp', { email, otp: code })).status).toBe(200);
  });

  test('is not believed where the code was asked for with one', async () => {
    await mine.post('/auth/forgot-password', { email: `before-${count}@example.test` });
    await register(mine);
    const code = await mailedCode();
    expect((await verify(browserAt(app, HOME), code)).status).toBe(400);
    expect((await verify(mine, code)).status).toBe(200);
  });
});

test('the right password of an unproven address mails a code for the browser that gave it', async () => {
  await register(mine);
  await mailedCode();
  app.clock.advance(MINUTE);
  const later = browserAt(app, ELSEWHERE);
  const asked = await later.post('/auth/token', { username: email, password: PASSWORD });
  expect(asked.body.code).toBe('unverified_email');
  expect(later.cookie()).toMatch(/^__Host-device=/);
  const code = await mailedCode();
  expect((await verify(browserAt(app, '198.51.100.77'), code)).status).toBe(400);
  expect((await verify(later, code)).status).toBe(200);
});
