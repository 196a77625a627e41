import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '#server/db/database.ts';
import { CopyError } from '#server/copies/copy-error.ts';

const SENTENCE =
  'A restore was cut off here, so half of everything is missing: run npm run restore -- FILE again with the same settings.';

type Connection = Pick<DatabaseConnection, 'database' | 'kind'>;

const markOf = (dataDir: string): string => join(dataDir, 'half-restored');

/** Whether a data folder says that a restore into it was cut off. */
export const isFolderHalf = (dataDir: string): Promise<boolean> =>
  access(markOf(dataDir)).then(
    () => true,
    () => false,
  );

/**
 * The data folder of the restore into a PostgreSQL that was cut off; null when there was none. It is asked beside the folder,
 * because a server with another one may use the same database. The embedded database lies in its folder, whose word counts.
 */
export async function folderOfHalf({ database, kind }: Connection): Promise<string | null> {
  if (kind === 'pglite') return null;
  const there = (await database.execute(
    sql`select to_regclass('public.half_restored') is not null as half`,
  )) as { rows: { half: boolean }[] }; // The one column that is asked for.
  if (there.rows[0]?.half !== true) return null;
  const { rows } = (await database.execute(sql`select folder from public.half_restored`)) as {
    rows: { folder: string }[]; // The one column of the table made below.
  };
  return rows[0]?.folder ?? '';
}

/** Says of a folder that what is in it is not whole; before anything is put there. */
export async function markFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(markOf(dataDir), `${SENTENCE}\n`, { flush: true });
}

/** Says it of a folder and of a database that is not in it. */
export async function markHalf(dataDir: string, { database, kind }: Connection): Promise<void> {
  await markFolder(dataDir);
  if (kind === 'postgres')
    await database.execute(
      sql.raw(`create table public.half_restored as select ${literal(dataDir)} as folder`),
    );
}

/** Takes the mark away again; the last act of a restore. The database's goes last: it says of which folder it speaks. */
export async function unmarkHalf(dataDir: string, { database, kind }: Connection): Promise<void> {
  await rm(markOf(dataDir));
  if (kind === 'postgres') await database.execute(sql`drop table public.half_restored`);
}

// A statement that makes a table takes no parameters.
const literal = (text: string): string => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'::text`;

/** Throws CopyError where a restore into a folder was cut off: nothing may start on half of everything. */
export async function refuseHalf(dataDir: string): Promise<void> {
  if (await isFolderHalf(dataDir)) throw new CopyError(SENTENCE);
}

/** The same of an open database, which is closed then. */
export async function refuseHalfDatabase(connection: DatabaseConnection): Promise<void> {
  if ((await folderOfHalf(connection)) === null) return;
  await connection.close();
  throw new CopyError(SENTENCE);
}
