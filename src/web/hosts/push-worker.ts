// The service worker of the career host: shows what the agent asks, and lets the app open without a connection.
import {
  messageIn,
  notificationOf,
  pageIn,
  type PushData,
  titleAfterSkip,
} from './career/push-notification.ts';
import { skipFromPush } from './career/skip-from-push.ts';
import { dropOldShells, openAsset, openNamedFile, openPage } from './offline-shell.ts';

declare const self: ServiceWorkerGlobalScope;

const namedFiles = new Set(['/theme.js', '/favicon.svg', '/icon-192.png']);

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request));
  else if (namedFiles.has(pathname)) event.respondWith(openNamedFile(request));
});

/** The body of a push as JSON; null where it is none. */
function jsonOf(data: { json: () => unknown } | null): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}

self.addEventListener('push', (event) => {
  const { title, options } = notificationOf(messageIn(jsonOf(event.data)));
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Brings an open page of the app to the front and there, or opens one. */
async function openPageOf(data: PushData): Promise<void> {
  const address = pageIn(data.url, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  const page = there ?? pages.find((one) => new URL(one.url).pathname.startsWith('/dashboard'));
  if (!page) {
    await self.clients.openWindow(address);
    return;
  }
  await page.focus();
  // A page that this worker does not control can't be moved.
  if (!there) await page.navigate(address).catch(() => self.clients.openWindow(address));
}

async function skip(data: PushData, tag: string): Promise<void> {
  const { sentence, done } = await skipFromPush(data);
  await self.registration.showNotification(titleAfterSkip(data.job, done), {
    body: sentence,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // Once it is skipped there is nothing left to decide.
    data: done ? { ...data, skipToken: null } : data,
    silent: done,
  });
}

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  // Written by the push above.
  const data = notification.data as PushData;
  notification.close();
  event.waitUntil(action === 'skip' ? skip(data, notification.tag) : openPageOf(data));
});
