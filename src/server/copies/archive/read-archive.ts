import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder } from 'modern-tar';
import type { ParsedTarEntry } from 'modern-tar';
import { CopyError } from '#server/copies/copy-error.ts';
import { entriesOf, MANIFEST, MANIFEST_BYTES_MOST, readManifest } from './manifest.ts';
import type { EntryOfCopy, Manifest } from './manifest.ts';

/** A file with a copy, and what opens it. */
export interface CopyFile {
  path: string;
  passphrase: string | null;
}

/** Takes the content of an entry, all of it or nothing. */
export type TakeEntry = (entry: EntryOfCopy, content: AsyncIterable<Uint8Array>) => Promise<void>;

const LOCKED = 'age-encryption.org/v1';
const DAMAGED = 'This copy is damaged, so nothing of it can be relied on: take another.';

async function isLocked(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) throw new CopyError(`There is no copy at ${path}.`);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOCKED.length), 0, LOCKED.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === LOCKED;
  } finally {
    await file.close();
  }
}

/** The bytes of the tar in gzip, unlocked. */
async function openFile({ path, passphrase }: CopyFile): Promise<Readable> {
  if (!(await isLocked(path))) return createReadStream(path);
  if (passphrase === null)
    throw new CopyError('This copy is locked: set COPY_PASSPHRASE to the passphrase it was made with.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  // Node's streams and the browser's are the same objects under two types.
  const file = createReadStream(path);
  const opened = await decrypter.decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>).catch(() => {
    throw new CopyError('COPY_PASSPHRASE is not the passphrase this copy was made with.');
  });
  return Readable.fromWeb(opened as WebStream<Uint8Array>);
}

/** The parts of a body; that they cannot be had is damage. */
async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]();
  for (;;) {
    const part = await parts.next().catch((error: unknown) => {
      throw new CopyError(DAMAGED, { cause: error });
    });
    if (part.done) return;
    yield part.value;
  }
}

/** Hands on what an entry may hold and not a byte more; throws unless it is exactly what the manifest says. */
async function* checked(entry: EntryOfCopy, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of partsOf(body)) {
    bytes += part.length;
    if (bytes > entry.bytes) throw new CopyError(DAMAGED);
    hash.update(part);
    yield part;
  }
  if (bytes !== entry.bytes || hash.digest('hex') !== entry.sha256) throw new CopyError(DAMAGED);
}

async function manifestIn({ header, body }: ParsedTarEntry): Promise<Manifest> {
  if (header.name !== MANIFEST || header.size > MANIFEST_BYTES_MOST)
    throw new CopyError('This file is no copy of a Legwork.');
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(body)) parts.push(part);
  return readManifest(Buffer.concat(parts));
}

async function take(
  entry: EntryOfCopy,
  body: AsyncIterable<Uint8Array>,
  takeEntry: TakeEntry,
): Promise<void> {
  const content = checked(entry, body);
  await takeEntry(entry, content);
  // The rest of what was not read is checked all the same.
  while (!(await content.next()).done);
}

async function readEntries(
  entries: AsyncIterable<ParsedTarEntry>,
  takeManifest: (manifest: Manifest) => Promise<void>,
  takeEntry: TakeEntry,
): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const awaited: EntryOfCopy[] = [];
  let place = 0;
  for await (const parsed of entries) {
    if (manifest === null) {
      manifest = await manifestIn(parsed);
      awaited.push(...entriesOf(manifest));
      await takeManifest(manifest);
      continue;
    }
    const entry = awaited[place];
    // A name is compared, never used: nothing in a copy says where on the disk it goes.
    const { name, size, type = 'file' } = parsed.header;
    if (entry?.path !== name || entry.bytes !== size || type !== 'file') throw new CopyError(DAMAGED);
    place += 1;
    await take(entry, parsed.body, takeEntry);
  }
  if (manifest === null) throw new CopyError('This file is no copy of a Legwork.');
  if (place < awaited.length) throw new CopyError(DAMAGED);
  return manifest;
}

/**
 * Reads a copy once, in order, and answers its manifest. Each entry is held against it while it is read. Throws CopyError when
 * it is locked with another passphrase, damaged, of a newer Legwork, or no copy.
 */
export async function readArchive(
  file: CopyFile,
  {
    takeManifest = async () => undefined,
    takeEntry = async () => undefined,
  }: {
    takeManifest?: (manifest: Manifest) => Promise<void>;
    takeEntry?: TakeEntry;
  } = {},
): Promise<Manifest> {
  const opened = await openFile(file);
  const { readable, writable } = createTarDecoder({ strict: true });
  const unpacked = pipeline(opened, createGunzip(), Writable.fromWeb(writable));
  // Told by whoever reads the entries, which ends at the same fault.
  unpacked.catch(() => undefined);
  const own: unknown[] = [];
  const keepOwn = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      own.push(error);
      throw error;
    });
  try {
    const manifest = await readEntries(
      readable,
      (read) => keepOwn(takeManifest(read)),
      (entry, content) => keepOwn(takeEntry(entry, content)),
    );
    await unpacked;
    return manifest;
  } catch (error) {
    opened.destroy();
    // What the taker threw, and sentences of ours, are the reason; whatever else is wrong with the bytes is damage.
    if (own.includes(error) || error instanceof CopyError) throw error;
    throw new CopyError(DAMAGED, { cause: error });
  }
}
