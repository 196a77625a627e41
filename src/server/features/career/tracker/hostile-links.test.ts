import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedFetcher } from '#server/ports/network/fetcher.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

let app: TestApp;
let person: Person;
// A name server that knows private places only, behind the real guard.
const resolve = async () => ['10.0.0.7'];
beforeAll(async () => {
  const fetcher = guardedFetcher({ extraOrigin: null, resolve, sleep: async () => undefined });
  app = await createTestApp({ config: { sources: 'live' }, world: { fetcher } });
  person = await signUp(app);
  await app.call('PUT', '/integrations/google_jobs', { connected: true }, person.token);
});
afterAll(() => app.close());

const call = (path: string, body: object) => app.call('POST', path, body, person.token);
const job = { title: 'Nurse', company: 'Harbour Clinic', date: '2026-11-10' };
/** Everywhere a link is pasted. */
const places: [string, (link: string) => Promise<{ status: number; body: { detail?: string } }>][] = [
  ['looked up', (link) => call('/job-tracker/look-up', { link })],
  ['prepared', (link) => call('/job-tracker/prepare', { link })],
  ['added by hand', (link) => call('/job-tracker', { ...job, link })],
  ['added as a source', (link) => call('/sources', { link })],
];

const noAddresses = [
  'http://[fe80::1%25eth0]/',
  'http://[fe80::1%eth0]/',
  'http://[name]/',
  'http://[::1/',
  'http://::1]/',
  'http://jobs.example:99999/',
  'http://jobs.example:-1/',
  'http://jobs.example:80:80/',
  'http://jobs.example:http/',
  'http://jobs%00.example/',
  'http://jobs%20example/',
  'http://%zz/',
  'http://%/',
  'http://1.2.3.4.5/',
  'http://0x100000000/',
  'http://256.1.1.1/',
  'http://a^b/',
  'http://a|b/',
  'http://[]/',
  'http://:80/',
  'http://\u00AD/',
];

describe.each(places)('a link %s', (_how, paste) => {
  test('that is no address to a URL parser is refused in the plain sentence', async () => {
    for (const link of noAddresses) {
      const { status, body } = await paste(link);
      expect([link, status, body.detail]).toEqual([
        link,
        422,
        'Paste the full link, starting with https://.',
      ]);
    }
  });
});

test('a link to a private place, a strange port or a strange spelling is looked up without a fault', async () => {
  const links = [
    'http://127.0.0.1/',
    'http://[::1]:80/',
    'http://[::7f00:1]/jobs',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost:23/',
    'http://。。/',
    'http://jobs。example/..%2f..',
    'http://１２７.0.0.1/',
    'http://a..b//x',
    'http://-/',
    'http://%6cocalhost/',
    'http://jobs.example./',
    'http://ﬀ.example?',
    'http://jobs.example:/#',
    'http://jobs.example:0/%',
    'http://jobs.example:65535/%00',
    'https://jobs.example:80/%ff',
  ];
  for (const link of links) {
    const { status, body } = await call('/job-tracker/look-up', { link });
    const refused = status === 422 && body.detail === 'Paste the full link, starting with https://.';
    expect([link, refused || (status === 200 && body.kind === 'unread')]).toEqual([link, true]);
  }
});
