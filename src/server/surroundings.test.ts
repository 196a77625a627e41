import { request } from 'node:http';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const variant = (parts: { config?: object; mailbox?: boolean }) =>
  createApp({
    world: { ...app.world, config: { ...app.config, ...parts.config } },
    web: { serve: async (kind) => new Response(`page of ${kind}`) },
    mailbox: parts.mailbox
      ? () => [{ to: 'a@b.test', subject: '<b>', text: 'Hi', html: '', at: '2026' }]
      : null,
    ready: () => Promise.reject(new Error('no database')),
  });
const headersOf = async (path: string, config: object = {}) =>
  Object.fromEntries((await variant({ config }).request(`http://career.localhost${path}`)).headers);
const readMail = (path: string, config: object = {}, address = '127.0.0.1') =>
  variant({ mailbox: true, config }).request(
    `http://localhost${path}`,
    {},
    {
      incoming: { socket: { remoteAddress: address } },
    },
  );

describe('with PUBLIC_HOSTS', () => {
  const publicHosts = ['site.test', 'career.site.test', 'aistore.site.test'];
  const rows: [Record<string, string>, string][] = [
    [{ host: 'career.site.test' }, 'page of career'],
    [{ host: 'Career.site.test:3000' }, 'page of career'],
    [{ host: 'aistore.site.test' }, 'page of aistore'],
    [{ host: 'career.site.test.' }, 'page of career'],
    [{ host: 'aistore.site.test.:3000' }, 'page of aistore'],
    [{ host: 'career.site.test..' }, 'refused'],
    [{ host: 'site.test', 'x-forwarded-host': 'other.test' }, 'page of main'],
    [{ host: 'site.test', 'x-forwarded-for': '127.0.0.1' }, 'page of main'],
    [{ host: 'mycareer.site.test' }, 'refused'],
    [{ host: 'other.test' }, 'refused'],
    [{ host: 'career.other.test' }, 'refused'],
    [{ host: 'career.site.test.other.test' }, 'refused'],
    [{ host: '' }, 'refused'],
    [{ host: '<b>' }, 'refused'],
    [{ host: 'site.test\u00A0' }, 'refused'],
  ];
  test.each(rows)('%j is answered as expected', async (headers, expected) => {
    const server = serve({
      fetch: variant({ config: { publicHosts } }).fetch,
      port: 0,
      hostname: '127.0.0.1',
    });
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const call = request({ port, host: '127.0.0.1', path: '/', headers }).end();
    const [reply] = await once(call, 'response');
    let text = '';
    for await (const part of reply) text += String(part);
    server.close();
    if (expected === 'refused') expect([400, 421]).toContain(reply.statusCode);
    else expect(text).toBe(expected);
  });
});

describe('the security headers', () => {
  test('are on every page', async () => {
    expect(await headersOf('/dashboard/overview')).toMatchInlineSnapshot(`
      {
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types resume-html dompurify service-worker pdf-worker ProseMirrorClipboard; report-to policy; report-uri /policy-reports",
        "content-type": "text/plain; charset=UTF-8",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "accelerometer=(), aria-notify=(), autoplay=(), browsing-topics=(), camera=(), captured-surface-control=(), clipboard-read=(), compute-pressure=(), cross-origin-isolated=(), deferred-fetch=(), deferred-fetch-minimal=(), digital-credentials-get=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), interest-cohort=(), keyboard-map=(), language-detector=(), language-model=(), local-fonts=(), local-network=(), local-network-access=(), loopback-network=(), magnetometer=(), microphone=(), midi=(), on-device-speech-recognition=(), otp-credentials=(), payment=(), picture-in-picture=(), private-state-token-issuance=(), private-state-token-redemption=(), screen-wake-lock=(), serial=(), storage-access=(), summarizer=(), sync-xhr=(), translator=(), usb=(), window-management=(), xr-spatial-tracking=(), clipboard-write=(self), publickey-credentials-create=(self), publickey-credentials-get=(self)",
        "referrer-policy": "no-referrer",
        "reporting-endpoints": "policy="/policy-reports"",
        "x-content-type-options": "nosniff",
      }
    `);
  });

  test('are on every answer of the API, also on refusals', async () => {
    const names = ['content-security-policy', 'referrer-policy', 'x-content-type-options'];
    for (const path of ['/api/auth/options', '/api/nothing', '/health', '/dev/mail'])
      expect(Object.keys(await headersOf(path))).toEqual(expect.arrayContaining(names));
    expect((await headersOf('/api/nothing'))['cache-control']).toBe('no-store');
    const wrongHost = await headersOf('/', { publicHosts: ['site.test'] });
    expect(Object.keys(wrongHost)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['career.localhost', ['/', '/login', '/signup', '/login/google']],
    ['aistore.localhost', ['/login', '/signup', '/login/google']],
    ['localhost', []],
  ])('let on %s only the pages that load Google load it', async (host, loading: string[]) => {
    const configured = variant({ config: { googleClientId: 'client' } });
    for (const path of [
      '/',
      '/login',
      '/signup',
      '/login/google',
      '/login/linkedin',
      '/dashboard/security',
    ]) {
      const { headers } = await configured.request(`http://${host}${path}`);
      const allows = (headers.get('content-security-policy') ?? '').includes(
        'https://accounts.google.com/gsi/client',
      );
      expect([path, allows, headers.get('cross-origin-opener-policy')]).toEqual([
        path,
        loading.includes(path),
        loading.includes(path) ? 'same-origin-allow-popups' : 'same-origin',
      ]);
    }
  });

  test('let no page load Google where it is not configured', async () => {
    expect((await headersOf('/login'))['content-security-policy']).not.toContain('google');
  });

  test('ask for TLS for two years where we are behind it', async () => {
    const secure = await headersOf('/', { publicOrigin: 'https://site.test' });
    expect(secure['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('the development mailbox', () => {
  test('shows mail as JSON and as a page on which nothing runs', async () => {
    expect(await (await readMail('/dev/mail.json')).json()).toHaveLength(1);
    expect(await (await readMail('/dev/mail')).text()).toContain('<h2>&lt;b&gt;</h2>');
  });

  test('is there on loopback only, and never in production', async () => {
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      expect((await readMail(path, {}, '::1')).status).toBe(200);
      expect((await readMail(path, {}, '192.0.2.7')).status).toBe(404);
      expect((await readMail(path, { environment: 'production' })).status).toBe(404);
    }
  });
});
