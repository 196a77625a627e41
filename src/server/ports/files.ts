import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Bytes of each account, kept by the hash of their content, so that storing twice is storing once. Every account has a place
 * of its own: what one stored is never another's, and all of it can be forgotten at once.
 */
export interface FileStore {
  /** Stores bytes of an account and answers their SHA-256 in hexadecimal, which is also their key. */
  put(accountId: string, bytes: Uint8Array): Promise<string>;
  /** Reads bytes of an account by key; rejects when there are none, or other bytes than were stored. */
  get(accountId: string, key: string): Promise<Uint8Array>;
  /** Where bytes of an account stand, for a thread that reads them by itself and holds them against their key. */
  placeOf(accountId: string, key: string): string;
  /**
   * Stores a file of an account that `make` writes piece by piece at a place it is given, under the key that it answers, the SHA-256 of
   * what it wrote; null keeps nothing of it. Answers what was made.
   */
  putMade<Made>(
    accountId: string,
    make: (target: string) => Promise<{ made: Made; key: string | null }>,
  ): Promise<Made>;
  /** Lines of a text of an account by key, piece by piece; rejects when there is none, or another than was stored. */
  lines(accountId: string, key: string): AsyncGenerator<string, void, undefined>;
  /** Forgets bytes of an account by key; nothing happens when there are none. */
  remove(accountId: string, key: string): Promise<void>;
  /** Forgets everything of an account. */
  removeAll(accountId: string): Promise<void>;
  /** The keys of what an account last stored before a moment. */
  storedBefore(accountId: string, before: Date): Promise<string[]>;
  /** The accounts that have files. */
  owners(): Promise<string[]>;
  /** The one place of all accounts, as earlier versions kept files; still read from until it is dissolved. */
  shared: {
    isThere(): Promise<boolean>;
    /** Gives an account its own copy of bytes there; nothing happens when there are none. */
    handOver(accountId: string, key: string): Promise<void>;
    dissolve(): Promise<void>;
  };
}

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const OWNER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEY = /^[0-9a-f]{64}$/;
const SHARED = /^[0-9a-f]{2}$/;

/** The names in a folder; none when it is not there. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Puts a file under its name at once: it is made beside, so a crash leaves no half file there. */
async function placeAt(target: string, make: (beside: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const beside = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await make(beside);
  await rename(beside, target);
}

const LINE_END = 10;

/** The lines of a text file whose content has a hash, once that is seen to be so. */
async function* linesIn(path: string, key: string): AsyncGenerator<string, void, undefined> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) hash.update(piece);
  if (hash.digest('hex') !== key) throw new Error('A stored file is no longer what it was.');
  let rest: Buffer[] = [];
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = piece.indexOf(LINE_END); end !== -1; end = piece.indexOf(LINE_END, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, end)]).toString();
      rest = [];
      from = end + 1;
    }
    rest.push(piece.subarray(from));
  }
}

/** The keys of files in a folder that were last written before a moment; halves that a crash left are removed. */
async function keysBefore(folder: string, before: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of await namesIn(folder)) {
    const seen = await stat(join(folder, name)).catch(() => null);
    if (seen === null || seen.mtime >= before) continue;
    if (KEY.test(name)) old.push(name);
    else await rm(join(folder, name), { force: true });
  }
  return old;
}

const sharedPlace = (folder: string, key: string) => join(folder, key.slice(0, 2), key);

/** The one place of all accounts: folders by the first two digits of a key. */
function sharedIn(folder: string, place: (accountId: string, key: string) => string): FileStore['shared'] {
  const folders = async () => (await namesIn(folder)).filter((name) => SHARED.test(name));
  return {
    isThere: async () => (await folders()).length > 0,
    async handOver(accountId, key) {
      const from = sharedPlace(folder, key);
      if (await stat(from).catch(() => null))
        await placeAt(place(accountId, key), (beside) => copyFile(from, beside));
    },
    async dissolve() {
      for (const name of await folders()) await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

/** Files in a folder for each account. */
export function folderFileStore(folder: string): FileStore {
  const home = (accountId: string) => {
    if (!OWNER.test(accountId)) throw new Error('Files belong to an account.');
    return join(folder, accountId);
  };
  const place = (accountId: string, key: string) => {
    if (!KEY.test(key)) throw new Error('A file key is 64 hexadecimal digits.');
    return join(home(accountId), key);
  };
  return {
    async put(accountId, bytes) {
      const key = sha256(bytes);
      await placeAt(place(accountId, key), (beside) => writeFile(beside, bytes));
      return key;
    },
    async get(accountId, key) {
      const own = place(accountId, key);
      const bytes = new Uint8Array(await readFile(own).catch(() => readFile(sharedPlace(folder, key))));
      if (sha256(bytes) !== key) throw new Error('A stored file is no longer what it was.');
      return bytes;
    },
    placeOf: place,
    async putMade(accountId, make) {
      await mkdir(home(accountId), { recursive: true });
      const beside = join(home(accountId), `made.${process.pid}.${Math.random().toString(36).slice(2)}`);
      try {
        const { made, key } = await make(beside);
        if (key !== null) await rename(beside, place(accountId, key));
        return made;
      } finally {
        await rm(beside, { force: true });
      }
    },
    lines: (accountId, key) => linesIn(place(accountId, key), key),
    remove: (accountId, key) => rm(place(accountId, key), { force: true }),
    removeAll: (accountId) => rm(home(accountId), { recursive: true, force: true }),
    storedBefore: (accountId, before) => keysBefore(home(accountId), before),
    owners: async () => (await namesIn(folder)).filter((name) => OWNER.test(name)),
    shared: sharedIn(folder, place),
  };
}
