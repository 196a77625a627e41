import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import { SoftwareAuthenticator } from '#testing/sign-in/authenticator.ts';

const MINUTE = 60_000;

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
const times = async <T>(most: number, act: (index: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let index = 0; index < most; index += 1) results.push(await act(index));
  return results;
};
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status);
const verify = (email: string, source: string, otp = '000000') =>
  post('/auth/verify-otp', { email, otp }, source);
// As of somebody who came with Google.
const withoutPassword = async () => {
  const person = await signUp(app);
  const statement = `update accounts set password_hash = null where id = '${person.accountId}'`;
  await app.connection.database.execute(statement);
  return person;
};
const network = (index: number) => `2001:db8:0:7::${(index + 1).toString(16)}`;

describe('signing in with a passkey', () => {
  test('that succeeds does not count, one that fails does', async () => {
    const { token, password } = await signUp(app);
    await app.call('POST', '/auth/step-up', { password }, token);
    const device = new SoftwareAuthenticator('http://career.localhost');
    const asked = await app.call('POST', '/auth/passkeys/options', undefined, token);
    await app.call(
      'POST',
      '/auth/passkeys',
      { name: 'Laptop', credential: device.create(asked.body) },
      token,
    );
    const source = newSource();
    const signIn = async (deviation: { foreignKey?: boolean } = {}) => {
      const question = await post('/auth/passkey/options', {}, source);
      return post('/auth/passkey', { credential: device.sign(question.body, deviation) }, source);
    };
    expect(new Set(statuses(await times(31, () => signIn())))).toEqual(new Set([200]));
    const failed = await times(31, () => signIn({ foreignKey: true }));
    expect(statuses(failed)).toEqual([...Array(30).fill(401), 429]);
  });
});

describe('guessing codes', () => {
  let member: ReturnType<typeof withoutPassword> | undefined;
  const ways: [string, (index: number, source: string) => Promise<{ status: number }>][] = [
    ['registering', (index, source) => verify(`waits-${index}@example.test`, source)],
    [
      'a new password',
      (index, source) =>
        post(
          '/auth/reset-password',
          { email: `waits-${index}@example.test`, otp: '000000', password: 'a long walk to work' },
          source,
        ),
    ],
    [
      'confirming who is there',
      async (_index, source) => {
        const { token } = await (member ??= withoutPassword());
        const from = { 'x-forwarded-for': source };
        return app.call('POST', '/auth/step-up', { otp: '000000' }, token, from);
      },
    ],
  ];
  test.each(ways)('from one source stops after twenty, whosever they are, for %s', async (_what, attempt) => {
    const source = newSource();
    const replies = await times(21, (index) => attempt(index, source));
    expect(statuses(replies)).toEqual([...Array(20).fill(400), 429]);
  });

  test('says how long to wait, stops nobody elsewhere, and is over then', async () => {
    const source = newSource();
    const email = 'behind-the-same-router@example.test';
    await post('/auth/register', { email, password: 'a long walk to work', full_name: 'Zoë' }, source);
    await app.drain();
    const otp = codeMailedTo(app, email);
    await times(20, (index) => verify(`sprayed-${index}@example.test`, source));
    app.clock.advance(8 * MINUTE);
    const refused = await verify(email, source, otp);
    expect([refused.status, refused.body.detail, refused.headers.get('retry-after')]).toEqual([
      429,
      'Too many wrong codes from your network. Try again in 7 minutes.',
      '420',
    ]);
    expect((await verify('sprayed-1@example.test', newSource())).status).toBe(400);
    app.clock.advance(7 * MINUTE);
    await post('/auth/resend-otp', { email }, source);
    await app.drain();
    expect((await verify(email, source, codeMailedTo(app, email))).status).toBe(200);
  });

  test('counts for the whole /64 of an IPv6 address, and one that is right does not count', async () => {
    await times(19, (index) => verify(`net-${index}@example.test`, network(index)));
    const email = 'right-code@example.test';
    const source = network(0);
    await post('/auth/register', { email, password: 'a long walk to work', full_name: 'Zoë' }, source);
    await app.drain();
    expect((await verify(email, source, codeMailedTo(app, email))).status).toBe(200);
    expect((await verify('net@example.test', network(99))).status).toBe(400);
    expect((await verify('net@example.test', network(98))).status).toBe(429);
  });
});
