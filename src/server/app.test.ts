import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { createApp } from '#server/app.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

const NOTHING = { detail: 'There’s nothing at this address.', code: 'not_found' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** How often an operation of the OpenAPI document names the key. */
const keysNamed = ({ parameters = [] }: { parameters?: { name: string }[] }) =>
  parameters.filter(({ name }) => name === 'Idempotency-Key').length;
const unready = () =>
  createApp({
    world: app.world,
    web: { serve: async (kind) => new Response(`page of ${kind}`) },
    mailbox: null,
    ready: () => Promise.reject(new Error('no database')),
  });
const pageOf = async (host: string) => (await app.app.request(`http://${host}/anything`)).text();

describe('the server', () => {
  test('says that it is alive, and ready when its database answers', async () => {
    expect(await (await app.app.request('http://localhost/health')).json()).toEqual({ ok: true });
    expect((await app.app.request('http://localhost/ready')).status).toBe(200);
    expect((await unready().request('http://localhost/ready')).status).toBe(503);
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

  test('describes the key of every write that is done once', async () => {
    const { body } = await app.call('GET', '/openapi.json');
    const keys = Object.values(contract)
      .flatMap((group) => Object.values(group))
      .map((endpoint) => endpoint['~orpc'])
      .map(({ route: { method = 'POST', path = '' }, meta }) => [
        `${method} ${path}`,
        keysNamed(body.paths[path][method.toLowerCase()]),
        method === 'GET' || meta.once === false ? 0 : 1,
      ]);
    expect(keys.filter(([, described, promised]) => described !== promised)).toEqual([]);
    expect(keys.filter(([, , promised]) => promised === 1).length).toBeGreaterThan(70);
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
