import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import type { JobHandler, Queue } from '#server/queue/job.ts';

/** The queue with its workers; `start` begins to work, `stop` finishes what is under way. */
export interface WorkingQueue extends Queue {
  start(handlers: readonly JobHandler[], work: boolean): Promise<void>;
  /** Works through everything that is due, once, in this call; for tests and the demo. Answers how many jobs ran. */
  drain(handlers: readonly JobHandler[]): Promise<number>;
  stop(): Promise<void>;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

function createBoss(connection: DatabaseConnection): PgBoss {
  const timing = { maintenanceIntervalSeconds: 300, monitorIntervalSeconds: 15, cronMonitorIntervalSeconds: 15 };
  return connection.queueBackend.kind === 'pglite'
    ? new PgBoss({ db: fromPglite(connection.queueBackend.client), backend: 'pglite', ...timing })
    : new PgBoss({ connectionString: connection.queueBackend.url, max: 4, ...timing });
}

async function createQueues(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  for (const { job } of handlers) {
    await boss.createQueue(job.name, {
      policy: job.keyed ? 'short' : 'standard',
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelay,
      retryBackoff: true,
      expireInSeconds: job.expireInSeconds,
      retentionSeconds: 60 * 60 * 24 * 30,
      deleteAfterSeconds: 60 * 60 * 24,
    });
    // The first send of a queue inside a transaction looks the queue up outside it, which hangs on PGlite: warm it here.
    await boss.findJobs(job.name, { id: NO_JOB });
  }
}

/** pg-boss on the product's own database. */
export function createQueue(connection: DatabaseConnection, log: Log): WorkingQueue {
  const boss = createBoss(connection);
  boss.on('error', (error) => log.error('queue.error', describeError(error)));
  boss.on('warning', () => undefined);
  const run = async (handler: JobHandler, data: unknown) => {
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
        db: fromDrizzle(executor, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
      });
    },
    async start(handlers, work) {
      await boss.start();
      await createQueues(boss, handlers);
      if (!work) return;
      for (const handler of handlers) {
        if (handler.schedule) await boss.schedule(handler.job.name, handler.schedule, {});
        await boss.work(
          handler.job.name,
          { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: handler.job.concurrency, burstWhenBatchFull: true },
          async ([job]) => {
            if (job) await run(handler, job.data);
          },
        );
      }
    },
    async drain(handlers) {
      let count = 0;
      for (let ran = true; ran; ) {
        ran = false;
        for (const handler of handlers) {
          for (const job of await boss.fetch(handler.job.name, { batchSize: 20 })) {
            ran = true;
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
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
