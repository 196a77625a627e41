import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { KEY_FILES } from '#server/copies/archive/manifest.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import { isFolderHalf } from './half-restored.ts';

/** What a server keeps in its data folder and a copy brings; the copies beside it may stay. */
const KEPT = ['database', 'files', 'trail', ...KEY_FILES];

async function whatIsIn(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of KEPT)
    await access(join(dataDir, name)).then(
      () => found.push(name),
      () => undefined,
    );
  return found;
}

/**
 * Throws CopyError unless a data folder holds nothing of a server. What a restore left that was cut off is taken away: the place
 * was empty when that began. `isHalf`: the database says so of this folder.
 */
export async function makeFolderEmpty(dataDir: string, isHalf: boolean): Promise<void> {
  const found = await whatIsIn(dataDir);
  if (found.length === 0) return;
  if (!isHalf && !(await isFolderHalf(dataDir)))
    throw new CopyError(
      `A copy is restored into an empty place only, and ${dataDir} holds ${found.join(', ')}: move that away, or set DATA_DIR to another folder.`,
    );
  for (const name of found) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** The same of a database: no table of anybody's may be in it, but for what a restore left (`isHalf`). */
export async function makeDatabaseEmpty(executor: Executor, isHalf: boolean): Promise<void> {
  if (isHalf) {
    await executor.execute(sql`drop schema if exists pgboss, drizzle, public cascade`);
    await executor.execute(sql`create schema public`);
    // As a new database has it: the roles that the product works as find no table in it otherwise.
    await executor.execute(sql`grant usage on schema public to public`);
    return;
  }
  await executor.execute(sql`create schema if not exists public`);
  const { rows } = (await executor.execute(
    sql`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss', 'drizzle') limit 1`,
  )) as { rows: { name: string }[] }; // The one column that is asked for.
  const [first] = rows;
  if (first)
    throw new CopyError(
      `A copy is restored into an empty database only, and this one has the table ${first.name}: set DATABASE_URL to a new one.`,
    );
}
