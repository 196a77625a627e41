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

/**
 * An endpoint as the URL parser reads it; null when it was not written just so. Another parser (web-push has one) could take a
 * backslash, a dot segment or a full-width dot for something else.
 */
function readEndpoint(endpoint: string): URL | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  return url.href === endpoint ? url : null;
}

/** True for an https address of one of the four browsers' push services, without port, user or fragment. */
function isKnownService({ protocol, hostname, port, username, password, hash }: URL): boolean {
  if (protocol !== 'https:' || `${port}${username}${password}${hash}` !== '') return false;
  return SERVICES.has(hostname) || WINDOWS.test(hostname);
}

/** Web Push (RFC 8030, 8291, 8292) to known services only; checked when a device is saved and again when sending. */
export function webPush(keys: VapidKeys, subject: string, options: WebPushOptions = {}): PushSender {
  const call = options.fetch ?? fetch;
  const accepts = (endpoint: string) => {
    const url = readEndpoint(endpoint);
    return url !== null && (isKnownService(url) || (options.extraOrigins ?? []).includes(url.origin));
  };
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
