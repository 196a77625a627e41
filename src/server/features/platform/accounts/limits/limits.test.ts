import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({
    config: { trustedProxies: ['127.0.0.1'] },
    // Hundreds of guesses are made here; how slow hashing is belongs to other tests.
    world: {
      passwords: {
        hash: async (password) => password,
        verify: async (hash, password) => hash === password,
      },
    },
  });
});
afterAll(() => app.close());

const newSource = () => {
  count += 1;
  return `198.51.${count >> 8}.${count & 255}`;
};
const post = (path: string, body: object, source = newSource()) =>
  app.call('POST', path, body, undefined, { 'x-forwarded-for': source });
const guess = (username: string, source?: string) =>
  post('/auth/token', { username, password: 'not the password' }, source);
const resend = () => post('/auth/resend-otp', { email: 'codes@example.test' });
const times = async <T>(most: number, act: (index: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let index = 0; index < most; index += 1) results.push(await act(index));
  return results;
};
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status);

describe('guessing', () => {
  test('at one account stops after ten failures from anywhere, then one a minute is left', async () => {
    const { email, password } = await signUp(app);
    expect(new Set(statuses(await times(10, () => guess(email))))).toEqual(new Set([401]));
    expect((await guess(email)).status).toBe(401);
    app.clock.advance(15_000);
    const refused = await guess(email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '45']);
    app.clock.advance(45_000);
    expect((await post('/auth/token', { username: email, password })).status).toBe(200);
    expect((await guess(email)).status).toBe(401);
  });

  test('in parallel does not get past the limit', async () => {
    const { email } = await signUp(app);
    const replies = await times(5, () => Promise.all(Array.from({ length: 8 }, () => guess(email))));
    expect(statuses(replies.flat()).filter((status) => status === 401)).toHaveLength(11);
  });

  test('unknown addresses is limited like guessing known ones', async () => {
    const replies = await times(12, () => guess('never-there@example.test'));
    expect(statuses(replies)).toEqual([...Array(11).fill(401), 429]);
  });

  test('a hundred times closes the password until a mailed code sets a new one', async () => {
    const { email, password } = await signUp(app);
    await times(100, async () => {
      app.clock.advance(2 * MINUTE);
      return guess(email);
    });
    app.clock.advance(16 * MINUTE);
    const closed = await post('/auth/token', { username: email, password });
    expect([closed.status, closed.body.detail]).toEqual([
      429,
      'Too many login attempts. Set a new password with a code we email you.',
    ]);
    const source = newSource();
    await post('/auth/forgot-password', { email }, source);
    await app.drain();
    const otp = codeMailedTo(app, email);
    const reset = await post('/auth/reset-password', { email, otp, password: 'a new way to work' }, source);
    expect(reset.status).toBe(200);
    expect((await post('/auth/token', { username: email, password: 'a new way to work' })).status).toBe(200);
  });

  test('many accounts from one source stops after thirty failures, for the whole /64 of an IPv6 address', async () => {
    const replies = await times(31, (index) =>
      guess(`spray-${index}@example.test`, `2001:db8:0:1::${index.toString(16)}`),
    );
    expect(statuses(replies)).toEqual([...Array(30).fill(401), 429]);
    expect((await guess('spray@example.test', '2001:0db8:0:1:ffff::1')).status).toBe(429);
    expect((await guess('spray@example.test', '2001:db8:0:2::1')).status).toBe(401);
  });

  test('does not count sign-ins that succeed', async () => {
    const { email, password } = await signUp(app);
    const source = newSource();
    const replies = await times(35, () => post('/auth/token', { username: email, password }, source));
    expect(new Set(statuses(replies))).toEqual(new Set([200]));
  });
});

describe('codes', () => {
  test('are sent to one address five times an hour and ten times a day', async () => {
    const perHour = await times(6, () => {
      app.clock.advance(MINUTE);
      return resend();
    });
    expect(statuses(perHour)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(perHour.at(-1)?.body.detail).toBe('Too many codes requested. Request another in 55 minutes.');
    expect(perHour.at(-1)?.headers.get('retry-after')).toBe(String(55 * 60));
    app.clock.advance(HOUR);
    const nextHour = await times(5, () => {
      app.clock.advance(MINUTE);
      return resend();
    });
    expect(statuses(nextHour)).toEqual([200, 200, 200, 200, 200]);
    app.clock.advance(2 * HOUR);
    expect((await resend()).status).toBe(429);
    app.clock.advance(24 * HOUR);
    expect((await resend()).status).toBe(200);
  });

  test('of attempts to register an address come at once, and are five an hour from wherever they are asked for', async () => {
    const person = { email: 'wanted@example.test', password: 'a long walk to work', full_name: 'Zoë' };
    const replies = await times(6, () => post('/auth/register', person));
    expect(statuses(replies)).toEqual([...Array(5).fill(200), 429]);
    await app.drain();
    expect(app.mails.filter(({ to }) => to === 'wanted@example.test')).toHaveLength(5);
  });

  test('are asked for by one source twenty times an hour', async () => {
    const source = newSource();
    const replies = await times(21, (index) =>
      post('/auth/forgot-password', { email: `many-${index}@example.test` }, source),
    );
    expect(statuses(replies)).toEqual([...Array(20).fill(200), 429]);
  });

  test('are made for ten registrations an hour from one source', async () => {
    const source = newSource();
    const register = (index: number) =>
      post(
        '/auth/register',
        { email: `crowd-${index}@example.test`, password: 'a long walk to work', full_name: 'Zoë' },
        source,
      );
    expect(statuses(await times(11, register))).toEqual([...Array(10).fill(200), 429]);
  });
});
