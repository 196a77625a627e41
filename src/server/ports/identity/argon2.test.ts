import { expect, test } from 'vitest';
import { argon2Hasher, boundedQueue } from './argon2.ts';

const hasher = argon2Hasher();

test('a password is hashed with argon2id at the strength we promise, differently each time', async () => {
  const [first, second] = await Promise.all([hasher.hash('a long walk'), hasher.hash('a long walk')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await hasher.verify(first, 'a long walk')).toBe(true);
  expect(await hasher.verify(first, 'a long walk ')).toBe(false);
});

test('nobody has no password, not even the one that nobody is compared with', async () => {
  expect(await hasher.verify(null, 'anything')).toBe(false);
  expect(await hasher.verify(null, 'an account that does not exist')).toBe(false);
});

test('of a burst two run, eight wait and the rest is told to come back', async () => {
  const burst = await Promise.allSettled(Array.from({ length: 14 }, () => hasher.hash('a long walk')));
  const refused = burst.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(await hasher.hash('after the burst')).toContain('$argon2id$');
});

test('a task that fails gives its place on', async () => {
  const enqueue = boundedQueue(1, 1);
  const failing = enqueue(() => Promise.reject(new Error('fails')));
  const waiting = enqueue(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('fails');
  expect(await waiting).toBe('done');
  expect(await enqueue(() => Promise.resolve('again'))).toBe('again');
});
