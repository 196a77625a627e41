import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKey, secretsWith, storedKey } from './secrets.ts';

test('what is sealed opens with its key, for its row, unchanged, and never looks the same twice', () => {
  const [box, other] = [secretsWith(new Uint8Array(32)), secretsWith(new Uint8Array(32).fill(1))];
  const sealed = box.seal('pa55 wörd', 'row-1');
  expect(box.open(sealed, 'row-1')).toBe('pa55 wörd');
  expect(box.seal('pa55 wörd', 'row-1')).not.toBe(sealed);
  expect(() => box.open(sealed, 'row-2')).toThrow();
  expect(() => other.open(sealed, 'row-1')).toThrow();
  const changed = sealed.at(-4) === 'A' ? 'B' : 'A';
  expect(() => box.open(`${sealed.slice(0, -4)}${changed}${sealed.slice(-3)}`, 'row-1')).toThrow();
  expect(() => secretsWith(new Uint8Array(16))).toThrow(RangeError);
});

test('the key is made once, also by two at the same time, for its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-secrets-'));
  expect(await storedKey(folder)).toBeNull();
  const [one, two] = await Promise.all([readKey(folder), readKey(folder)]);
  expect(two).toEqual(one);
  expect(await storedKey(folder)).toEqual(one);
  expect((await stat(join(folder, 'secrets.key'))).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
});
