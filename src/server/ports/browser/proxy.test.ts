import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFilteringProxy } from './proxy.ts';
import type { FilteringProxy } from './proxy.ts';
import { createReach, isListed } from './reach.ts';

const site = createServer((_, reply) => reply.end('the page'));
let origin: string;
let proxy: FilteringProxy;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  proxy = await startFilteringProxy(createReach(['jobs.example'], origin));
});
afterAll(async () => {
  await proxy.close();
  await new Promise((resolve) => site.close(resolve));
});

function through(options: { method: string; path: string }): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(proxy.address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, ...options }, (reply) => {
      let body = '';
      reply
        .on('data', (part) => (body += String(part)))
        .on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
    });
    asked.on('connect', (reply, socket) => {
      socket.destroy();
      resolve({ status: reply.statusCode ?? 0, body: '' });
    });
    asked.on('error', reject).end();
  });
}

it.each(['::7f00:1', '64:ff9b::7f00:1', '168.63.129.16', 'fd00:ec2::254', '100.100.100.200'])(
  'a listed name that answers %s, which is no place of the internet, is not dialled',
  async (address) => {
    expect(await createReach(['jobs.example'], null, async () => [address])('jobs.example', 443)).toBeNull();
  },
);

describe('the proxy of a form', () => {
  it('lets the one extra origin through', async () => {
    expect(await through({ method: 'GET', path: `${origin}/a` })).toEqual({ status: 200, body: 'the page' });
    expect((await through({ method: 'CONNECT', path: new URL(origin).host })).status).toBe(200);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::127.0.0.1]/',
    'http://168.63.129.16/machine',
    'http://other.example/',
    'https://jobs.example/',
    'ftp://jobs.example/',
    '/relative',
  ])('refuses %s', async (path) => {
    expect((await through({ method: 'GET', path })).status).toBe(403);
  });

  it.each(['127.0.0.1:22', 'localhost:443', '10.0.0.1:443', '[::1]:443', 'nonsense'])(
    'opens no tunnel to %s',
    async (path) => {
      expect((await through({ method: 'CONNECT', path })).status).toBe(403);
    },
  );
});

const resolving = (addresses: string[]) => createReach(['jobs.example'], null, async () => addresses);

describe('where a form may reach', () => {
  it('dials the public address a listed name has', async () => {
    expect(await resolving(['93.184.215.14'])('jobs.example', 443)).toBe('93.184.215.14');
  });

  it.each([['10.1.2.3'], ['93.184.215.14', '192.168.0.1'], ['::ffff:127.0.0.1'], []])(
    'dials nothing for a listed name that answers %s',
    async (...addresses) => {
      expect(await resolving(addresses)('jobs.example', 443)).toBeNull();
    },
  );

  it('dials nothing for a name that is not listed, however public its address is', async () => {
    expect(await resolving(['93.184.215.14'])('elsewhere.example', 443)).toBeNull();
    expect(await resolving(['93.184.215.14'])('jobs.example', 8443)).toBeNull();
  });

  it('takes hosts to the letter, on the web’s ports unless another is listed', () => {
    expect(isListed(['jobs.example'], 'JOBS.example', 443)).toBe(true);
    expect(isListed(['jobs.example'], 'jobs.example.evil.example', 443)).toBe(false);
    expect(isListed(['jobs.example'], 'jobs.example', 8443)).toBe(false);
    expect(isListed(['jobs.example:8443'], 'jobs.example', 8443)).toBe(true);
  });
});
