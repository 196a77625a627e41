import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** Who signs in at the provider. */
export interface ProviderPerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

async function signingKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const named = { alg: 'RS256', kid: 'local', use: 'sig' };
  return {
    secret: { ...(await exportJWK(privateKey)), ...named },
    published: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), ...named }] }),
  };
}

/** Follows a browser's redirects with its cookies until they leave for `destination`. */
async function browse(start: string, destination: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  for (let hop = 0; hop < 10; hop += 1) {
    if (address.href.startsWith(destination)) return address;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    address = new URL(reply.headers.get('location') ?? '', address);
  }
  throw new Error('The provider never sent the browser back.');
}

/**
 * A real OpenID Connect provider on loopback. Whoever `person` is set to signs in at once and agrees to everything; its
 * ID tokens carry the person, as LinkedIn's do, and `/tokeninfo` says of an access token what Google's does.
 */
export async function startIdentityProvider({ clientId, clientSecret, redirectUri }: ProviderOptions) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port was found.');
  const issuer = `http://127.0.0.1:${bound.port}`;
  const { secret, published } = await signingKeys();
  const people = new Map<string, ProviderPerson>();
  const seat: { person: ProviderPerson | null } = { person: null };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [secret] },
    cookies: { keys: ['local'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 60,
      Session: 60,
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => {
      const found = people.get(accountId);
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          email: found?.email,
          email_verified: found?.emailVerified,
          name: found?.name,
        }),
      };
    },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId,
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) {
      const accountId = seat.person?.subject ?? '';
      return provider.interactionFinished(request, response, { login: { accountId } });
    }
    if (request.url !== '/tokeninfo') return provider.callback()(request, response);
    const token = await provider.AccessToken.find((await bodyOf(request)).get('access_token') ?? '');
    response.writeHead(token ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(token ? { aud: token.clientId, sub: token.accountId } : { error: 'invalid' }),
    );
  };
  server.on('request', (request, response) => void answer(request, response));

  return {
    addresses: {
      issuer,
      authorization: `${issuer}/auth`,
      token: `${issuer}/token`,
      keys: published,
    },
    tokenAddress: `${issuer}/tokeninfo`,
    personAddress: `${issuer}/me`,
    /** Signs a person in and answers the address the browser comes back to. */
    signIn(person: ProviderPerson, start: string): Promise<URL> {
      people.set(person.subject, person);
      seat.person = person;
      return browse(start, redirectUri);
    },
    /** An access token of a person, as a browser's token client gets it. */
    async accessTokenOf(person: ProviderPerson): Promise<string> {
      const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code' };
      const start = new URLSearchParams({ ...query, scope: 'openid email profile' });
      const back = await this.signIn(person, `${issuer}/auth?${start.toString()}`);
      const reply = await fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: back.searchParams.get('code') ?? '',
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
        }),
      });
      // The provider's documented answer.
      const { access_token: token } = (await reply.json()) as { access_token: string };
      return token;
    },
    close: () => void server.close(),
  };
}
