import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_TOO_LARGE } from '#contract/career/resume.ts';
import { errorReply } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { createApp } from '#server/app.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

const MALFORMED = {
  detail: 'The request could not be read. Check that its body is complete and valid.',
  code: 'malformed_request',
};
const NOTHING = { detail: 'There is nothing at this address.', code: 'not_found' };
const UNSTORABLE = 'The request holds characters that cannot be kept. Type the text again.';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (body: string | object, headers = {}) =>
  app.call('POST', '/auth/token', body, undefined, headers);
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
    expect(reply.body.detail).toMatch(/^The (?:request|email address) must [^\n]+\.$/);
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
    const { detail } = errorReply.parse(await large.json());
    expect([large.status, detail]).toEqual([413, FILE_TOO_LARGE]);
  });

  test('without a file has one megabyte also beside the uploads, and at their address', async () => {
    const prompt = 'x'.repeat(2 * 1024 * 1024);
    for (const path of ['/resume/chat-or-generate', '/resume/versions', '/resume/upload'])
      expect([path, (await app.call('POST', path, { prompt })).status]).toEqual([path, 413]);
  });

  test('that breaks off is no failure of ours', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('The connection ended.')) });
    const reply = await app.app.request(
      new Request('http://career.localhost/api/auth/token', { method: 'POST', body, duplex: 'half' }),
    );
    expect([reply.status, await reply.json()]).toEqual([400, MALFORMED]);
    expect(app.logged.filter(({ event }) => event === 'request.failed')).toEqual([]);
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
