import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import { SoftwareAuthenticator } from '#testing/sign-in/authenticator.ts';

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
      'Too many attempts to sign in. Set a new password with the code we mail you.',
    ]);
    await post('/auth/forgot-password', { email });
    await app.drain();
    const otp = codeMailedTo(app, email);
    expect((await post('/auth/reset-password', { email, otp, password: 'a new way to work' })).status).toBe(
      200,
    );
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
  const verify = (email: string, source: string, otp = '000000') =>
    post('/auth/verify-otp', { email, otp }, source);
  // As of somebody who came with Google.
  const withoutPassword = async () => {
    const person = await signUp(app);
    const statement = `update accounts set password_hash = null where id = '${person.accountId}'`;
    await app.connection.database.execute(statement);
    return person;
  };
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
      'Too many wrong codes came from here. Try again in 7 minutes.',
      '420',
    ]);
    expect((await verify('sprayed-1@example.test', newSource())).status).toBe(400);
    app.clock.advance(7 * MINUTE);
    await post('/auth/resend-otp', { email }, source);
    await app.drain();
    expect((await verify(email, source, codeMailedTo(app, email))).status).toBe(200);
  });

  test('counts for the whole /64 of an IPv6 address, and one that is right does not count', async () => {
    const network = (index: number) => `2001:db8:0:7::${(index + 1).toString(16)}`;
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

describe('codes', () => {
  test('are sent to one address five times an hour and ten times a day', async () => {
    const perHour = await times(6, () => {
      app.clock.advance(MINUTE);
      return resend();
    });
    expect(statuses(perHour)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(perHour.at(-1)?.body.detail).toBe('Too many codes were asked for. Ask for another in 55 minutes.');
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

  test('asked for within a minute of another say how long to wait, whether or not anybody has the address', async () => {
    const { email } = await signUp(app);
    const asked = async (address: string) => (await post('/auth/forgot-password', { email: address })).body;
    app.clock.advance(MINUTE);
    for (const address of [email, 'nobody-at-all@example.test']) {
      expect(await asked(address)).toMatchObject({ resend_after: 60 });
      app.clock.advance(18_000);
      expect(await asked(address)).toEqual({
        detail: 'A code was asked for less than a minute ago. Ask for another in 42 seconds.',
        code: 'too_many_requests',
      });
    }
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
