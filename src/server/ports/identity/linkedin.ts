import { createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { LinkedInClient } from '#server/ports/identity-providers.ts';
import { claimsOfIdToken } from './id-token.ts';
import { cannotReach, unreachable } from './unreachable.ts';

const PATIENCE_MS = 5000;

/** Where LinkedIn's sign-in is: https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 */
export interface LinkedInAddresses {
  issuer: string;
  authorization: string;
  token: string;
  keys: JWTVerifyGetKey;
}

const linkedIn = (): LinkedInAddresses => ({
  issuer: 'https://www.linkedin.com/oauth',
  authorization: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  keys: createRemoteJWKSet(new URL('https://www.linkedin.com/oauth/openid/jwks'), {
    timeoutDuration: PATIENCE_MS,
  }),
});

const tokenReply = z.object({ id_token: z.string().max(8192) });
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(254),
  // LinkedIn writes it as a word at times.
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.string().max(200).optional(),
  // LinkedIn does not always send it back; when it does, it must be ours.
  nonce: z.string().optional(),
});

/** LinkedIn's OpenID Connect code flow; null when no client is configured. `identify` throws Problem `unavailable`. */
export function linkedInClient(
  client: Config['linkedin'],
  options: { addresses?: LinkedInAddresses; now?: () => Date } = {},
): LinkedInClient | null {
  if (client === null) return null;
  const { clientId, clientSecret } = client;
  const { issuer, authorization, token, keys } = options.addresses ?? linkedIn();
  const now = options.now ?? (() => new Date());

  async function idTokenFor(code: string, redirectUri: string): Promise<string | null> {
    const reply = await fetch(token, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => {
      throw unreachable('LinkedIn');
    });
    if (reply.status >= 500) throw unreachable('LinkedIn');
    const parsed = tokenReply.safeParse(await reply.json().catch(() => null));
    return parsed.success ? parsed.data.id_token : null;
  }

  return {
    address({ state, nonce, redirectUri }) {
      const address = new URL(authorization);
      const scope = 'openid profile email';
      const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope };
      address.search = new URLSearchParams({ ...query, state, nonce }).toString();
      return address.href;
    },
    async identify({ code, nonce, redirectUri }) {
      const idToken = await idTokenFor(code, redirectUri);
      if (idToken === null) return null;
      try {
        const parsed = claims.safeParse(
          await claimsOfIdToken(idToken, keys, { clientId, issuer, now: now() }),
        );
        if (!parsed.success || (parsed.data.nonce ?? nonce) !== nonce) return null;
        const { sub, email, name } = parsed.data;
        // LinkedIn runs nobody's mailbox.
        return { subject: sub, email, name: name ?? '', authoritative: false };
      } catch (error) {
        if (cannotReach(error)) throw unreachable('LinkedIn');
        return null;
      }
    },
  };
}
