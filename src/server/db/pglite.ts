import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseConnection } from '#server/db/database.ts';
import { withEndings } from '#server/db/ending.ts';
import { lockFolder } from '#server/db/lock/lock.ts';
import { migrationsFolder } from '#server/db/migrations.ts';

/**
 * Opens the embedded database, in `folder` (locked against a second process) or in memory from a dump when tests ask so.
 * The modules load only when needed: they cost 0.4 s.
 */
export async function openPglite(
  place: { folder: string } | { dump: Blob } | { memory: true },
): Promise<DatabaseConnection> {
  const unlock = 'folder' in place ? lockFolder(place.folder) : () => undefined;
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  if ('folder' in place) await mkdir(dirname(place.folder), { recursive: true });
  const client = await PGlite.create({
    ...('folder' in place ? { dataDir: place.folder } : {}),
    ...('dump' in place ? { loadDataDir: place.dump } : {}),
  });
  const drizzled = drizzle({ client });
  // Both drivers share this base class; only their result type differs, which no query here reads.
  const database = withEndings(drizzled);
  return {
    database,
    kind: 'pglite',
    listen: (channel, listener) => client.listen(channel, listener),
    queueBackend: { kind: 'pglite', client },
    migrate: async (folder = migrationsFolder) =>
      void (await migrate(drizzled, { migrationsFolder: folder })),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}
