import { readdir } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { systemClock } from '#server/ports/clock.ts';
import type { Log } from '#server/ports/log.ts';
import { CopyError } from './copy-error.ts';
import { hasPeople, isThere } from './has-people.ts';
import { copyHourly } from './hourly/hourly-copy.ts';
import { migrationsOf } from './rows/catalogue.ts';

type Upgrading = Pick<DatabaseConnection, 'database' | 'kind' | 'migrate'>;

/**
 * Brings a database to this program's schema, all of it in one transaction. Before that, a copy is put beside the hourly ones where
 * there is anybody in it, unless the configuration turns copies off; the copy is of the schema as it was. Throws CopyError, with
 * nothing touched, when the database stands at a migration that this program does not have, or no copy can be made.
 */
export async function upgrade(
  connection: Upgrading,
  config: Pick<Config, 'copies' | 'dataDir'>,
  log: Log,
  folder: string = migrationsFolder,
): Promise<void> {
  const { database, kind } = connection;
  const known = await readdir(folder);
  const isUsed = await isThere(database, 'drizzle.__drizzle_migrations');
  const applied = isUsed ? await migrationsOf(database) : [];
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined)
    throw new CopyError(
      `This database was last used by a newer Legwork than this one (it stands at ${newer}), so update the program first.`,
    );
  const isBehind = known.some((name) => !applied.includes(name));
  if (isBehind && config.copies.hourly && (await hasPeople(database))) {
    const { dataDir, copies } = config;
    const source = { connection: { database, kind }, dataDir, passphrase: copies.passphrase, log };
    const { path } = await copyHourly({ clock: systemClock, config, log }, source);
    log.say(`Before the upgrade of the database I made a copy of everything: ${path}`);
  }
  await connection.migrate(folder);
}
