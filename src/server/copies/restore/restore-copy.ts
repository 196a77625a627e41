import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DatabaseConnection } from '#server/db/database.ts';
import { placeOfFile } from '#server/copies/archive/stored-files.ts';
import type { Manifest } from '#server/copies/archive/manifest.ts';
import { readArchive } from '#server/copies/archive/read-archive.ts';
import type { CopyFile } from '#server/copies/archive/read-archive.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import { folderOfHalf, markFolder, markHalf } from './half-restored.ts';
import { makeDatabaseEmpty, makeFolderEmpty } from './empty-place.ts';
import { openForRows } from './load-rows.ts';
import { migrateTo, refuseNewer } from './migrate-to.ts';

/** Where a copy is restored to. */
export interface RestorePlace {
  dataDir: string;
  /** Opens the database, which is made where it is the embedded one. */
  open(): Promise<DatabaseConnection>;
  isEmbedded: boolean;
  /** Makes the queue's tables as the version at hand has them. */
  makeQueue(connection: DatabaseConnection): Promise<void>;
}

async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
}

/** Opens a place that is empty or was made so, and says of it that it is not whole. */
async function openEmpty(place: RestorePlace): Promise<DatabaseConnection> {
  // The embedded database lies in the folder, so that has to be empty, and marked, before there is one.
  if (place.isEmbedded) {
    await makeFolderEmpty(place.dataDir, false);
    await markFolder(place.dataDir);
  }
  const connection = await place.open();
  try {
    const half = await folderOfHalf(connection);
    if (!place.isEmbedded) await makeFolderEmpty(place.dataDir, half === place.dataDir);
    await makeDatabaseEmpty(connection.database, half !== null);
    await markHalf(place.dataDir, connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

/** Rows in one transaction that ends with their being counted and digested; files and keys as they come. */
async function load(
  file: CopyFile,
  manifest: Manifest,
  { place, connection }: { place: RestorePlace; connection: DatabaseConnection },
): Promise<void> {
  const { dataDir } = place;
  await connection.database.transaction(async (transaction) => {
    const loader = await openForRows(transaction, manifest);
    await readArchive(file, {
      takeManifest: async (again) => {
        if (!isDeepStrictEqual(again, manifest)) throw new CopyError('The copy changed while it was read.');
      },
      takeEntry: async ({ holds }, content) => {
        if (holds.kind === 'rows') await loader.load(holds.table, content);
        else if (holds.kind === 'key') await writeWhole(join(dataDir, holds.name), content);
        else if (holds.kind === 'trail') await writeWhole(join(dataDir, 'trail', holds.name), content);
        else await writeWhole(placeOfFile(dataDir, holds.file), content);
      },
    });
    await loader.verify();
  });
}

/**
 * Restores a copy into an empty place: first it is read once to the end and held against its own sums, then its schema is made by
 * the migrations it stands at, then its rows are loaded and counted, then they are migrated to the version at hand. The place says
 * that it is half restored until `unmarkHalf`. Throws CopyError with one sentence, and what is open is closed then.
 */
export async function restoreCopy(
  file: CopyFile,
  place: RestorePlace,
): Promise<{ manifest: Manifest; connection: DatabaseConnection }> {
  const manifest = await readArchive(file, { takeManifest: refuseNewer });
  const connection = await openEmpty(place);
  try {
    await migrateTo(connection, manifest);
    await place.makeQueue(connection);
    await load(file, manifest, { place, connection });
    await connection.migrate();
    return { manifest, connection };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
