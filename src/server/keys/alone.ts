import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '#server/db/database.ts';
import { KeysNotChanged } from './change-keys.ts';

/** A connection that was just closed, our own too, is listed for a moment. */
const LOOKS = 20;
const PAUSE_MS = 100;

async function countOthers({ database }: DatabaseConnection): Promise<number> {
  const { rows } = (await database.execute(
    sql`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )) as { rows: { others: number }[] }; // The one column that is asked for.
  return rows[0]?.others ?? 0;
}

/**
 * Throws KeysNotChanged where another process is connected to a PostgreSQL database: it may hold the key before alone. An embedded
 * database is locked by whoever opened it.
 */
export async function requireAlone(connection: DatabaseConnection): Promise<void> {
  if (connection.kind === 'pglite') return;
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await countOthers(connection)) === 0) return;
    await sleep(PAUSE_MS);
  }
  throw new KeysNotChanged(
    'Something else is connected to this database: stop every server, worker and console first, then run this again.',
  );
}
