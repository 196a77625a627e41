import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes kept by the hash of their content, so that storing twice is storing once. */
export interface FileStore {
  /** Stores bytes and answers their SHA-256 in hexadecimal, which is also their key. */
  put(bytes: Uint8Array): Promise<string>;
  /** Reads bytes by key; rejects when there are none, or other bytes than were stored. */
  get(key: string): Promise<Uint8Array>;
  /** Forgets bytes by key; nothing happens when there are none. */
  remove(key: string): Promise<void>;
}

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Files in a folder, two levels deep; written beside and renamed, so a crash leaves no half file. */
export function folderFileStore(folder: string): FileStore {
  const place = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('A file key is 64 hexadecimal digits.');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(bytes) {
      const key = sha256(bytes);
      const target = place(key);
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      const beside = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(beside, bytes);
      await rename(beside, target);
      return key;
    },
    async get(key) {
      const bytes = new Uint8Array(await readFile(place(key)));
      if (sha256(bytes) !== key) throw new Error('A stored file is no longer what it was.');
      return bytes;
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}
