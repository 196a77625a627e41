import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginChangeOfKeys, endChangeOfKeys, readKeys, storedKeys } from './keys.ts';
import { secretsWith } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legwork-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the key is made once, also by two at the same time, for its owner only', async () => {
  expect(await storedKeys(folder)).toBeNull();
  const [one, two] = await Promise.all([readKeys(folder), readKeys(folder)]);
  expect(two).toEqual(one);
  expect(one.before).toBeNull();
  expect(await storedKeys(folder)).toEqual(one);
  expect((await stat(join(folder, 'secrets.key'))).mode & 0o077).toBe(0);
});

test('while keys are changed both are valid: the new one seals, either opens; then the old one opens nothing', async () => {
  const old = await readKeys(folder);
  const sealedBefore = secretsWith(old).seal('pa55 wörd', 'row');
  const both = await beginChangeOfKeys(folder);
  expect([both.before, await storedKeys(folder)]).toEqual([old.today, both]);
  expect((await stat(join(folder, 'secrets-before.key'))).mode & 0o077).toBe(0);
  const during = secretsWith(both);
  expect([during.opens(sealedBefore, 'row'), during.open(sealedBefore, 'row')]).toEqual([true, 'pa55 wörd']);
  expect(() => during.open(sealedBefore, 'another row')).toThrow();
  const sealed = during.reseal(sealedBefore, 'row') ?? '';
  expect(during.reseal(sealed, 'row')).toBeNull();
  expect(() => during.reseal(sealedBefore, 'another row')).toThrow();
  await endChangeOfKeys(folder);
  const after = secretsWith(await readKeys(folder));
  expect([after.open(sealed, 'row'), after.opens(sealedBefore, 'row')]).toEqual(['pa55 wörd', false]);
  expect(secretsWith(old).opens(sealed, 'row')).toBe(false);
  expect(await readdir(folder)).toEqual(['secrets.key']);
});

test('a change that was cut off goes on with its keys, and begins where no new key had come', async () => {
  const { today: old } = await readKeys(folder);
  // Cut off between its two files.
  await copyFile(join(folder, 'secrets.key'), join(folder, 'secrets-before.key'));
  const begun = await beginChangeOfKeys(folder);
  expect([begun.before, Buffer.from(begun.today).equals(old)]).toEqual([old, false]);
  expect(await beginChangeOfKeys(folder)).toEqual(begun);
});
