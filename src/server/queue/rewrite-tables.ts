import { z } from 'zod';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import { rewriteTables } from '#server/db/embedded/rewrite.ts';
import type { MayHold } from '#server/db/embedded/rewrite.ts';
import { defineJob } from './job.ts';
import { handleJob } from './handler.ts';
import type { Queue } from './job.ts';
import type { JobHandler } from './handler.ts';

const rewriteTablesJob = defineJob({
  name: 'database.rewrite-tables',
  schema: z.object({}),
  keyed: true,
  // A day and more, the tries being further and further apart: what is to be gone is not given up in an hour.
  retryLimit: 12,
  retryDelay: 30,
  expireInSeconds: 3600,
});

/** To be called in the transaction that erases somebody: the files of the database hold nothing of them soon after it stands. */
export const rewriteTablesLater = (queue: Queue, executor: Executor): Promise<void> =>
  queue.enqueue(executor, rewriteTablesJob, {}, { key: rewriteTablesJob.name });

/** The work of taking what was erased out of the database's files; a server of its own is kept by whoever operates it. */
export const rewriteJobs = (connection: DatabaseConnection, mayHold: MayHold): JobHandler[] => [
  handleJob(rewriteTablesJob, async () => {
    if (connection.kind === 'pglite') await rewriteTables(connection, mayHold);
  }),
];
