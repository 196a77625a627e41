import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseConnection } from '#server/db/database.ts';
import type { MayHold } from '#server/db/embedded/rewrite.ts';
import { defineJob } from './job.ts';
import { handleJob } from './handler.ts';
import type { JobHandler } from './handler.ts';
import { rewriteJobs } from './rewrite-tables.ts';

const tidyTablesJob = defineJob({
  name: 'database.tidy-tables',
  schema: z.object({}),
  keyed: true,
  retryLimit: 0,
});
const EVERY_HOUR = '27 * * * *';

const names = z.object({ rows: z.array(z.object({ name: z.string() })) });

/**
 * Takes what is gone out of the tables that changed much, and counts what is in them, as a PostgreSQL server does by itself
 * (autovacuum, with its own thresholds): the embedded database does neither, so its tables would grow for ever and it would look
 * rows up in ways meant for empty tables. One table after the other, so that whoever asks meanwhile waits for one of them at most.
 * Answers which.
 */
export async function tidyTables({ database }: Pick<DatabaseConnection, 'database'>): Promise<string[]> {
  // What was changed in the last second is not counted yet.
  await database.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = names.parse(
    await database.execute(sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
      where n_dead_tup > 50 + .2 * n_live_tup or n_mod_since_analyze > 50 + .1 * n_live_tup order by 1`),
  );
  for (const { name } of rows) await database.execute(sql.raw(`vacuum (analyze) ${name}`));
  return rows.map(({ name }) => name);
}

/** The work of keeping the embedded database in order; a server of its own does it by itself. */
export const databaseJobs = (connection: DatabaseConnection, mayHold: MayHold): JobHandler[] => [
  ...rewriteJobs(connection, mayHold),
  ...(connection.kind === 'pglite'
    ? [handleJob(tidyTablesJob, async () => void (await tidyTables(connection)), EVERY_HOUR)]
    : []),
];
