import type { PushMessage } from '#contract/platform/notifications.ts';
import { text } from './messages.ts';

/** What the worker needs to know again when the notification is pressed. */
export interface PushData {
  url: string;
  applicationId: string | null;
  skipToken: string | null;
  contentHash: string | null;
  /** Its title, said again after a skip. */
  job: string;
}

interface Shown {
  title: string;
  /** `actions` and `renotify` are in every worker that has push, and not yet in TypeScript's library. */
  options: NotificationOptions & {
    actions: { action: 'read' | 'skip'; title: string }[];
    data: PushData;
  };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The message of a push, whatever arrives: a browser must always show something for it. */
export function messageIn(json: unknown): PushMessage {
  const given: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  return {
    title: textIn(given['title']) || text('news'),
    body: textIn(given['body']) || text('newsText'),
    job: textOrNull(given['job']),
    application_id: textOrNull(given['application_id']),
    url: textIn(given['url']),
    skip_token: textOrNull(given['skip_token']),
    content_hash: textOrNull(given['content_hash']),
    tag: textIn(given['tag']) || 'news',
  };
}

/** The page a message leads to: one of this host, the notifications otherwise. */
export function pageIn(url: string, origin: string): string {
  try {
    const page = new URL(url, origin);
    if (url !== '' && page.origin === origin) return page.href;
  } catch {
    // No address at all.
  }
  return new URL('/dashboard/notifications', origin).href;
}

/** The title after a skip: "Skipped: Dispatcher". */
export const titleAfterSkip = (job: string, done: boolean): string =>
  done ? text('skipped', { job }) : text('notSkipped', { job });

/** A message as the notification that is shown; Skip is offered only where its token came along. */
export function notificationOf(message: PushMessage): Shown {
  const { title, body, job, tag, url, application_id, skip_token, content_hash } = message;
  const canSkip = application_id !== null && skip_token !== null && content_hash !== null;
  return {
    title,
    options: {
      body,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      // Stays until it is decided: it waits for the person.
      requireInteraction: canSkip,
      actions: canSkip
        ? [
            { action: 'read', title: text('readAndApprove') },
            { action: 'skip', title: text('skip') },
          ]
        : [{ action: 'read', title: text('read') }],
      data: {
        url,
        applicationId: application_id,
        skipToken: skip_token,
        contentHash: content_hash,
        job: job ?? title,
      },
    },
  };
}
