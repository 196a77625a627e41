import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection } from '#server/db/database.ts';
import { lockFolder } from '#server/db/lock/lock.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { databases } from '#server/db/ownership/databases.ts';
import { prepareRoles } from '#server/db/ownership/roles.ts';
import type { Watch } from './client.ts';

/**
 * Opens the embedded database, in `folder` (locked against a second process) or in memory from a dump when tests ask so.
 * `watch` is told of every statement of the product.
 * The modules load only when needed: they cost 0.4 s.
 */
export async function openPglite(
  place: { folder: string } | { dump: Blob } | { memory: true },
  watch: Watch | null = null,
): Promise<DatabaseConnection> {
  const unlock = 'folder' in place ? lockFolder(place.folder) : () => undefined;
  const [library, { drizzle }, { migrate }, { EmbeddedDatabase }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('./client.ts'),
  ]);
  if ('folder' in place) await mkdir(dirname(place.folder), { recursive: true });
  const client = await library.PGlite.create({
    ...('folder' in place ? { dataDir: place.folder } : {}),
    ...('dump' in place ? { loadDataDir: place.dump } : {}),
    // A file of the log whose time is over is removed: kept to be written over later, it would hold what was erased meanwhile.
    startParams: [...library.PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  });
  const embedded = new EmbeddedDatabase(client, watch);
  // The query builder asks its client for `query` and `transaction` alone.
  const seenBy = databases((whose) => drizzle({ client: embedded.seenBy(whose) as unknown as PGlite }));
  return {
    database: seenBy({ kind: 'login' }),
    confined: seenBy({ kind: 'nobody' }),
    kind: 'pglite',
    listen: (channel, listener) => client.listen(channel, listener),
    queueBackend: { kind: 'pglite', client },
    migrate: async (folder = migrationsFolder) => {
      await prepareRoles((text) => client.exec(text));
      await migrate(drizzle({ client }), { migrationsFolder: folder });
      await embedded.forgetStatements();
    },
    close: async () => {
      await client.close();
      unlock();
    },
  };
}
