import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';
import { guardedFetcher } from './fetcher.ts';

const server = createServer(({ method, url }, response) => {
  if (url === '/large') response.end('x'.repeat(6 * 1024 * 1024));
  else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
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

  it('refuses a host that is not one of the board', async () => {
    const fetcher = guardedFetcher({ extraOrigin: null, resolve: async () => ['93.184.216.34'] });
    await expect(fetcher.fetch(get('https://elsewhere.example/', ['jobs.example']))).rejects.toThrow(
      'not a host of that board',
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
});
