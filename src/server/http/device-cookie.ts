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
