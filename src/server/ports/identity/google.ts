import { createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { GoogleVerifier, ProvenIdentity } from '#server/ports/identity-providers.ts';
import { claimsOfIdToken, isForUs, TOLERANCE_SECONDS } from './id-token.ts';
import { cannotReach, unreachable } from './unreachable.ts';

const KEYS_ADDRESS = new URL('https://www.googleapis.com/oauth2/v3/certs');
const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/tokeninfo';
const PERSON_ADDRESS = 'https://www.googleapis.com/oauth2/v3/userinfo';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const PATIENCE_MS = 5000;

const person = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(254),
  email_verified: z.literal(true),
  name: z.string().max(200).optional(),
  hd: z.string().min(1).optional(),
});
const claims = person.extend({ iat: z.number() });
/** What Google says of an access token: whose it is, and for which client it was made. */
const tokenFacts = z.object({ aud: z.string(), azp: z.string().optional(), sub: z.string() });

export interface GoogleVerifierOptions {
  /** Where signing keys come from; by default Google's published ones. */
  keys?: JWTVerifyGetKey;
  /** Where Google tells whom an access token was given to, and who its person is. */
  tokenAddress?: string;
  personAddress?: string;
  now?: () => Date;
}

function identityOf({ sub, email, name, hd }: z.infer<typeof person>): ProvenIdentity {
  const authoritative = hd !== undefined || email.toLowerCase().endsWith('@gmail.com');
  return { subject: sub, email, name: name ?? '', authoritative };
}

/** The JSON of an answer; null for a refusal. Throws Problem `unavailable` without an answer. */
async function ask(address: string, init: RequestInit): Promise<unknown> {
  const reply = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw unreachable('Google');
  });
  if (reply.status >= 500) throw unreachable('Google');
  return reply.ok ? reply.json().catch(() => null) : null;
}

/**
 * Verifies what proves a Google identity. ID tokens: RS256, Google's keys, made for our client alone, one of two issuers, a
 * verified address, ±60 s. Access tokens: given to our client, by Google's own word. Answers null for everything when no
 * client is configured. Throws Problem `unavailable` when Google can't be reached.
 */
export function googleVerifier(clientId: string | null, options: GoogleVerifierOptions = {}): GoogleVerifier {
  const keys = options.keys ?? createRemoteJWKSet(KEYS_ADDRESS, { timeoutDuration: PATIENCE_MS });
  const now = options.now ?? (() => new Date());
  return {
    async verify(credential) {
      if (clientId === null) return null;
      try {
        const expected = { clientId, issuer: ISSUERS, now: now() };
        const parsed = claims.safeParse(await claimsOfIdToken(credential, keys, expected));
        if (!parsed.success || parsed.data.iat > now().getTime() / 1000 + TOLERANCE_SECONDS) return null;
        return identityOf(parsed.data);
      } catch (error) {
        if (cannotReach(error)) throw unreachable('Google');
        return null;
      }
    },
    async verifyAccessToken(token) {
      if (clientId === null) return null;
      const facts = tokenFacts.safeParse(
        await ask(options.tokenAddress ?? TOKEN_ADDRESS, {
          method: 'POST',
          body: new URLSearchParams({ access_token: token }),
        }),
      );
      if (!facts.success || !isForUs(facts.data, clientId)) return null;
      const headers = { authorization: `Bearer ${token}` };
      const told = person.safeParse(await ask(options.personAddress ?? PERSON_ADDRESS, { headers }));
      return told.success && told.data.sub === facts.data.sub ? identityOf(told.data) : null;
    },
  };
}
