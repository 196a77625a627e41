import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendOnce } from './send-once.ts';

type Reply = () => Response;
const ok: Reply = () => Response.json({ ok: true });
const gone: Reply = () => {
  throw new TypeError('no answer');
};
const underWay: Reply = () =>
  Response.json({ detail: 'Wait.', code: 'in_progress' }, { status: 409, headers: { 'retry-after': '1' } });

let keys: (string | null)[];
let replies: Reply[];
beforeEach(() => {
  keys = [];
  replies = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends as a screen does; answers the status, or what failed. */
async function send(body: string | null, ...answers: Reply[]): Promise<number | string> {
  replies.push(...answers);
  const request = new Request('http://career.example/api/notes', {
    method: body === null ? 'GET' : 'POST',
    ...(body === null ? {} : { body }),
  });
  const sent = sendOnce(request, async (asked) => {
    keys.push(asked.headers.get('idempotency-key'));
    if (body !== null) expect(await asked.text()).toBe(body);
    return (replies.shift() ?? ok)();
  }).then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return sent;
}

test('a write goes under a key of its own, and a question under none', async () => {
  expect([await send('a', ok), await send('a', ok), await send(null, ok)]).toEqual([200, 200, 200]);
  expect(keys.map((key) => key?.length ?? 0)).toEqual([32, 32, 0]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('without an answer it is sent once more under the same key', async () => {
  expect(await send('a', gone, ok)).toBe(200);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a twin that is under way is waited for', async () => {
  expect(await send('a', underWay, underWay, ok)).toBe(200);
  expect(new Set(keys).size).toBe(1);
});

test('pressed again after no answer, or after a failure there, it is the same wish', async () => {
  expect(await send('a', gone, gone)).toBe('TypeError: no answer');
  expect(await send('a', () => new Response('', { status: 502 }))).toBe(502);
  expect(await send('a', ok)).toBe(200);
  expect(new Set(keys).size).toBe(1);
  await send('a', ok);
  expect(new Set(keys).size).toBe(2);
});

test('pressed twice at once, it is one wish', async () => {
  const both = [send('a', ok), send('a', ok)];
  expect(await Promise.all(both)).toEqual([200, 200]);
  expect(new Set(keys).size).toBe(1);
});

test('another write in between makes it a new wish', async () => {
  await send('pause', gone, gone);
  await send('go on', ok);
  await send('pause', ok);
  expect(new Set(keys).size).toBe(3);
});

test('a device that knows it is offline says so at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await send('offline', gone)).toBe('TypeError: no answer');
  expect(keys).toHaveLength(1);
});
