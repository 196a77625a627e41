import { open, rename, rm, link } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';
import { CopyError } from '#server/copies/copy-error.ts';
import { entriesOf, MANIFEST } from './manifest.ts';
import type { EntryOfCopy, Manifest } from './manifest.ts';

/** Where the content of an entry comes from. */
export type OpenEntry = (entry: EntryOfCopy) => AsyncIterable<Uint8Array>;

type Packer = ReturnType<typeof createTarPacker>['controller'];

async function addEntry(
  packer: Packer,
  { path, bytes }: Pick<EntryOfCopy, 'path' | 'bytes'>,
  content: AsyncIterable<Uint8Array>,
  at: Date,
): Promise<void> {
  const writer = packer.add({ name: path, size: bytes, type: 'file', mode: 0o600, mtime: at }).getWriter();
  for await (const part of content) await writer.write(part);
  await writer.close();
}

async function addAll(packer: Packer, manifest: Manifest, openEntry: OpenEntry): Promise<void> {
  const at = new Date(manifest.takenAt);
  const head = Buffer.from(JSON.stringify(manifest));
  await addEntry(packer, { path: MANIFEST, bytes: head.length }, Readable.from([head]), at);
  for (const entry of entriesOf(manifest)) await addEntry(packer, entry, openEntry(entry), at);
  packer.finalize();
}

/** Locks a stream with a passphrase, in the format of the program age. */
async function locked(stream: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  // Node's streams and the browser's are the same objects under two types.
  const sealed = await encrypter.encrypt(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(sealed as WebStream<Uint8Array>);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder, and needs none to be told.
  const opened = await open(folder, 'r').catch(() => null);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}

/** Gives a finished file its name, and never that of another. */
async function nameIt(partial: string, target: string): Promise<void> {
  try {
    await link(partial, target);
    await rm(partial);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CopyError(`There is already a file at ${target}, and I replace none.`, { cause: error });
    // Disks without links: nobody else writes under this name.
    await rename(partial, target);
  }
  await syncFolder(dirname(target));
}

/**
 * Writes a copy: manifest first, then what it lists, as a tar in gzip, locked where there is a passphrase. Only a whole one that
 * is on the disk gets its name; whatever ends it earlier leaves `….partial`.
 */
export async function writeArchive(
  target: string,
  manifest: Manifest,
  { openEntry, passphrase }: { openEntry: OpenEntry; passphrase: string | null },
): Promise<void> {
  const partial = `${target}.partial`;
  const { readable, controller } = createTarPacker();
  const packed = Readable.fromWeb(readable as WebStream<Uint8Array>);
  const zip = createGzip({ level: 6 });
  const output = createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true });
  const adding = addAll(controller, manifest, openEntry).catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  // Both fail together; the first reason is the one to tell.
  const written = async () => {
    if (passphrase === null) return pipeline(packed, zip, output);
    const zipped = pipeline(packed, zip);
    await Promise.all([zipped, pipeline(await locked(zip, passphrase), output)]);
  };
  try {
    await Promise.all([adding, written()]);
    await nameIt(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
