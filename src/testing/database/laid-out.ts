import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { dumpPath } from './database.ts';

/**
 * Lays a migrated, empty embedded database into the folder in which a server keeps everything, so that the server finds one that was
 * started before: to make and migrate one takes several times as long. Without the global set-up of the tests there is none to lay.
 */
export async function layDatabase(dataDir: string): Promise<void> {
  if (dumpPath() === '') return;
  await pipeline(createReadStream(dumpPath()), unpackTar(join(dataDir, 'database')));
}
