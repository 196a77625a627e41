import { access, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/ports/log.ts';
import { endChangeOfKeys } from '#server/ports/sealing/keys.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import { openDatabase } from '#server/services.ts';
import { requireAlone } from './alone.ts';
import { changeKeys, KeysNotChanged } from './change-keys.ts';

/** Has the disk keep every file of a folder: the embedded database does not ask it to. */
async function keepOnDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync();
    await file.close();
  }
}

/** Changes the key of an installation that is stopped, and removes the one before. Throws KeysNotChanged, FolderInUse or CopyError. */
export async function rotateKey(config: Config, log: Log): Promise<Resealed> {
  const { dataDir, database } = config;
  await access(join(dataDir, 'secrets.key')).catch(() => {
    throw new KeysNotChanged(
      `There is no secrets.key in ${dataDir}: set DATA_DIR to the folder of the server.`,
    );
  });
  const connection = await openDatabase(config);
  let resealed: Resealed;
  try {
    await requireAlone(connection);
    await connection.migrate();
    resealed = await changeKeys(connection, dataDir, log);
    // Whoever connected since has read both keys, and seals with the new one; who did before would have been seen, or is now.
    await requireAlone(connection);
  } finally {
    await connection.close();
  }
  if (database.kind === 'pglite') await keepOnDisk(database.folder);
  await endChangeOfKeys(dataDir);
  return resealed;
}
