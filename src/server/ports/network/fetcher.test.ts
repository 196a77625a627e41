import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';
import { guardedFetcher } from './fetcher.ts';

let inFlight = 0;
let mostInFlight = 0;
const seen: { url: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer(({ method, url, headers }, response) => {
  seen.push({ url: url ?? '', headers });
  if (url?.startsWith('/held')) {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    // Long enough for another request to arrive, if one were made.
    setTimeout(() => {
      inFlight -= 1;
      response.end(url);
    }, 25);
  } else if (url === '/large') response.end('x'.repeat(16 * 1024 * 1024));
  else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (url === '/away') response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
  else if (url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  else response.end(`${method} ${url}`);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server answers an AddressInfo.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = (url: string, allowedHosts: string[] = []) =>
  ({ method: 'GET', url, headers: {}, body: null, allowedHosts }) as const;

describe('fetching from the outside world', () => {
  it('reads the practice world, the one extra origin', async () => {
    const reply = await guardedFetcher({ extraOrigin: origin }).fetch(get(`${origin}/jobs`));
    expect(reply).toMatchObject({ status: 200, body: 'GET /jobs' });
  });

  it('refuses any other address of this machine, also when its host is allowed', async () => {
    const fetcher = guardedFetcher({ extraOrigin: null });
    await expect(fetcher.fetch(get(`${origin}/jobs`, ['127.0.0.1']))).rejects.toBeInstanceOf(FetchRefused);
    await expect(fetcher.fetch(get('http://127.0.0.1/jobs', ['127.0.0.1']))).rejects.toBeInstanceOf(
      FetchRefused,
    );
  });

  it.each(['::7f00:1', '168.63.129.16', '192.0.0.192', 'fd20:ce::254'])(
    'dials no allowed host that answers %s',
    async (address) => {
      const fetcher = guardedFetcher({ extraOrigin: null, resolve: async () => [address] });
      await expect(fetcher.fetch(get('https://jobs.example/', ['jobs.example']))).rejects.toThrow(
        'it has no public address',
      );
    },
  );

  it('refuses a host that is not one of the board', async () => {
    const fetcher = guardedFetcher({ extraOrigin: null, resolve: async () => ['93.184.216.34'] });
    await expect(fetcher.fetch(get('https://elsewhere.example/', ['jobs.example']))).rejects.toThrow(
      'doesn’t belong to that board',
    );
  });

  it('checks every hop of a redirect', async () => {
    await expect(
      guardedFetcher({ extraOrigin: origin }).fetch(get(`${origin}/inside`)),
    ).rejects.toBeInstanceOf(FetchRefused);
  });

  it('gives up on a redirect without end and on a reply that is too large', async () => {
    const fetcher = guardedFetcher({ extraOrigin: origin });
    await expect(fetcher.fetch(get(`${origin}/loop`))).rejects.toBeInstanceOf(FetchFailed);
    await expect(fetcher.fetch(get(`${origin}/large`))).rejects.toBeInstanceOf(FetchFailed);
  });

  it('follows no redirect of what is sent, and none to another host', async () => {
    const fetcher = guardedFetcher({ extraOrigin: origin });
    await expect(fetcher.fetch({ ...get(`${origin}/loop`), method: 'POST', body: '{}' })).rejects.toThrow(
      'tried to send the data to another address',
    );
    await expect(fetcher.fetch(get(`${origin}/away`, ['jobs.example']))).rejects.toThrow(
      'doesn’t belong to that board',
    );
  });

  it('says who it is', async () => {
    const userAgent = 'Legwork/0.1 (+https://legwork.example/boards; contact@legwork.example)';
    await guardedFetcher({ extraOrigin: origin, userAgent }).fetch(get(`${origin}/jobs?who`));
    expect(seen.find(({ url }) => url === '/jobs?who')?.headers['user-agent']).toBe(userAgent);
  });

  it("asks a host one thing at a time, in order, with the board's pause between", async () => {
    const pauses: number[] = [];
    const fetcher = guardedFetcher({ extraOrigin: origin, sleep: async (ms) => void pauses.push(ms) });
    const paths = ['/held/1', '/held/2', '/held/3', '/held/4'];
    const replies = await Promise.all(
      paths.map((path) => fetcher.fetch({ ...get(`${origin}${path}`), pauseMs: 2_500 })),
    );
    expect(replies.map(({ body }) => body)).toEqual(paths);
    expect(mostInFlight).toBe(1);
    expect(seen.map(({ url }) => url).filter((url) => url.startsWith('/held'))).toEqual(paths);
    expect(pauses).toEqual([2_500, 2_500, 2_500, 2_500]);
  });

  it('lets the next one go when one fails', async () => {
    const fetcher = guardedFetcher({ extraOrigin: origin, sleep: async () => undefined });
    const paced = (path: string) => fetcher.fetch({ ...get(`${origin}${path}`), pauseMs: 1 });
    const [failed, next] = await Promise.allSettled([paced('/large'), paced('/jobs')]);
    expect([failed?.status, next?.status]).toEqual(['rejected', 'fulfilled']);
  });
});
