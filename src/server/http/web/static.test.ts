import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostPlaceholders } from '#contract/hosts.ts';
import type { HostKind } from '#server/origins.ts';
import { originsAt } from '#server/origins.ts';
import { builtWeb } from './static.ts';

const LINK = `<a href="${hostPlaceholders.career}/signup">Start</a>`;
const SCRIPT = 'export const x = 1;';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-web-'));
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await write('pages/index.html', `home ${LINK}`);
  await write('pages/services/Autoapply.html', 'auto');
  await write('pages/404.html', 'no such page');
  await write('pages/sitemap.xml', `<loc>${hostPlaceholders.main}/</loc>`);
  await write('career.html', 'career shell');
  await write('shells/career/login.html', 'career shell with the login');
  await write('assets/main-abc.js', SCRIPT);
  await write('assets/main-abc.js.br', brotliCompressSync(SCRIPT));
  await write('favicon.svg', '<svg/>');
  await write('.vite/manifest.json', '{}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (kind: HostKind, path: string, more: { accept?: string; tag?: string; host?: string } = {}) =>
  builtWeb(folder).serve(kind, {
    path,
    origins: originsAt(more.host ?? 'legwork.test', 'https://legwork.test', ['legwork.test']),
    acceptEncoding: more.accept,
    locale: 'en',
    ifNoneMatch: more.tag,
  });
const read = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await response.text()];
};

describe('the main host', () => {
  test('answers each page with its own HTML, the origins of this server in it', async () => {
    expect(await read(get('main', '/'))).toEqual([
      200,
      'home <a href="https://career.legwork.test/signup">Start</a>',
    ]);
    expect(await read(get('main', '/services/Autoapply'))).toEqual([200, 'auto']);
    expect(await read(get('main', '/sitemap.xml'))).toEqual([200, '<loc>https://legwork.test/</loc>']);
  });

  test.each([
    '/nowhere',
    '/services/autoapply',
    '/404',
    '/index',
    '/index.html',
    '/pages/index.html',
    '/a/../b',
  ])('answers %s with its page for what does not exist, and says 404', async (path) => {
    expect(await read(get('main', path))).toEqual([404, 'no such page']);
  });

  test('leads a slash too many to the one address of the page', async () => {
    const response = await get('main', '/services/Autoapply/');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/services/Autoapply']);
    expect((await get('main', '/nowhere/')).status).toBe(404);
  });

  test('tells search engines where its sitemap is', async () => {
    const [, text] = await read(get('main', '/robots.txt'));
    expect(text).toContain('Sitemap: https://legwork.test/sitemap.xml');
    expect((await read(get('career', '/robots.txt')))[1]).not.toContain('Sitemap');
  });
});

describe('the other hosts', () => {
  test('show one page at every address without an ending', async () => {
    expect(await read(get('career', '/dashboard/overview'))).toEqual([200, 'career shell']);
    expect(await read(get('career', '/pages/index.html'))).toEqual([200, 'career shell']);
    expect(await read(get('career', '/login'))).toEqual([200, 'career shell with the login']);
    expect(await read(get('aistore', '/login'))).toEqual([503, expect.any(String)]);
  });
});

describe('what is sent', () => {
  test('is the form compressed by the build where the browser takes it, for ever when its name tells its content', async () => {
    const response = await get('main', '/assets/main-abc.js', { accept: 'gzip, deflate, br;q=1.0' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT);
    const plain = await get('main', '/assets/main-abc.js', { accept: 'br;q=0' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  });

  test('is a page compressed as the browser asks', async () => {
    const response = await get('main', '/services/Autoapply', { accept: 'gzip' });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'accept-encoding',
    ]);
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('auto');
  });

  test('is nothing when the browser has it already', async () => {
    const tag = (await get('main', '/')).headers.get('etag') ?? '';
    expect((await get('main', '/', { tag })).status).toBe(304);
    expect((await get('main', '/services/Autoapply', { tag })).status).toBe(200);
  });

  test('is no file of the build that nobody should read', async () => {
    expect((await get('main', '/.vite/manifest.json')).status).toBe(404);
    expect((await get('career', '/assets/none.js')).status).toBe(404);
  });
});

describe('the origins in a page', () => {
  test.each([
    ['localhost:8080', 'http://career.localhost:8080'],
    ['127.0.0.1:3000', 'http://career.localhost:3000'],
    ['[::1]:3000', 'http://career.localhost:3000'],
    ['192.0.2.7:3000', 'http://career.localhost:3000'],
  ])('follow the address %s in development', (host, career) => {
    expect(originsAt(host, 'http://localhost:3000', []).career).toBe(career);
  });

  test('are the configured ones where hosts are listed, whatever the request says', () => {
    expect(originsAt('evil.test', 'https://legwork.test', ['legwork.test'])).toEqual({
      main: 'https://legwork.test',
      career: 'https://career.legwork.test',
      aistore: 'https://aistore.legwork.test',
    });
  });
});
