import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { googleVerifier } from '#server/ports/identity/google.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { startIdentityProvider } from '#testing/sign-in/identity-provider.ts';

const CLIENT = 'legwork-client.apps.googleusercontent.com';
const redirectUri = 'http://career.localhost:3000/signup';
const clientSecret = 'a secret of the client';

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let stranger: Awaited<ReturnType<typeof startIdentityProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider({ clientId: CLIENT, clientSecret, redirectUri });
  stranger = await startIdentityProvider({ clientId: 'another client', clientSecret, redirectUri });
  const { tokenAddress, personAddress } = provider;
  app = await createTestApp({
    config: { googleClientId: CLIENT },
    world: { google: googleVerifier(CLIENT, { tokenAddress, personAddress }) },
  });
});
afterAll(async () => {
  await app.close();
  provider.close();
  stranger.close();
});

const google = (body: object) => app.call('POST', '/auth/google', body);
const person = (subject: string) => ({
  subject,
  email: `${subject}@gmail.com`,
  emailVerified: true,
  name: 'Zoë Brûlé',
});

const claimsOf = ({ subject, email, name }: ReturnType<typeof person>) => ({
  email,
  full_name: name,
  google_id: subject,
});

describe('a Google access token', () => {
  const rejected = { detail: 'Google Sign-Up failed on backend.', code: 'google_rejected' };

  test('proves the claims of a sign-up, once', async () => {
    const rosa = person('rosa');
    const body = { ...claimsOf(rosa), access_token: await provider.accessTokenOf(rosa), age_confirmed: true };
    const first = await google(body);
    expect(first.status).toBe(200);
    const me = await app.call('GET', '/users/me', undefined, first.body.access_token);
    expect(me.body).toMatchObject({ email: rosa.email, full_name: rosa.name });
    expect((await google(body)).body).toEqual(rejected);
  });

  test('proves nothing about somebody else, or without claims', async () => {
    const [mallory, victim] = [person('mallory'), person('victim')];
    for (const claims of [
      claimsOf(victim),
      { ...claimsOf(mallory), email: victim.email },
      { ...claimsOf(mallory), google_id: victim.subject },
    ])
      expect((await google({ ...claims, access_token: await provider.accessTokenOf(mallory) })).body).toEqual(
        rejected,
      );
    const { body } = await google({ access_token: await provider.accessTokenOf(mallory) });
    expect(body.detail).toBe('Google Login failed.');
  });

  test('is refused when it was given to another client, made up, or of an unverified address', async () => {
    const ivan = person('ivan');
    const unverified = { ...person('olga'), emailVerified: false };
    const tokens: [ReturnType<typeof person>, string][] = [
      [ivan, await stranger.accessTokenOf(ivan)],
      [ivan, 'made up'],
      [unverified, await provider.accessTokenOf(unverified)],
    ];
    for (const [who, token] of tokens)
      expect((await google({ ...claimsOf(who), access_token: token })).body).toEqual(rejected);
  });

  test('given to another client is refused by its audience, even where Google knows it', async () => {
    const ivan = person('ivan');
    const { tokenAddress, personAddress } = stranger;
    const verifier = googleVerifier(CLIENT, { tokenAddress, personAddress });
    expect(await verifier.verifyAccessToken(await stranger.accessTokenOf(ivan))).toBeNull();
  });
});

test('Google out of reach is said, and proves nothing', async () => {
  const verifier = googleVerifier(CLIENT, { tokenAddress: 'http://127.0.0.1:1/tokeninfo' });
  await expect(verifier.verifyAccessToken('any token')).rejects.toMatchObject({ code: 'unavailable' });
});
