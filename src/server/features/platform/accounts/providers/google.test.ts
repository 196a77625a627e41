import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { googleVerifier } from '#server/ports/identity/google.ts';
import { createTestApp, TestClock } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

const CLIENT = 'legwork-client.apps.googleusercontent.com';
const clock = new TestClock();
const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'one' }] });

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({
    config: { googleClientId: CLIENT },
    world: { clock, google: googleVerifier(CLIENT, { keys, now: clock.now }) },
  });
});
afterAll(() => app.close());

const now = () => Math.floor(clock.now().getTime() / 1000);

function credentialFor(claims: object, key: Parameters<SignJWT['sign']>[0] = privateKey, alg = 'RS256') {
  count += 1;
  return new SignJWT({
    iss: 'https://accounts.google.com',
    aud: CLIENT,
    sub: `subject-${count}`,
    email: `person${count}@gmail.com`,
    email_verified: true,
    name: 'Zoë Brûlé',
    iat: now(),
    exp: now() + 3600,
    jti: `token-${count}`,
    ...claims,
  })
    .setProtectedHeader({ alg, kid: 'one' })
    .sign(key);
}
const google = (body: object) => app.call('POST', '/auth/google', { age_confirmed: true, ...body });
const accountOf = async (token: string) => {
  const actor = await app.identify(token);
  return actor.kind === 'account' ? actor.accountId : null;
};

describe('a Google credential', () => {
  test('opens an account, and the same one the next time', async () => {
    const first = await google({ credential: await credentialFor({ sub: 'ada', email: 'ada@gmail.com' }) });
    const second = await google({
      credential: await credentialFor({ sub: 'ada', email: 'renamed@gmail.com' }),
    });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await accountOf(first.body.access_token)).not.toBeNull();
    expect(await accountOf(second.body.access_token)).toBe(await accountOf(first.body.access_token));
  });

  test('works once', async () => {
    const credential = await credentialFor({});
    expect((await google({ credential })).status).toBe(200);
    expect((await google({ credential })).body).toEqual({
      detail: 'Google Login failed.',
      code: 'google_rejected',
    });
  });

  test('proves the claims of a sign-up that agree with it, which opens an account as specified', async () => {
    const credential = await credentialFor({ sub: 'eve', email: 'Eve@gmail.com' });
    const reply = await app.call('POST', '/auth/google', {
      credential,
      email: 'eve@gmail.com',
      full_name: 'Eve Own',
      google_id: 'eve',
    });
    expect(reply.status).toBe(200);
  });

  test('proves no claims that differ', async () => {
    const rejected = { detail: 'Google Sign-Up failed on backend.', code: 'google_rejected' };
    const owner = await signUp(app, { email: 'owner@gmail.com' });
    const claims = { email: owner.email, full_name: 'Thief', google_id: 'thief' };
    const bare = await google(claims);
    expect([bare.status, bare.body]).toEqual([401, rejected]);
    expect((await google({ ...claims, email: 'unknown@gmail.com' })).body).toEqual(rejected);
    const credential = await credentialFor({ sub: 'thief', email: 'thief@gmail.com' });
    expect((await google({ ...claims, credential })).body).toEqual(rejected);
    expect((await google({ credential, google_id: 'someone else' })).body).toEqual(rejected);
  });
});

describe('forged credentials', () => {
  const forgeries: [string, () => Promise<string>][] = [
    ['for another client', () => credentialFor({ aud: 'another' })],
    ['from another issuer', () => credentialFor({ iss: 'https://accounts.example' })],
    ['that is over', () => credentialFor({ iat: now() - 4000, exp: now() - 61 })],
    ['from the future', () => credentialFor({ iat: now() + 61 })],
    ['not valid yet', () => credentialFor({ nbf: now() + 61 })],
    ['without an end', () => credentialFor({ exp: undefined })],
    ['without a subject', () => credentialFor({ sub: undefined })],
    ['of an unverified address', () => credentialFor({ email_verified: false })],
    ['of an address verified in words', () => credentialFor({ email_verified: 'true' })],
    ['without an address', () => credentialFor({ email: undefined })],
    ['signed by another key', async () => credentialFor({}, (await generateKeyPair('RS256')).privateKey)],
    [
      'signed with a shared secret',
      () => credentialFor({}, new TextEncoder().encode('a secret of thirty-two characters'), 'HS256'),
    ],
    ['that is no token', () => Promise.resolve('not.a.token')],
    ['without a signature', async () => `${(await credentialFor({})).split('.').slice(0, 2).join('.')}.`],
  ];
  test.each(forgeries)('%s are rejected', async (_what, forge) => {
    const { status, body } = await google({ credential: await forge() });
    expect([status, body.detail]).toEqual([401, 'Google Login failed.']);
  });
});

describe('an address that has an account with a password', () => {
  test('is joined where Google runs the mailbox', async () => {
    const owner = await signUp(app, { email: 'joined@gmail.com' });
    const { body } = await google({ credential: await credentialFor({ email: 'Joined@gmail.com' }) });
    expect(await accountOf(body.access_token)).toBe(owner.accountId);
    const passwordStill = { username: owner.email, password: owner.password };
    expect((await app.call('POST', '/auth/token', passwordStill)).status).toBe(200);
  });

  test('is joined for a hosted domain, and by no second identity', async () => {
    const owner = await signUp(app, { email: 'staff@firm.test' });
    const hosted = { email: owner.email, hd: 'firm.test' };
    expect((await google({ credential: await credentialFor({ ...hosted, sub: 'staff' }) })).status).toBe(200);
    expect((await google({ credential: await credentialFor({ ...hosted, sub: 'other' }) })).status).toBe(401);
  });

  test('is not joined elsewhere', async () => {
    const owner = await signUp(app, { email: 'moved@elsewhere.test' });
    const { status, body } = await google({ credential: await credentialFor({ email: owner.email }) });
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  test('that waits for its code loses the attempt: whoever planted it gets nothing', async () => {
    const email = 'planted@gmail.com';
    await app.call('POST', '/auth/register', { email, password: 'planted by a stranger', full_name: 'X' });
    await app.drain();
    const otp = codeMailedTo(app, email);
    expect((await google({ credential: await credentialFor({ email }) })).status).toBe(200);
    expect((await app.call('POST', '/auth/verify-otp', { email, otp })).status).toBe(400);
    const planted = { username: email, password: 'planted by a stranger' };
    expect((await app.call('POST', '/auth/token', planted)).status).toBe(401);
  });
});
