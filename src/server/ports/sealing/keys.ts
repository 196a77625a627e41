import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const KEY_BYTES = 32;

/** The keys of an installation: what is sealed is sealed with today's; the one before still opens while keys are changed. */
export interface Keys {
  today: Uint8Array;
  before: Uint8Array | null;
}

const pathOf = (dataDir: string) => join(dataDir, 'secrets.key');
const beforePathOf = (dataDir: string) => join(dataDir, 'secrets-before.key');

const read = (path: string): Promise<Uint8Array | null> =>
  readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });

/** Whole beside the place it goes to, for its owner only, and on the disk. */
async function writeBeside(path: string, key: Uint8Array): Promise<string> {
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, key, { mode: 0o600, flush: true });
  return beside;
}

/** Has the disk keep which names a folder holds. Windows keeps them by itself, and opens no folder. */
async function keepNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

async function replace(dataDir: string, path: string, key: Uint8Array): Promise<void> {
  await rename(await writeBeside(path, key), path);
  await keepNames(dataDir);
}

/** The keys of an installation; null where none was made yet. */
export async function storedKeys(dataDir: string): Promise<Keys | null> {
  // First, so that a change of keys that ends meanwhile cannot leave us without the one that was today's.
  const before = await read(beforePathOf(dataDir));
  const today = await read(pathOf(dataDir));
  return today === null ? null : { today, before };
}

/** The keys of this installation; one is made on first use and kept under `dataDir` for its owner only. */
export async function readKeys(dataDir: string): Promise<Keys> {
  const stored = await storedKeys(dataDir);
  if (stored !== null) return stored;
  await mkdir(dataDir, { recursive: true });
  const path = pathOf(dataDir);
  const beside = await writeBeside(path, randomBytes(KEY_BYTES));
  // A link fails when another process was first, whose key is then used.
  await link(beside, path).catch(() => undefined);
  await rm(beside, { force: true });
  return { today: await readFile(path), before: null };
}

/**
 * Makes a new key that of today and keeps the one it replaces as the one before; where a change was cut off, goes on with its two
 * keys. Whenever it is killed, every key that something is sealed with is there.
 */
export async function beginChangeOfKeys(dataDir: string): Promise<Keys> {
  const { today, before } = await readKeys(dataDir);
  // Equal where the change was cut off between its two files: nothing is sealed with a new key yet.
  if (before !== null && !Buffer.from(before).equals(today)) return { today, before };
  await replace(dataDir, beforePathOf(dataDir), today);
  const fresh = randomBytes(KEY_BYTES);
  await replace(dataDir, pathOf(dataDir), fresh);
  return { today: fresh, before: today };
}

/** Removes the key before, once nothing is sealed with it. */
export async function endChangeOfKeys(dataDir: string): Promise<void> {
  await rm(beforePathOf(dataDir), { force: true });
  await keepNames(dataDir);
}
