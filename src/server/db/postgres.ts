import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { DatabaseConnection } from '#server/db/database.ts';
import { withEndings } from '#server/db/ending.ts';
import { migrationsFolder } from '#server/db/migrations.ts';

// Any number that no other program of ours uses: two processes must not migrate at once.
const MIGRATION_LOCK = 726_381_004;

/** Connects to a PostgreSQL server (15 or newer) with a pool of ten. */
export async function openPostgres(url: string): Promise<DatabaseConnection> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // A server that goes away ends idle clients; the next query opens new ones.
  pool.on('error', () => undefined);
  const drizzled = drizzle({ client: pool });
  const listeners: Client[] = [];
  await pool.query('select 1');
  return {
    // Both drivers share this base class; only their result type differs, which no query here reads.
    database: withEndings(drizzled),
    kind: 'postgres',
    listen: async (channel, listener) => {
      const client = new Client({ connectionString: url });
      listeners.push(client);
      client.on('error', () => undefined);
      await client.connect();
      client.on('notification', (message) => listener(message.payload ?? ''));
      await client.query(`listen "${channel.replaceAll('"', '')}"`);
      return () => client.end();
    },
    queueBackend: { kind: 'postgres', url },
    migrate: async () => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle({ client }), { migrationsFolder });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        client.release();
      }
    },
    close: async () => {
      await Promise.all(listeners.map((client) => client.end().catch(() => undefined)));
      await pool.end();
    },
  };
}
