import webpush from 'web-push';
import type { PushSender } from '#server/ports/push.ts';
import type { VapidKeys } from '#server/ports/push/keys.ts';

const SERVICES = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
const WINDOWS = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.notify\.windows\.com$/;
const TIMEOUT_MILLISECONDS = 10_000;

export interface WebPushOptions {
  /** Origins beyond the known services; only tests set it. */
  extraOrigins?: readonly string[];
  fetch?: typeof fetch;
}

/** True for an https address of one of the four browsers' push services, without port or user. */
function isKnownService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return SERVICES.has(hostname) || WINDOWS.test(hostname);
}

/** Web Push (RFC 8030, 8291, 8292) to known services only; checked when a device is saved and again when sending. */
export function webPush(keys: VapidKeys, subject: string, options: WebPushOptions = {}): PushSender {
  const call = options.fetch ?? fetch;
  const isExtra = (endpoint: string) =>
    URL.canParse(endpoint) && (options.extraOrigins ?? []).includes(new URL(endpoint).origin);
  const accepts = (endpoint: string) => isKnownService(endpoint) || isExtra(endpoint);
  return {
    publicKey: () => keys.publicKey,
    accepts,
    async send(subscription, message, lifetimeSeconds) {
      if (!accepts(subscription.endpoint)) return 'refused';
      let request;
      try {
        request = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
          TTL: Math.max(0, Math.floor(lifetimeSeconds)),
          urgency: 'high',
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject, ...keys },
        });
      } catch {
        // Keys that are no point on the curve: this device can never be reached.
        return 'gone';
      }
      try {
        const reply = await call(request.endpoint, {
          method: request.method,
          headers: request.headers,
          body: new Uint8Array(request.body),
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        });
        await reply.body?.cancel();
        if (reply.ok) return 'delivered';
        if (reply.status === 404 || reply.status === 410) return 'gone';
        return reply.status === 429 || reply.status >= 500 ? 'failed' : 'refused';
      } catch {
        return 'failed';
      }
    },
  };
}
