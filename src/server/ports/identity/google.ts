import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { GoogleVerifier } from '#server/ports/google.ts';
import { Problem } from '#server/problem.ts';

const KEYS_ADDRESS = new URL('https://www.googleapis.com/oauth2/v3/certs');
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const TOLERANCE_SECONDS = 60;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(254),
  email_verified: z.literal(true),
  name: z.string().max(200).optional(),
  hd: z.string().min(1).optional(),
  iat: z.number(),
});

export interface GoogleVerifierOptions {
  /** Where signing keys come from; by default Google's published ones. */
  keys?: JWTVerifyGetKey;
  now?: () => Date;
}

function cannotReach(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}

/**
 * Verifies Google ID tokens: RS256, Google's keys, our client as audience, one of two issuers, a verified address, ±60 s.
 * Answers null for every credential when no client is configured. Throws Problem `unavailable` when the keys can't be read.
 */
export function googleVerifier(clientId: string | null, options: GoogleVerifierOptions = {}): GoogleVerifier {
  const keys = options.keys ?? createRemoteJWKSet(KEYS_ADDRESS, { timeoutDuration: 5000 });
  const now = options.now ?? (() => new Date());
  return {
    async verify(credential) {
      if (clientId === null) return null;
      try {
        const { payload } = await jwtVerify(credential, keys, {
          algorithms: ['RS256'],
          audience: clientId,
          issuer: ISSUERS,
          clockTolerance: TOLERANCE_SECONDS,
          currentDate: now(),
          requiredClaims: ['exp', 'iat', 'sub'],
        });
        const parsed = claims.safeParse(payload);
        if (!parsed.success || parsed.data.iat > now().getTime() / 1000 + TOLERANCE_SECONDS) return null;
        const { sub, email, name, hd } = parsed.data;
        const authoritative = hd !== undefined || email.toLowerCase().endsWith('@gmail.com');
        return { subject: sub, email, name: name ?? '', authoritative };
      } catch (error) {
        if (cannotReach(error))
          throw new Problem(
            'unavailable',
            'Google cannot be reached right now. Please try again in a moment.',
          );
        return null;
      }
    },
  };
}
