import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConnection } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import type { Manifest } from '#server/copies/archive/manifest.ts';

/** Throws CopyError when a copy stands at a migration that this Legwork does not have. */
export async function refuseNewer({ migrations }: Pick<Manifest, 'migrations'>): Promise<void> {
  const known = new Set(await readdir(migrationsFolder));
  const newer = migrations.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new CopyError(
      `This copy was made by a newer Legwork than this one (it stands at ${newer}), so update it first.`,
    );
}

/** Brings an empty database to exactly the migrations a copy stands at, by the product's own. */
export async function migrateTo(
  connection: Pick<DatabaseConnection, 'migrate'>,
  { migrations }: Pick<Manifest, 'migrations'>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-migrations-'));
  try {
    for (const name of migrations)
      await cp(join(migrationsFolder, name), join(folder, name), { recursive: true });
    await connection.migrate(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
