import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { DatabaseConnection } from '#server/db/database.ts';
import { listenOn } from '#server/db/postgres/listening.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { databases } from '#server/db/ownership/databases.ts';
import { prepareRoles } from '#server/db/ownership/roles.ts';
import { postgresLimits } from '#server/db/postgres/limits.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { ConfinedPool } from './confined-pool.ts';

// Any number that no other program of ours uses: two processes must not migrate at once.
const MIGRATION_LOCK = 726_381_004;

/** Connects to a PostgreSQL server (15 or newer) with a pool of ten. */
export async function openPostgres(url: string, log: Log): Promise<DatabaseConnection> {
  const pool = new Pool({ connectionString: url, max: 10, ...postgresLimits });
  // A server that goes away ends idle clients; the next query opens new ones.
  let open = true;
  pool.on('error', (error) => {
    if (open) log.warn('database.connection_lost', describeError(error));
  });
  // The query builder asks its client for `query` and `connect` alone.
  const seenBy = databases((whose) => drizzle({ client: new ConfinedPool(pool, whose) as unknown as Pool }));
  const listening: (() => Promise<void>)[] = [];
  await pool.query('select 1');
  return {
    database: seenBy({ kind: 'login' }),
    confined: seenBy({ kind: 'nobody' }),
    kind: 'postgres',
    listen: async (channel, listener, onMissed = () => undefined) => {
      const stop = await listenOn({ url, log, channel, listener, onMissed });
      listening.push(stop);
      return stop;
    },
    queueBackend: { kind: 'postgres', url },
    migrate: async (folder = migrationsFolder) => {
      const client = await pool.connect();
      // What it was asked last rejects with the same.
      client.on('error', (error) => log.warn('database.connection_lost', describeError(error)));
      try {
        // Changing a large table takes longer than any question to it, and so may waiting for another process that does.
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await prepareRoles((text) => client.query(text));
        await migrate(drizzle({ client }), { migrationsFolder: folder });
      } finally {
        // With its own settings it is of no use to others; its end lets the lock go.
        client.release(true);
      }
    },
    close: async () => {
      open = false;
      await Promise.all(listening.map((stop) => stop()));
      await pool.end();
    },
  };
}
