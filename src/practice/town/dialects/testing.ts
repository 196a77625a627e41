import { createServer } from 'node:http';
import { APPLICATION } from './connections.ts';
import { fetchJson, TEST_TOKEN, type TestWorld } from '#practice/testing.ts';

const BACK = 'https://application.example/back';
const json = { 'content-type': 'application/json' };

/** Pulls a lever of the town. */
export const control = <T>(world: TestWorld, path: string, body?: unknown): Promise<T> =>
  fetchJson<T>(`${world.origin}/control/town${path}`, {
    headers: { ...json, authorization: `Bearer ${TEST_TOKEN}` },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });

/** Follows an owner over a page of consent and gives the parameters with which they come back. */
export async function comeBack(address: string): Promise<URLSearchParams> {
  const answer = await fetch(address, { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`There was no way back: ${answer.status} ${await answer.text()}`);
  return new URL(location).searchParams;
}

type Token = { access_token: string; refresh_token: string };

/** A token of Square's or Google's for a shop. */
export async function connect(world: TestWorld, vendor: 'square' | 'google', shop: string): Promise<Token> {
  const page = vendor === 'square' ? '/oauth2/authorize' : '/google/o/oauth2/v2/auth';
  const asked = new URLSearchParams({ client_id: APPLICATION.id, redirect_uri: BACK, state: 'here', shop });
  const back = await comeBack(`${world.origin}${page}?${asked.toString()}`);
  const exchange = {
    client_id: APPLICATION.id,
    client_secret: APPLICATION.secret,
    grant_type: 'authorization_code',
    code: back.get('code') ?? '',
    redirect_uri: BACK,
  };
  return vendor === 'square'
    ? fetchJson(`${world.origin}/oauth2/token`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(exchange),
      })
    : fetchJson(`${world.origin}/google/token`, { method: 'POST', body: new URLSearchParams(exchange) });
}

export type Heard = { headers: Record<string, unknown>; body: string };

/** A server that keeps what it is sent and answers 200. */
export async function openListener() {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.end('{}');
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { heard, url: `http://127.0.0.1:${port}/hook`, close: () => void server.close() };
}
