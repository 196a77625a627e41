import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { expect, test } from 'vitest';
import { health, lastAnswers } from '#server/http/health.ts';
import type { Peer } from '#server/http/source.ts';
import { listen } from '#server/listen.ts';
import { ANSWERS_MS, LISTENING_ON_MS, LISTENING_WITH_CLICK_MS } from './limits.ts';
import { createStopping } from './stopping.ts';

/** Longer than a stop once waited, and shorter than reading a resume may take. */
const SLOW_MS = 4_000;
/** After this a stop cuts off what has no answer yet: one that ends before has waited for nothing else. */
const CUT_OFF_SECONDS = (LISTENING_ON_MS + ANSWERS_MS) / 1000;

async function secondsOf(work: Promise<void>): Promise<number> {
  const begun = performance.now();
  await work;
  return (performance.now() - begun) / 1000;
}

async function startServer() {
  const stopping = createStopping();
  const app = new Hono<{ Bindings: Peer }>();
  app.use(lastAnswers(stopping));
  app.route(
    '/',
    health(() => Promise.resolve(), stopping),
  );
  const accepted = Promise.withResolvers<void>();
  app.get('/slow', async (context) => {
    accepted.resolve();
    return context.text(await sleep(SLOW_MS, 'read'));
  });
  app.get('/stream', (context) =>
    streamSSE(context, async (stream) => {
      await stream.writeSSE({ data: 'hello' });
      await sleep(60_000, null, { ref: false });
    }),
  );
  const { port, stop } = await listen(app, 0, stopping);
  return {
    stopping,
    accepted: accepted.promise,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    stop: () => {
      stopping.begin();
      return secondsOf(stop());
    },
  };
}

test('an accepted request gets its answer, however slow, and the stop ends with it', async () => {
  const { accepted, get, stop } = await startServer();
  const answer = get('/slow').then((reply) => reply.text());
  await accepted;
  const took = await stop();
  expect(await answer).toBe('read');
  expect(took).toBeGreaterThan(3);
  expect(took).toBeLessThan(CUT_OFF_SECONDS);
});

test('while it stops it says that it is not ready, as the last word on a connection, and then takes none', async () => {
  const { get, stop } = await startServer();
  expect((await get('/ready')).status).toBe(200);
  const stopped = stop();
  const [ready, alive] = await Promise.all([get('/ready'), get('/health')]);
  expect([ready.status, ready.headers.get('connection'), alive.status]).toEqual([503, 'close', 200]);
  expect(await stopped).toBeLessThan(CUT_OFF_SECONDS);
  await expect(get('/health')).rejects.toThrow('fetch failed');
});

test('event streams, which never end by themselves, hold nothing up', async () => {
  const { get, stop } = await startServer();
  const stream = await get('/stream');
  const read = stream.text().catch(() => 'cut');
  expect(await stop()).toBeLessThan(CUT_OFF_SECONDS);
  expect(await read).toBe('cut');
});

test('while a click waits for its answer people are still served', async () => {
  const { stopping, get, stop } = await startServer();
  const letGo = stopping.hold();
  const stopped = stop();
  await sleep(LISTENING_ON_MS + 1_000);
  expect((await get('/health')).status).toBe(200);
  letGo();
  expect(await stopped).toBeLessThan(LISTENING_WITH_CLICK_MS / 1000);
});
