import { jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';

/** Seconds by which a provider's clock may differ from ours. */
export const TOLERANCE_SECONDS = 60;

/**
 * Whether a token was made for us and for nobody else (OpenID Connect Core 3.1.3.7, steps 3 to 5). We trust no other client:
 * each audience must be us, several must come with the party they were made for, and that party, when named, must be us.
 */
export function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  const audiences = typeof aud === 'string' ? [aud] : (aud ?? []);
  if (audiences.length === 0 || audiences.some((audience) => audience !== clientId)) return false;
  return azp === undefined ? audiences.length === 1 : azp === clientId;
}

/**
 * What an ID token says, once its signature (RS256), issuer, times (±60 s) and addressee hold; null when it is not for us.
 * Rejects with jose's errors for everything else.
 */
export async function claimsOfIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  expected: { clientId: string; issuer: string | string[]; now: Date },
): Promise<JWTPayload | null> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    audience: expected.clientId,
    issuer: expected.issuer,
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: expected.now,
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  return isForUs(payload, expected.clientId) ? payload : null;
}
