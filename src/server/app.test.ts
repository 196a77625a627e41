import { request } from 'node:http';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { createApp } from '#server/app.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

const MALFORMED = {
  detail: 'The request could not be read. Please check that its body is complete and valid.',
  code: 'malformed_request',
};
const NOTHING = { detail: 'There is nothing at this address.', code: 'not_found' };
const UNSTORABLE = 'The request holds characters that cannot be kept. Please type the text again.';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (body: string | object, headers = {}) =>
  app.call('POST', '/auth/token', body, undefined, headers);
const variant = (parts: { config?: object; mailbox?: boolean }) =>
  createApp({
    world: { ...app.world, config: { ...app.config, ...parts.config } },
    web: { serve: async (kind) => new Response(`page of ${kind}`) },
    mailbox: parts.mailbox
      ? () => [{ to: 'a@b.test', subject: '<b>', text: 'Hi', html: '', at: '2026' }]
      : null,
    ready: () => Promise.reject(new Error('no database')),
  });
const pageOf = async (host: string) => (await app.app.request(`http://${host}/anything`)).text();
const headersOf = async (path: string, config: object = {}, init: RequestInit = {}) =>
  Object.fromEntries((await variant({ config }).request(`http://career.localhost${path}`, init)).headers);
const readMail = (path: string, config: object = {}, address = '127.0.0.1') =>
  variant({ mailbox: true, config }).request(
    `http://localhost${path}`,
    {},
    {
      incoming: { socket: { remoteAddress: address } },
    },
  );

describe('the server', () => {
  test('says that it is alive, and ready when its database answers', async () => {
    expect(await (await app.app.request('http://localhost/health')).json()).toEqual({ ok: true });
    expect((await app.app.request('http://localhost/ready')).status).toBe(200);
    expect((await variant({}).request('http://localhost/ready')).status).toBe(503);
  });

  test('describes every endpoint of the contract', async () => {
    const { body } = await app.call('GET', '/openapi.json');
    const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const promised = Object.values(contract)
      .flatMap((group) => Object.values(group))
      .map((endpoint) => endpoint['~orpc'].route)
      .map(({ method, path }) => `${method ?? 'POST'} ${path}`);
    expect(described.toSorted()).toEqual(promised.toSorted());
  });
});

describe('a body', () => {
  test.each(['{"username":"a"', '[[[', '{"a":NaN}', 'name=a', '\u0000'])(
    '%j that is not JSON is malformed',
    async (body) => {
      const reply = await signIn(body);
      expect([reply.status, reply.body]).toEqual([400, MALFORMED]);
    },
  );

  test.each([
    '[1]',
    '"text"',
    'null',
    '17',
    '{"username":["a"],"password":{}}',
    '{"__proto__":{"username":"a"}}',
  ])('%s of the wrong shape is refused in one sentence', async (body) => {
    const reply = await signIn(body);
    expect(reply).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(reply.body.detail).toMatch(/^Please [^\n]+\.$/);
  });

  test('with text that cannot be kept is refused', async () => {
    for (const username of ['zoe\u0000@example.test', '\uDC00'])
      expect((await signIn({ username, password: 'x' })).body).toEqual({
        detail: UNSTORABLE,
        code: 'invalid_input',
      });
  });

  test('nested without end is refused and harms nobody', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect([400, 422]).toContain((await signIn(deep)).status);
    expect([400, 422]).toContain((await signIn(`{"username":${deep},"password":"x"}`)).status);
  });

  test('of more than a megabyte is too large, and a CV may have five', async () => {
    const reply = await signIn({ username: 'a', password: 'x'.repeat(1024 * 1024) });
    expect([reply.status, reply.body.code]).toEqual([413, 'too_large']);
    const upload = new FormData();
    upload.set('file', new File([new Uint8Array(6 * 1024 * 1024)], 'cv.pdf'));
    const large = await app.app.request('http://career.localhost/api/resume/upload', {
      method: 'POST',
      body: upload,
    });
    expect(large.status).toBe(413);
  });
});

describe('an address', () => {
  test.each(['/nothing', '/auth', '/auth/token/more', '/../health', '/auth%2Ftoken'])(
    '/api%s that does not exist answers in JSON',
    async (path) => {
      const reply = await app.call('POST', path, {});
      expect([reply.status, reply.body]).toEqual([404, NOTHING]);
    },
  );

  test('asked with another method says which it takes', async () => {
    const reply = await app.call('DELETE', '/auth/token');
    expect([reply.status, reply.body.code, reply.headers.get('allow')]).toEqual([405, 'not_allowed', 'POST']);
  });

  test('of more than 8 kB is too long', async () => {
    expect((await app.call('GET', `/auth/options?${'x'.repeat(9000)}`)).status).toBe(414);
  });

  test('that needs an account is closed to visitors and to made-up tokens', async () => {
    for (const token of [undefined, 'x', 'x'.repeat(43), "' or 1=1 --"]) {
      const reply = await app.call('GET', '/notifications', undefined, token);
      expect([reply.status, reply.body.code]).toEqual([401, 'unauthenticated']);
    }
  });

  test('is answered by each host with its own page', async () => {
    expect(
      await Promise.all(['localhost:3000', 'Career.site.test', 'aistore.localhost'].map(pageOf)),
    ).toEqual(['page of main', 'page of career', 'page of aistore']);
  });
});

describe('with PUBLIC_HOSTS', () => {
  const publicHosts = ['site.test', 'career.site.test', 'aistore.site.test'];
  const rows: [Record<string, string>, string][] = [
    [{ host: 'career.site.test' }, 'page of career'],
    [{ host: 'Career.site.test:3000' }, 'page of career'],
    [{ host: 'aistore.site.test' }, 'page of aistore'],
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
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types resume-html dompurify service-worker",
        "content-type": "text/plain; charset=UTF-8",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      }
    `);
  });

  test('are on every answer of the API, also on refusals', async () => {
    const page = await headersOf('/dashboard/overview');
    const names = Object.keys(page).filter((name) => name !== 'content-type');
    for (const path of ['/api/auth/options', '/api/nothing', '/health', '/dev/mail'])
      expect(await headersOf(path)).toMatchObject(
        Object.fromEntries(names.map((name) => [name, page[name]])),
      );
    expect((await headersOf('/api/nothing'))['cache-control']).toBe('no-store');
    const wrongHost = await headersOf('/', { publicHosts: ['site.test'] });
    expect(Object.keys(wrongHost)).toEqual(expect.arrayContaining(names));
  });

  test('let only the sign-in pages load Google, and only when it is configured', async () => {
    const config = { googleClientId: 'client' };
    expect((await headersOf('/login', config))['content-security-policy']).toContain(
      'https://accounts.google.com/gsi/client',
    );
    expect((await headersOf('/dashboard/overview', config))['content-security-policy']).not.toContain(
      'google',
    );
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
