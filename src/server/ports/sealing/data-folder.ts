import { join } from 'node:path';
import { folderFileStore } from '#server/ports/files.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Log } from '#server/ports/log.ts';
import { readKeys } from '#server/ports/sealing/keys.ts';
import { secretsWith } from '#server/ports/sealing/secrets.ts';
import type { Secrets } from '#server/ports/sealing/secrets.ts';
import { openTrailWitness } from '#server/ports/sealing/trail-witness.ts';
import type { TrailWitness } from '#server/ports/sealing/trail-witness.ts';

/** What a server keeps outside the database: what is sealed with its key, the noted ends of the trails, and files. */
export async function openDataFolder(
  dataDir: string,
  log: Log,
): Promise<{ secrets: Secrets; trail: TrailWitness; files: FileStore }> {
  const keys = await readKeys(dataDir);
  return {
    secrets: secretsWith(keys),
    trail: openTrailWitness({ dataDir, keys, log }),
    files: folderFileStore(join(dataDir, 'files')),
  };
}
