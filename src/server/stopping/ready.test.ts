import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

let app: TestApp;
afterEach(() => app.close());

const ready = async () => {
  const reply = await app.app.request('http://localhost/ready');
  return [reply.status, await reply.json()];
};

test('a server is ready while its queue answers too', async () => {
  app = await createTestApp();
  expect(await ready()).toEqual([200, { ok: true }]);
  await app.queue.stop();
  const detail = 'The database or the queue isn’t responding.';
  expect(await ready()).toEqual([503, { detail, code: 'unavailable' }]);
});

test('a server that is to stop is not ready, though everything answers', async () => {
  app = await createTestApp();
  app.world.stopping.begin();
  expect(await ready()).toEqual([503, { detail: 'The server is shutting down.', code: 'unavailable' }]);
});
