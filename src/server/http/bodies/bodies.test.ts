import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_TOO_LARGE } from '#contract/career/resume.ts';
import { errorReply } from '#contract/errors.ts';
import { say } from '#localization/catalogue.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

const MALFORMED = {
  detail: 'Couldn’t read the request. Check that its body is complete and valid.',
  code: 'malformed_request',
};
const UNSTORABLE = 'The request contains characters that can’t be saved. Type the text again.';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (body: string | object, headers = {}) =>
  app.call('POST', '/auth/token', body, undefined, headers);

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
    expect(reply.body.detail).toMatch(/^(?:The request|“Email address”) (?:must|is|has) [^\n]+\.$/);
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
    expect([large.status, detail]).toEqual([413, say(FILE_TOO_LARGE, { locale: 'en' })]);
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
