import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactAddressPlaceholder, socialLinksPlaceholder } from '#contract/hosts.ts';
import { originsAt } from '#server/origins.ts';
import { builtWeb } from './static.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-pages-'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/footer.html'), `<div>${socialLinksPlaceholder}</div>`);
  await writeFile(join(folder, 'pages/privacy.html'), `<p>${contactAddressPlaceholder}</p>`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const page = async (path: string, operator: Parameters<typeof builtWeb>[1]) => {
  const origins = originsAt('legwork.test', 'https://legwork.test', ['legwork.test']);
  const request = {
    path,
    origins,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    locale: 'en' as const,
  };
  return (await builtWeb(folder, operator).serve('main', request)).text();
};
const footer = (socialLinks: { name: string; href: string }[]) =>
  page('/footer', { socialLinks, contactEmail: '' });

describe('the social links of the footer', () => {
  test('stand in every page when the operator names them, else nothing does', async () => {
    expect(await footer([])).toBe('<div></div>');
    expect(await footer([{ name: 'A & "B"', href: 'https://x.com/a?b=$&c="d"' }])).toBe(
      '<div><nav aria-label="Legwork on social networks">' +
        '<a href="https://x.com/a?b=$&amp;c=&quot;d&quot;" rel="noopener noreferrer me">A &amp; &quot;B&quot;</a></nav></div>',
    );
  });
});

test('the address of who answers for personal information is the one that the operator set', async () => {
  const operator = { socialLinks: [], contactEmail: 'a&b@shop.example' };
  expect(await page('/privacy', operator)).toBe('<p>a&amp;b@shop.example</p>');
});

describe('the icon that browsers ask for by themselves', () => {
  test('is there on each host, an icon by its type and its first bytes', async () => {
    const web = builtWeb(join(import.meta.dirname, '..', '..', '..', 'web', 'public'));
    for (const kind of ['main', 'career', 'aistore'] as const) {
      const origins = originsAt('legwork.test', 'https://legwork.test', ['legwork.test']);
      const request = {
        path: '/favicon.ico',
        origins,
        acceptEncoding: 'gzip',
        ifNoneMatch: undefined,
        locale: 'en' as const,
      };
      const answer = await web.serve(kind, request);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
      expect([...bytes.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    }
  });
});
