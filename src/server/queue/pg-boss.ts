import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import type { Job, JobHandler, Queue } from '#server/queue/job.ts';
import { forgetJobs, idsInJobs } from './forget-jobs.ts';
import { priorityOf } from './priority.ts';

/** The queue with its workers; `stop` finishes what is under way. */
export interface WorkingQueue extends Queue {
  /** Makes the queues, so that jobs can be enqueued. */
  start(handlers: readonly JobHandler[]): Promise<void>;
  /** Begins to work on them, and to enqueue those on a schedule. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Works through everything that is due, once, in this call; for tests and the demo. Answers how many jobs ran. */
  drain(handlers: readonly JobHandler[]): Promise<number>;
  stop(): Promise<void>;
}

type Run = (handler: JobHandler, data: unknown) => Promise<void>;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

function createBoss(connection: DatabaseConnection): PgBoss {
  const timing = {
    maintenanceIntervalSeconds: 300,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 15,
  };
  return connection.queueBackend.kind === 'pglite'
    ? new PgBoss({ db: fromPglite(connection.queueBackend.client), backend: 'pglite', ...timing })
    : new PgBoss({ connectionString: connection.queueBackend.url, max: 4, ...timing });
}

const settingsOf = ({ retryLimit, retryDelay, expireInSeconds }: Job) => ({
  retryLimit,
  retryDelay,
  retryBackoff: true,
  expireInSeconds,
  retentionSeconds: 60 * 60 * 24 * 30,
  deleteAfterSeconds: 60 * 60 * 24,
});

/** Makes the queues that are not there, and brings those that are to what their jobs say now. */
async function createQueues(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { job } of handlers) {
    const settings = settingsOf(job);
    const queue = known.get(job.name);
    if (queue === undefined) {
      await boss.createQueue(job.name, { policy: job.keyed ? 'short' : 'standard', ...settings });
      // The first send of a queue inside a transaction looks the queue up outside it, which hangs on PGlite: warm it here.
      await boss.findJobs(job.name, { id: NO_JOB });
    } else if (!isDeepStrictEqual({ ...queue, ...settings }, queue))
      await boss.updateQueue(job.name, settings);
  }
}

// The adapter builds its queries with the `sql` it is given, and both drivers answer `{ rows }`.
const asDrizzleTransaction = (executor: Executor) => ({
  execute: async (query: unknown) =>
    (await executor.execute(query as SQL)) as { rows: Record<string, unknown>[] },
});

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
async function drainQueues(boss: PgBoss, handlers: readonly JobHandler[], run: Run): Promise<number> {
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
          await run(handler, job.data);
          await boss.complete(handler.job.name, job.id);
        } catch (error) {
          await boss.fail(handler.job.name, job.id, describeError(error));
        }
      }
    }
  }
  return count;
}

async function startWorkers(boss: PgBoss, handlers: readonly JobHandler[], run: Run): Promise<void> {
  const polling = { pollingIntervalSeconds: 0.5, batchSize: 1, burstWhenBatchFull: true };
  for (const handler of handlers) {
    if (handler.schedule) await boss.schedule(handler.job.name, handler.schedule, {});
    const options = { ...polling, localConcurrency: handler.job.concurrency };
    await boss.work(handler.job.name, options, async ([job]) => {
      if (job) await run(handler, job.data);
    });
  }
}

/** pg-boss on the product's own database. */
export function createQueue(connection: DatabaseConnection, log: Log): WorkingQueue {
  const boss = createBoss(connection);
  boss.on('error', (error) => log.error('queue.error', describeError(error)));
  boss.on('warning', () => undefined);
  const run: Run = async (handler, data) => {
    try {
      await handler.handle(data);
    } catch (error) {
      log.error('job.failed', { job: handler.job.name, ...describeError(error) });
      throw error;
    }
  };
  return {
    async enqueue(executor: Executor, job, data, options = {}) {
      await boss.send(job.name, data, {
        db: fromDrizzle(asDrizzleTransaction(executor), sql),
        priority: priorityOf(options),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
      });
    },
    idsInJobs,
    forget: forgetJobs,
    async start(handlers) {
      await boss.start();
      await createQueues(boss, handlers);
    },
    work: (handlers) => startWorkers(boss, handlers, run),
    drain: (handlers) => drainQueues(boss, handlers, run),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
