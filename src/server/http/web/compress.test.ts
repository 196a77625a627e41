import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { compressed } from './compress.ts';

const LONG = 'A posting as long as they are. '.repeat(200);
const small = new Hono();
small.use(compressed);
const type = (name: string, more: Record<string, string> = {}) => ({ 'content-type': name, ...more });
small.get('/json', (context) => context.body(JSON.stringify({ LONG }), 200, type('application/json')));
small.get('/page', (context) => context.html(LONG));
small.get('/calendar', (context) => context.body(LONG, 200, type('text/calendar; charset=utf-8')));
small.get('/tagged', (context) =>
  context.body(LONG, 200, type('text/plain', { etag: '"a"', vary: 'Origin' })),
);
small.get('/short', (context) => context.json({ ok: true }));
small.get('/empty', (context) => context.body(null, 204));
small.get('/archive', (context) => context.body(LONG, 200, type('application/zip')));
small.get('/picture', (context) => context.body(LONG, 200, type('image/png')));
small.get('/document', (context) => context.body(LONG, 200, type('application/pdf')));
small.get('/done', (context) => context.body(LONG, 200, type('text/css', { 'content-encoding': 'gzip' })));
small.get('/stream', (context) =>
  streamSSE(context, async (stream) => {
    await stream.writeSSE({ data: LONG });
  }),
);

const get = (path: string, accepted = 'gzip, deflate, br, zstd', method = 'GET') =>
  small.request(path, { method, headers: { 'accept-encoding': accepted } });
const encodingOf = (reply: Response) => reply.headers.get('content-encoding');
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe('a text', () => {
  test.each(['/json', '/page', '/calendar'])(
    'at %s is compressed the way its reader takes it',
    async (path) => {
      const plain = await bytesOf(await get(path, ''));
      const brotli = await get(path);
      const gzip = await get(path, 'gzip');
      expect([brotli, gzip].map(encodingOf)).toEqual(['br', 'gzip']);
      const [first, second] = [await bytesOf(brotli), await bytesOf(gzip)];
      expect([brotliDecompressSync(first), gunzipSync(second)]).toEqual([plain, plain]);
      expect(Math.max(first.length, second.length)).toBeLessThan(plain.length / 5);
    },
  );

  test('is left as it is for a reader who takes neither, and caches are told that there is another', async () => {
    for (const accepted of ['', 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const reply = await get('/json', accepted);
      expect([encodingOf(reply), reply.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
      expect(await reply.json()).toEqual({ LONG });
    }
    expect((await get('/json')).headers.get('vary')).toBe('Accept-Encoding');
  });

  test('that is short is not worth it', async () => {
    const reply = await get('/short');
    expect([encodingOf(reply), await reply.json()]).toEqual([null, { ok: true }]);
  });

  test('keeps what else was said of it', async () => {
    const { headers } = await get('/tagged');
    expect([headers.get('etag'), headers.get('vary')]).toEqual(['W/"a"', 'Origin, Accept-Encoding']);
  });
});

describe('what is no text, or compressed already', () => {
  test.each(['/archive', '/picture', '/document', '/empty'])('at %s goes out as it is', async (path) => {
    const reply = await get(path);
    expect([encodingOf(reply), reply.headers.get('vary')]).toEqual([null, null]);
    expect((await bytesOf(reply)).toString()).toBe(path === '/empty' ? '' : LONG);
  });

  test('is not compressed twice', async () => {
    const reply = await get('/done');
    expect([encodingOf(reply), (await bytesOf(reply)).toString()]).toEqual(['gzip', LONG]);
  });

  test('is no event stream', async () => {
    const reply = await get('/stream');
    expect([encodingOf(reply), await reply.text()]).toEqual([null, `data: ${LONG}\n\n`]);
  });

  test('is no answer without a body', async () => {
    expect(encodingOf(await get('/json', 'br', 'HEAD'))).toBeNull();
  });
});

describe('the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.app.request(`http://career.localhost${path}`, { headers: { 'accept-encoding': 'br', ...headers } });

  test('compresses what its API answers', async () => {
    const reply = await ask('/api/openapi.json');
    expect([encodingOf(reply), reply.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(JSON.parse(brotliDecompressSync(await bytesOf(reply)).toString())).toHaveProperty('paths');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('sends live updates at once, and not when enough have come together', async () => {
    const { token } = await signUp(app);
    const reply = await ask('/api/events', { authorization: `Bearer ${token}` });
    expect([encodingOf(reply), reply.headers.get('content-type')]).toEqual([null, 'text/event-stream']);
    const reader = reply.body?.getReader();
    let heard = '';
    while (!heard.includes('hello')) heard += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
  });
});
