import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { describeError } from '#server/ports/log.ts';
import type { JobHandler } from './handler.ts';

/** Does one job; throws where it is to be tried again. */
export type Run = (handler: JobHandler, job: { id: string; data: unknown }) => Promise<void>;

/** The queues with something due: asking each of them for its jobs takes most of a round that finds nothing. */
async function dueQueues(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `select distinct name from pgboss.job where state < 'active' and start_after <= pgboss.job_now()`,
    );
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

/** Works through everything that is due, handler by handler, until a round finds nothing. */
export async function drainQueues(boss: PgBoss, handlers: readonly JobHandler[], run: Run): Promise<number> {
  let count = 0;
  for (let before = -1; before !== count;) {
    before = count;
    // A job falls due after the millisecond it was enqueued in, and PGlite counts in whole ones.
    await sleep(2);
    const due = await dueQueues(boss);
    for (const handler of handlers.filter(({ job }) => due.has(job.name))) {
      const batch = await boss.fetch(handler.job.name, { batchSize: 20, includeMetadata: true });
      // What is fetched together comes in no order.
      const order = batch.toSorted(
        (a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime(),
      );
      for (const job of order) {
        count += 1;
        try {
          await run(handler, job);
          await boss.complete(handler.job.name, job.id);
        } catch (error) {
          await boss.fail(handler.job.name, job.id, describeError(error));
        }
      }
    }
  }
  return count;
}
