import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrTakeEarly } from './asked-early.ts';

const asks = (token: string, path = '/api/users/me') =>
  fetchOrTakeEarly(
    new Request(`http://career.example${path}`, { headers: { authorization: `Bearer ${token}` } }),
    {},
  ).then((reply) => reply.text());

beforeEach(() => {
  vi.stubGlobal('window', { askedEarly: { token: 'mine', answer: Promise.resolve(new Response('early')) } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('asked now')));
});
afterEach(() => vi.unstubAllGlobals());

test('the answer the page asked for already is taken once', async () => {
  expect(await asks('mine')).toBe('early');
  expect(await asks('mine')).toBe('asked now');
});

test('another question, or another sign-in, is asked anew', async () => {
  expect(await asks('mine', '/api/campaigns')).toBe('asked now');
  expect(await asks('other')).toBe('asked now');
  expect(await asks('mine')).toBe('early');
});
