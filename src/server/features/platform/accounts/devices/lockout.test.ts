import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import { browserAt } from '#testing/sign-in/browser.ts';
import type { TestBrowser } from '#testing/sign-in/browser.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({
    config: { trustedProxies: ['127.0.0.1'] },
    // Hundreds of guesses are made here; how slow hashing is belongs to other tests.
    world: {
      passwords: { hash: async (password) => password, verify: async (hash, given) => hash === given },
    },
  });
});
afterAll(() => app.close());

const newSource = () => {
  count += 1;
  return `203.0.${count >> 8}.${count & 255}`;
};
const newBrowser = () => browserAt(app, newSource());
const signIn = (browser: TestBrowser, username: string, password = 'a wrong guess') =>
  browser.post('/auth/token', { username, password });

/** Somebody with a browser in which they signed in before. */
async function atHome() {
  const source = newSource();
  const person = await signUp(app);
  const browser = browserAt(app, source);
  expect((await signIn(browser, person.email, person.password)).status).toBe(200);
  return { ...person, browser, source };
}

/** Guesses at an account, each from another place, until it takes no more from anywhere. */
async function closeFromElsewhere(email: string): Promise<void> {
  for (let guess = 0; guess < 100; guess += 1) {
    app.clock.advance(2 * MINUTE);
    await signIn(newBrowser(), email);
  }
  app.clock.advance(16 * MINUTE);
}

describe('ten thousand guesses', () => {
  test('from everywhere close no device that signed in before, and every other one', async () => {
    const { email, password, browser } = await atHome();
    await closeFromElsewhere(email);
    const stranger = await signIn(newBrowser(), email, password);
    expect([stranger.status, stranger.body.detail]).toEqual([
      429,
      'Too many login attempts. Set a new password with a code we email you.',
    ]);
    expect((await signIn(browser, email, password)).status).toBe(200);
    // Its success opens nothing for the others.
    expect((await signIn(newBrowser(), email, password)).status).toBe(429);
  });

  test('from behind the same router close it neither', async () => {
    const { email, password, browser, source } = await atHome();
    for (let guess = 0; guess < 40; guess += 1)
      await signIn(browserAt(app, source), `no-${guess}@example.test`);
    expect((await signIn(browserAt(app, source), email, password)).status).toBe(429);
    expect((await signIn(browser, email, password)).status).toBe(200);
  });

  test('on the device itself end there alone: ten, then one a minute, and a hundred in all', async () => {
    const { email, password, browser } = await atHome();
    const replies: number[] = [];
    for (let guess = 0; guess < 13; guess += 1) replies.push((await signIn(browser, email)).status);
    expect(replies).toEqual([...Array(11).fill(401), 429, 429]);
    expect((await signIn(newBrowser(), email, password)).status).toBe(200);
    for (let guess = 0; guess < 100; guess += 1) {
      app.clock.advance(2 * MINUTE);
      await signIn(browser, email);
    }
    app.clock.advance(16 * MINUTE);
    expect((await signIn(browser, email, password)).status).toBe(429);
    await browser.post('/auth/forgot-password', { email });
    await app.drain();
    const otp = codeMailedTo(app, email);
    await browser.post('/auth/reset-password', { email, otp, password: 'a new way to work' });
    expect((await signIn(browser, email, 'a new way to work')).status).toBe(200);
  });

  test('with a cookie made up, or of somebody else, count like any other', async () => {
    const [{ email }, other] = [await atHome(), await atHome()];
    for (let guess = 0; guess < 12; guess += 1) {
      const reply = await signIn(other.browser, email);
      expect([guess, reply.status]).toEqual([guess, guess < 11 ? 401 : 429]);
    }
  });

  test('do not keep from the owner the codes that they ask for on a device that signed in before', async () => {
    const { email, browser } = await atHome();
    for (let asked = 0; asked < 12; asked += 1) {
      app.clock.advance(20 * MINUTE);
      await newBrowser().post('/auth/forgot-password', { email });
    }
    expect((await newBrowser().post('/auth/forgot-password', { email })).status).toBe(429);
    expect((await browser.post('/auth/forgot-password', { email })).status).toBe(200);
    await app.drain();
    const otp = codeMailedTo(app, email);
    expect(
      (await browser.post('/auth/reset-password', { email, otp, password: 'a new way to work' })).status,
    ).toBe(200);
  });
});

describe('a known device', () => {
  test('is kept by its hash, forgotten after four hundred days, and fifty of them at most', async () => {
    const { email, password, accountId, browser } = await atHome();
    const secret = browser.cookie()?.split('=')[1] ?? '';
    for (let times = 0; times < 60; times += 1) {
      app.clock.advance(1000);
      await signIn(newBrowser(), email, password);
    }
    const rows = await rowsOf(
      app.world.database,
      `select device_hash from known_devices where account_id = '${accountId}'`,
    );
    expect(rows).toHaveLength(50);
    expect(JSON.stringify(rows)).not.toContain(secret);
    app.clock.advance(401 * DAY);
    await app.handlers.find(({ job }) => job.name === 'accounts.sweep')?.handle({});
    const left = `select 1 from known_devices where account_id = '${accountId}'`;
    expect(await rowsOf(app.world.database, left)).toEqual([]);
  });
});
