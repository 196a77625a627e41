// The service worker of the career host. It lets the app open without a connection.
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
