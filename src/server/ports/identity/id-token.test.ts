import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { googleVerifier } from './google.ts';
import { linkedInClient } from './linkedin.ts';

const client = { clientId: 'legwork', clientSecret: 'a secret of the client' };
const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'one' }] });
const issuers = { google: 'https://accounts.google.com', linkedIn: 'https://linkedin.test/oauth' };

/** A token as the provider signs it, with other claims where they are given. */
const tokenOf = (iss: string, claims: object) =>
  new SignJWT({
    iss,
    aud: client.clientId,
    sub: 'member',
    email: 'member@example.test',
    email_verified: true,
    nonce: 'asked',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey);

let given: object = {};
const server = createServer((_request, response) => {
  const answer = (idToken: string) => response.end(JSON.stringify({ id_token: idToken }));
  void tokenOf(issuers.linkedIn, given).then(answer);
});
let linkedIn: ReturnType<typeof linkedInClient>;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const issuer = issuers.linkedIn;
  const addresses = { issuer, authorization: issuer, token: `http://127.0.0.1:${port}/token`, keys };
  linkedIn = linkedInClient(client, { addresses });
});
afterAll(() => void server.close());

const google = googleVerifier(client.clientId, { keys });
const providers: [string, (claims: object) => Promise<unknown>][] = [
  ['Google', async (claims) => google.verify(await tokenOf(issuers.google, claims))],
  [
    'LinkedIn',
    async (claims) => {
      given = claims;
      return linkedIn?.identify({ code: 'one', nonce: 'asked', redirectUri: 'https://legwork.test/login' });
    },
  ],
];

describe.each(providers)('an ID token of %s', (_provider, identify) => {
  test.each([
    ['us', {}],
    ['us, alone in a list', { aud: ['legwork'], azp: 'legwork' }],
  ])('for %s proves who it names', async (_whom, claims) => {
    expect(await identify(claims)).toMatchObject({ subject: 'member' });
  });

  test.each([
    ['another client', { aud: 'another' }],
    ['another client first and us second', { aud: ['another', 'legwork'] }],
    ['us and another client', { aud: ['legwork', 'another'], azp: 'legwork' }],
    ['us twice and nobody named', { aud: ['legwork', 'legwork'] }],
    ['nobody', { aud: [] }],
    ['us, made for another client', { azp: 'another' }],
    ['us, made for what is no client', { azp: ['legwork'] }],
  ])('for %s proves nobody', async (_whom, claims) => {
    expect(await identify(claims)).toBeNull();
  });
});
