import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingReply, OutgoingRequest } from '#server/ports/fetcher.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { politeFetch, waitAfter } from './polite-fetch.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
/** What the outside world answers, by the start of the address; everything else is an error of the site. */
const world: Record<string, Partial<IncomingReply>> = {};
const called: OutgoingRequest[] = [];

beforeAll(async () => {
  app = await createTestApp({
    world: {
      fetcher: {
        fetch: async (request) => {
          called.push(request);
          const answer = Object.entries(world).find(([start]) => request.url.startsWith(start))?.[1];
          return { status: answer ? 200 : 500, headers: {}, body: '', ...answer };
        },
      },
    },
  });
});
afterAll(() => app.close());

const page = (url: string) => ({ method: 'GET', url, headers: {}, body: null, allowedHosts: [] }) as const;

describe('a good guest', () => {
  const asGuest = {
    practice: false,
    family: 'json-list',
    policy: 'amber',
    robots: null,
    pauseMs: 1000,
    origin: { api: 'https://careers.example', pages: 'https://careers.example' },
  } as const;
  const visit = (url: string) => politeFetch(app.world, asGuest)(page(url));

  it('reads what is not published for programs as far as robots.txt lets it, and keeps the pause it asks for', async () => {
    world['https://careers.example/robots.txt'] = {
      body: 'User-agent: *\nCrawl-delay: 7\nDisallow: /search',
    };
    world['https://careers.example/'] = { body: 'jobs' };
    await expect(visit('https://careers.example/search?q=1')).rejects.toThrow(
      'doesn’t allow automated tools on this page',
    );
    expect((await visit('https://careers.example/jobs')).body).toBe('jobs');
    expect(called.map(({ url, pauseMs }) => [url, pauseMs])).toEqual([
      ['https://careers.example/robots.txt', 1000],
      ['https://careers.example/jobs', 7000],
    ]);
  });

  it('reads nothing while robots.txt cannot be read, and everything where there is none', async () => {
    await expect(visit('https://down.example/jobs')).rejects.toThrow(
      'couldn’t check if down.example allows automated tools',
    );
    world['https://other.example/robots.txt'] = { status: 404 };
    world['https://other.example/'] = { body: 'jobs' };
    expect((await visit('https://other.example/jobs')).body).toBe('jobs');
  });

  it.each([
    [429, '120', 0, 120_000],
    [429, undefined, 2, 20 * 60_000],
    [429, '999999', 0, 24 * HOUR_MS],
    [403, undefined, 0, HOUR_MS],
    [429, 'Mon, 16 Nov 2026 14:05:00 GMT', 0, 300_000],
    [503, undefined, 0, null],
    [200, '60', 0, null],
  ])('waits after %s with Retry-After %s and %s refusals before: %s ms', (status, asked, refusals, wait) => {
    const headers: Record<string, string> = asked === undefined ? {} : { 'retry-after': asked };
    expect(waitAfter({ status, headers }, refusals, new Date('2026-11-16T14:00:00Z'))).toBe(wait);
  });
});
