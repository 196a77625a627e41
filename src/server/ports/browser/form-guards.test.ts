import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sharedFolder } from '#server/ports/browser/chromium.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';

/** What a form's page tries, and tells its own server of. */
const PAGE = (elsewhere: number) => `<!doctype html><title>Apply</title>
<form action="/sent" method="post"><label>Name * <input name="name" required></label><button>Submit application</button></form>
<script>
const tell = (what, said) => fetch('/told?' + new URLSearchParams({ what, said: String(said) }));
tell('webrtc', [typeof RTCPeerConnection, typeof webkitRTCPeerConnection]);
navigator.serviceWorker.register('/worker.js').catch(() => undefined).then(() => navigator.serviceWorker.getRegistrations())
  .then(({ length }) => tell('workers', length));
const socket = new WebSocket('ws://127.0.0.1:${elsewhere}/socket');
socket.onopen = () => tell('socket', 'open'); socket.onerror = () => tell('socket', 'refused');
const own = new WebSocket('ws://' + location.host + '/own'); own.onopen = own.onerror = () => tell('own', 'tried');
fetch('http://127.0.0.1:${elsewhere}/fetch', { mode: 'no-cors' }).finally(() => tell('fetch', 'tried'));
navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => tell('geolocation', state));
fetch('/gate').then(() => { const link = document.createElement('a'); link.href = '/file.bin'; link.download = 'file.bin';
  document.body.append(link); link.click(); });
</script>`;

let server: Server;
let elsewhere: Server;
const told = new Map<string, string>();
const asked: string[] = [];
const reached: string[] = [];
/** Opened once the test watches for downloads. */
const gate = Promise.withResolvers<void>();
const portOf = (one: Server) => (one.address() as AddressInfo).port;
const start = async (one: Server) => new Promise<void>((resolve) => void one.listen(0, '127.0.0.1', resolve));
beforeAll(async () => {
  elsewhere = createServer((request, reply) => {
    reached.push(request.url ?? '');
    reply.end();
  });
  elsewhere.on('upgrade', (request, socket) => {
    reached.push(request.url ?? '');
    socket.destroy();
  });
  await start(elsewhere);
  server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    asked.push(pathname);
    if (pathname === '/told') told.set(searchParams.get('what') ?? '', searchParams.get('said') ?? '');
    if (pathname === '/file.bin') reply.setHeader('content-disposition', 'attachment');
    reply.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html');
    const answer = () => reply.end(pathname === '/' ? PAGE(portOf(elsewhere)) : '');
    if (pathname === '/gate') void gate.promise.then(answer);
    else answer();
  });
  await start(server);
});
afterAll(() => {
  server.close();
  elsewhere.close();
});

test('a form’s page has no WebRTC, no worker of its own, no download, no socket and no request past the proxy, no permission', async () => {
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const chromium = runningChromium({ temporaryFolder: sharedFolder, log: terminalLog });
  const browser = playwrightBrowser({ chromium, extraOrigin: origin });
  const running = await chromium.get();
  const downloads: string[] = [];
  const fields: never[] = [];
  const signal = AbortSignal.timeout(60_000);
  const job = {
    address: `${origin}/`,
    allowedHosts: [],
    files: {},
    fields,
    blank: [],
    family: 'unknown',
    signal,
  };
  const form = await browser.open(job);
  for (const context of running.contexts())
    for (const page of context.pages())
      page.on(
        'download',
        (download) =>
          void download.path().then(
            () => downloads.push('kept'),
            () => downloads.push('refused'),
          ),
      );
  gate.resolve();
  await expect.poll(() => told.size).toBe(6);
  expect(Object.fromEntries(told)).toEqual({
    webrtc: 'undefined,undefined',
    workers: '0',
    socket: 'refused',
    own: 'tried',
    fetch: 'tried',
    geolocation: 'denied',
  });
  await expect.poll(() => downloads).toEqual(['refused']);
  expect([reached, asked.includes('/worker.js')]).toEqual([[], false]);
  await form.close();
  await browser.close();
});
