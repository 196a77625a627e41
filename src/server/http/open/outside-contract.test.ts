import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
let candidate: string;
beforeAll(async () => {
  app = await createTestApp();
  candidate = (await signUp(app)).token;
});
afterAll(() => app.close());

const at = (
  method: string,
  address: string,
  init: { body?: string; headers?: Record<string, string> } = {},
) => app.app.request(`http://career.localhost${address}`, { method, ...init });

const feed = (secret: string) => at('GET', `/api/agenda/feed/${secret}.ics`);

describe('what is open without an account, outside the contract', () => {
  it('is listed here: every other address below /api is the contract’s', () => {
    const outside = app.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(outside)].toSorted()).toEqual([
      'GET /api/agenda/feed/:file',
      'GET /api/openapi.json',
      'POST /api/billing/webhook',
    ]);
  });

  it('tells a calendar nothing without its secret, and a sign-in is none', async () => {
    expect(
      (await app.call('POST', '/auth/step-up', { password: 'a long walk to work' }, candidate)).status,
    ).toBe(200);
    const { body } = await app.call('POST', '/agenda/feed', undefined, candidate);
    const secret = String(body.address).split('/').at(-1)?.replace('.ics', '') ?? '';
    expect((await feed(secret)).status).toBe(200);
    for (const other of [
      candidate,
      secret.slice(0, -1),
      `${secret}x`,
      secret.toLowerCase(),
      '..',
      'x'.repeat(43),
    ])
      expect([other, (await feed(other)).status]).toEqual([other, 404]);
    const signedIn = await at('GET', `/api/agenda/feed/${'x'.repeat(43)}.ics`, {
      headers: { authorization: `Bearer ${candidate}` },
    });
    expect(signedIn.status).toBe(404);
  });

  it('takes no word of payments without the provider’s signature, whoever is signed in', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1' } },
    });
    for (const headers of [
      {},
      { authorization: `Bearer ${candidate}` },
      { 'stripe-signature': 't=1763301600,v1=00' },
      { 'stripe-signature': '' },
    ])
      expect((await at('POST', '/api/billing/webhook', { body, headers })).status).toBe(400);
  });

  it('takes the contact form of our own page only, and answers where to go and nothing else', async () => {
    const body = 'name=Zo%C3%AB&email=zoe%40example.test&message=Hello.';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = async (headers: Record<string, string>) => {
      const answer = await at('POST', '/contact', { body, headers: { ...form, ...headers } });
      return [answer.status, answer.headers.get('location'), await answer.text()];
    };
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toEqual([303, '/contact/sent', '']);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await send({ 'sec-fetch-site': site })).toEqual([303, '/contact/not-sent', '']);
  });
});
