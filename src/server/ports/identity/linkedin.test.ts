import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedInClient } from './linkedin.ts';

const client = { clientId: 'legwork', clientSecret: 'a secret of the client' };
const issuer = 'https://linkedin.test/oauth';
const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'one' }] });

let claims: object = {};
const server = createServer((_request, response) => {
  const token = new SignJWT({
    iss: issuer,
    aud: client.clientId,
    sub: 'member',
    email: 'member@example.test',
    email_verified: 'true',
    nonce: 'asked',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey);
  void token.then((idToken) => response.end(JSON.stringify({ id_token: idToken })));
});
let linkedIn: ReturnType<typeof linkedInClient>;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const addresses = { issuer, authorization: issuer, token: `http://127.0.0.1:${port}/token`, keys };
  linkedIn = linkedInClient(client, { addresses });
});
afterAll(() => void server.close());

const identify = (given: object) => {
  claims = given;
  return linkedIn?.identify({ code: 'one', nonce: 'asked', redirectUri: 'https://legwork.test/login' });
};

test.each([
  ['us', {}],
  ['us, alone in a list', { aud: ['legwork'], azp: 'legwork' }],
])('an ID token for %s proves who it names', async (_whom, given) => {
  expect(await identify(given)).toMatchObject({ subject: 'member', authoritative: false });
});

test.each([
  ['another client', { aud: 'another' }],
  ['another client first and us second', { aud: ['another', 'legwork'] }],
  ['us and another client', { aud: ['legwork', 'another'], azp: 'legwork' }],
  ['us twice and nobody named', { aud: ['legwork', 'legwork'] }],
  ['us, made for another client', { azp: 'another' }],
])('an ID token for %s proves nobody', async (_whom, given) => {
  expect(await identify(given)).toBeNull();
});
