import type { Page, Request, Response } from 'playwright-core';
import { CONFIRMED_ADDRESS } from '#server/ports/browser/form/phrases.data.ts';
import type { Signs } from './signs.ts';

/** What the network said since the click. */
export interface Traffic {
  accepted: boolean;
  failed: boolean;
  /** The other side answered that something is wrong with what it got. */
  rejected: boolean;
  /** Every single thing that was sent was answered with "too many requests"; what Retry-After said. */
  limited: { retryAfter: string | null } | null;
  /** Whether anything was sent at all. */
  sent: boolean;
  pending: number;
}

const isSending = (request: Request) => request.method() !== 'GET' && request.method() !== 'OPTIONS';

/** Watches what a page sends from now on; page views and questions in advance do not count. */
export function watchTraffic(page: Page): { read(): Traffic; stop(): void } {
  const open = new Set<Request>();
  const statuses: number[] = [];
  let sent = 0;
  let retryAfter: string | null = null;
  const onRequest = (request: Request) => {
    if (!isSending(request)) return;
    sent += 1;
    open.add(request);
  };
  const onEnd = (request: Request) => void open.delete(request);
  const onResponse = (response: Response) => {
    if (!isSending(response.request())) return;
    statuses.push(response.status());
    retryAfter = response.headers()['retry-after'] ?? retryAfter;
  };
  page
    .on('request', onRequest)
    .on('requestfinished', onEnd)
    .on('requestfailed', onEnd)
    .on('response', onResponse);
  return {
    read: () => ({
      accepted: statuses.some((status) => status >= 200 && status < 400),
      failed: statuses.some((status) => status >= 500),
      rejected: statuses.some((status) => status >= 400 && status < 500),
      // One without an answer may be the application.
      limited:
        sent > 0 && statuses.length === sent && statuses.every((status) => status === 429)
          ? { retryAfter }
          : null,
      sent: statuses.length > 0 || open.size > 0,
      pending: open.size,
    }),
    stop: () => {
      page
        .off('request', onRequest)
        .off('requestfinished', onEnd)
        .off('requestfailed', onEnd)
        .off('response', onResponse);
    },
  };
}

const pathOf = (address: string) => `${new URL(address).pathname}${new URL(address).search}`;

/**
 * What the page says after the click, weighed; null while it says nothing certain. `complaints` are short texts that are new
 * on it and read as such: they count only where nothing was sent, or what was sent was turned down.
 */
export function judge(
  before: Signs,
  now: Signs,
  traffic: Traffic,
  formGone: boolean,
  complaints = 0,
): 'confirmed' | 'refused' | 'captcha' | 'email_code' | 'limited' | 'broken' | null {
  // Whatever else the page says: what waits for the applicant's mail has not arrived.
  if (now.awaits !== null && before.awaits === null && traffic.pending === 0) return 'email_code';
  const text = now.confirmed && (formGone || !before.confirmed);
  const moved = now.address !== before.address && !CONFIRMED_ADDRESS.test(pathOf(before.address));
  const fresh = now.frames.filter((frame) => !before.frames.includes(frame));
  const address =
    (moved && CONFIRMED_ADDRESS.test(pathOf(now.address))) ||
    fresh.some((frame) => CONFIRMED_ADDRESS.test(pathOf(frame)));
  const isNew = now.messages.some(({ message }) => !before.messages.some((old) => old.message === message));
  // A page without form and an answer without error may still be an error page: one sign has to say so itself.
  const signs = [text, address, traffic.accepted, formGone].filter(Boolean).length;
  if (!isNew && (text || address) && signs >= 2) return 'confirmed';
  // Thanks alone are no receipt: the form has to be gone and the other side to have taken what was sent.
  if (!isNew && now.thanked && !before.thanked && formGone && traffic.accepted) return 'confirmed';
  if (traffic.pending === 0 && traffic.limited !== null) return 'limited';
  if (traffic.failed) return 'broken';
  if (now.captcha && !before.captcha) return 'captcha';
  if (traffic.pending === 0 && !formGone && isNew) return 'refused';
  if (traffic.pending === 0 && formGone && now.closed) return 'refused';
  const turnedDown = !traffic.accepted && (traffic.rejected || !traffic.sent);
  if (traffic.pending === 0 && !formGone && complaints > 0 && turnedDown) return 'refused';
  // A page may say the very same of a second try.
  const isStanding = traffic.rejected && !traffic.accepted && now.messages.length > 0;
  if (traffic.pending === 0 && !formGone && isStanding) return 'refused';
  return null;
}
