import { createHmac, hkdfSync } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Log } from '#server/ports/log.ts';
import { openTrailWitness } from './trail-witness.ts';

const key = new Uint8Array(32).fill(7);
const keys = { today: key, before: null };
const ACCOUNT = '01a21c04-0ade-7114-9e8d-f0784ed9f2cb';
const link = (letter: string) => letter.repeat(43);
const folders: string[] = [];
let dataDir: string;
let failures: string[];
const silent = () => undefined;
const log: Log = { info: silent, warn: silent, say: silent, error: (event) => void failures.push(event) };
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'legwork-witness-'));
  folders.push(dataDir);
  failures = [];
});
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

test('seals with a key of its own, derived from that of the secrets', () => {
  const derived = new Uint8Array(hkdfSync('sha256', key, '', 'legwork trail 1', 32));
  const seal = createHmac('sha256', derived).update('wörds').digest('base64url');
  expect(openTrailWitness({ dataDir, keys, log }).seal('wörds')).toBe(seal);
  const other = openTrailWitness({ dataDir, keys: { today: new Uint8Array(32), before: null }, log });
  expect(other.seal('wörds')).not.toBe(seal);
});

test('keeps every end that was noted, for its owner only, and none that is torn', async () => {
  const witness = openTrailWitness({ dataDir, keys, log });
  const file = join(dataDir, 'trail', ACCOUNT);
  expect([await witness.ends(ACCOUNT), await witness.accounts()]).toEqual([[], []]);
  await witness.note(ACCOUNT, { number: 1, link: link('a') });
  await witness.note(ACCOUNT, { number: 3, link: link('b') });
  await appendFile(file, '4 cccc');
  await witness.note(ACCOUNT, { number: 5, link: link('d') });
  await witness.note(ACCOUNT, { number: 6, link: link('e') });
  expect(await witness.ends(ACCOUNT)).toEqual([
    { number: 1, link: link('a') },
    { number: 3, link: link('b') },
    { number: 6, link: link('e') },
  ]);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await readFile(file, 'utf8')).startsWith(`1 ${link('a')}\n3 `)).toBe(true);
  await witness.begin();
  expect(await witness.accounts()).toEqual([ACCOUNT]);
  await witness.forget(ACCOUNT);
  expect([await witness.ends(ACCOUNT), await witness.accounts()]).toEqual([[], []]);
  expect(await witness.hasBegun()).toBe(true);
});

test('logs a note that could not be made and throws nothing; reading what cannot be read does throw', async () => {
  const witness = openTrailWitness({ dataDir, keys, log });
  await writeFile(join(dataDir, 'trail'), 'a file where the folder goes');
  await witness.note(ACCOUNT, { number: 1, link: link('a') });
  expect(failures).toEqual(['trail.note.failed']);
  await expect(witness.ends(ACCOUNT)).rejects.toThrow();
  await expect(witness.forget('../secrets.key')).rejects.toThrow('A trail belongs to the id of an account.');
});

test('while keys are changed a seal of either holds, and only one of the key before is made anew', () => {
  const [old, next] = [key, new Uint8Array(32).fill(8)];
  const during = openTrailWitness({ dataDir, keys: { today: next, before: old }, log });
  const [before, after] = [old, next].map((today) =>
    openTrailWitness({ dataDir, keys: { today, before: null }, log }).seal('line'),
  );
  expect(during.seal('line')).toBe(after);
  expect([before, after, 'forged'].map((seal) => during.isSealOf('line', seal ?? ''))).toEqual([
    true,
    true,
    false,
  ]);
  expect([before, after, 'forged'].map((seal) => during.reseal('line', seal ?? ''))).toEqual([
    after,
    null,
    null,
  ]);
  expect(openTrailWitness({ dataDir, keys, log }).reseal('line', before ?? '')).toBeNull();
});
