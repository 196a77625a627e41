import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Executor } from '#server/db/database.ts';
import { dataFolder } from '#server/db/tables.ts';
import type { Log } from '#server/ports/log.ts';
import { ConfigError } from '#server/settings/config-error.ts';

const NAME = 'folder-id';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a folder; null where it has none, or only half of one. */
async function readId(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, NAME), 'utf8').catch(() => '');
  return ID.test(text.trim()) ? text.trim() : null;
}

/** The id of a folder, given to it where it has none; of two servers that start at once the later one's stays. */
async function idOf(dataDir: string): Promise<string> {
  const known = await readId(dataDir);
  if (known !== null) return known;
  const own = randomUUID();
  await mkdir(dataDir, { recursive: true });
  const beside = join(dataDir, `${NAME}.${own}`);
  await writeFile(beside, `${own}\n`);
  await rename(beside, join(dataDir, NAME));
  return (await readId(dataDir)) ?? own;
}

async function idInDatabase(executor: Executor): Promise<string | null> {
  const [row] = await executor.select({ id: dataFolder.id }).from(dataFolder);
  return row?.id ?? null;
}

/**
 * Writes down that the files of this database lie in the server's folder. It is the server's word that counts: a folder that
 * replaces a lost one is taken, and the log says so.
 */
export async function claimDataFolder(executor: Executor, dataDir: string, log: Log): Promise<void> {
  const id = await idOf(dataDir);
  const known = await idInDatabase(executor);
  if (known === id) return;
  if (known !== null)
    log.warn('data_folder.another', {
      meaning: 'This database was used with another DATA_DIR. Files that were kept there are not found here.',
    });
  await executor
    .insert(dataFolder)
    .values({ id })
    .onConflictDoUpdate({ target: dataFolder.only, set: { id } });
}

/**
 * Refuses a worker that would find no files: CVs, keys and pictures lie in the server's DATA_DIR, and without them each
 * application it takes would fail. Throws ConfigError with the reason in one sentence.
 */
export async function requireDataFolder(executor: Executor, dataDir: string): Promise<void> {
  const known = await idInDatabase(executor);
  if (known === null)
    throw new ConfigError(
      'No server has used this database yet, so there are no files to work with: run npm start with the same DATA_DIR and DATABASE_URL first.',
    );
  if ((await readId(dataDir)) !== known)
    throw new ConfigError(
      `This worker would find no files: ${dataDir} is not the server's DATA_DIR, so start it on the server's machine with the same DATA_DIR, or share that folder with this machine.`,
    );
}
