import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { client } from './client.ts';
import { codeOf, failureOf, isUnreadable, sentenceOf, statusOf } from './failure.ts';

const said = (status: number, body: unknown) =>
  sentenceOf(failureOf(status, body), 'The screen’s own words.');

test('a failure shows the sentence that the server gives, with a code, without one, or with a strange one', () => {
  const detail = 'Enter your full name.';
  for (const body of [
    { detail, code: 'invalid_input' },
    { detail },
    { detail, code: 7 },
    { detail, code: 'E_X' },
  ])
    expect(said(422, body)).toBe(detail);
  expect(said(500, { detail: ' Something went wrong on our side. ' })).toBe(
    'Something went wrong on our side.',
  );
});

test('a failure without a sentence shows the screen’s own', () => {
  for (const body of [
    undefined,
    null,
    '',
    'bad gateway',
    {},
    { detail: 7 },
    { detail: ' ' },
    { detail: [{}] },
  ])
    expect(said(502, body)).toBe('The screen’s own words.');
});

test('a failure keeps its status and the code the contract lists, and tells whether it could be read', () => {
  const ours = failureOf(403, { detail: 'Verify first.', code: 'unverified_email' });
  expect([codeOf(ours), statusOf(ours), isUnreadable(ours)]).toEqual(['unverified_email', 403, false]);
  expect(isUnreadable(failureOf(502, undefined))).toBe(true);
});

test('signing in posts the two fields of a form; another call posts JSON', async () => {
  const posted: [string, string][] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      posted.push([request.headers['content-type'] ?? '', body]);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ access_token: 'token', token_type: 'bearer' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  vi.stubGlobal('window', { location: { origin: `http://127.0.0.1:${port}` } });
  const password = 'a+b & c=d "é"\u00A0%41';
  const { access_token } = await client.accounts.signIn({ username: 'zoë+x@example.test', password });
  await client.accounts.verifyCode({ email: 'zoe@example.test', otp: '123456' });
  vi.unstubAllGlobals();
  server.close();
  expect(access_token).toBe('token');
  const [[formType, form] = ['', ''], [jsonType, json] = ['', '']] = posted;
  expect(formType).toMatch(/^application\/x-www-form-urlencoded/);
  expect([...new URLSearchParams(form)]).toEqual([
    ['username', 'zoë+x@example.test'],
    ['password', password],
  ]);
  expect([jsonType, JSON.parse(json)]).toEqual([
    'application/json',
    { email: 'zoe@example.test', otp: '123456' },
  ]);
});
