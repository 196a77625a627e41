import type { Asker, Visit } from '#server/actor.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';

// The prefix makes browsers refuse it from anywhere but this host over a safe connection.
const NAME = '__Host-device';
const LIFE_SECONDS = 400 * 24 * 60 * 60;

/** The device's secret from a `Cookie` header, or null. It tells devices apart and never authorises anything alone. */
export function readDeviceCookie(header: string | undefined): string | null {
  return /(?:^|;\s*)__Host-device=([\w-]{20,200})(?:;|$)/.exec(header ?? '')?.[1] ?? null;
}

/** The `Set-Cookie` value that keeps a device's secret where no script can read it. */
const deviceCookie = (secret: string): string =>
  `${NAME}=${secret}; Max-Age=${LIFE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Strict`;

/** The answer to a sign-in: the bearer token; the browser is told to keep the device's secret. */
export function sessionReply(replyHeaders: Headers, { token, device }: { token: string; device: string }) {
  replyHeaders.append('set-cookie', deviceCookie(device));
  return { access_token: token, token_type: 'bearer' as const };
}

/** The browser that asks for a code; one without the cookie is told to keep one, so that it can be told again. */
export function askerOf({
  world,
  visit,
  replyHeaders,
}: {
  world: Pick<World, 'tokens'>;
  visit: Visit;
  replyHeaders: Headers;
}): Asker {
  if (visit.device !== null) return { deviceHash: hashToken(visit.device), source: null };
  const secret = world.tokens.secret();
  replyHeaders.append('set-cookie', deviceCookie(secret));
  return { deviceHash: hashToken(secret), source: visit.source };
}
