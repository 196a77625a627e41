import { Server } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { createStopping } from './stopping.ts';

let listening: Awaited<ReturnType<typeof listen>>;
const served: ReturnType<typeof createApp> = new Hono();
// Who was cut off reads no answer.
served.onError(() => new Response(null, { status: 500 }));
served.post('/', async (context) => context.text(`Got ${(await context.req.text()).length}.`));
const start = async (patience?: Parameters<typeof listen>[3]) => {
  listening = await listen(served, 0, createStopping(), patience);
};
beforeEach(() => start({ headersMs: 200, requestMs: 600, looksMs: 50 }));
afterEach(() => listening.stop());

/** Sends a beginning and then nothing; answers what came until the other side hung up. */
async function sendAndWait(beginning: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(beginning);
  await once(socket, 'close');
  return answer;
}
const HEAD = 'POST / HTTP/1.1\r\nHost: career.localhost\r\nContent-Length: 5\r\n';

test('who sends headers that never end is cut off', async () => {
  expect(await sendAndWait(HEAD)).toContain(' 408 ');
});

test('who connects and sends nothing is cut off without a word', async () => {
  expect(await sendAndWait('')).toBe('');
});

test('who sends what is no request is told so', async () => {
  expect(await sendAndWait('Hello?\r\n\r\n')).toContain(' 400 ');
});

test('who sends a body that never ends is cut off', async () => {
  expect(await sendAndWait(`${HEAD}\r\nHel`)).not.toContain('Got');
});

test('who sends all of it has an answer', async () => {
  const reply = await fetch(`http://127.0.0.1:${listening.port}/`, { method: 'POST', body: 'Hello' });
  expect(await reply.text()).toBe('Got 5.');
});

test('a server is given ten seconds for headers and thirty for the whole, looked at every two', async () => {
  const listenAsBefore = vi.spyOn(Server.prototype, 'listen');
  await listening.stop();
  await start();
  const made = [...listenAsBefore.mock.contexts];
  listenAsBefore.mockRestore();
  expect(made).toMatchObject([
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 },
  ]);
});
