import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import { postgresLimits } from '#server/db/postgres/limits.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import type { EnqueueOptions, Job, Queue } from '#server/queue/job.ts';
import type { JobHandler } from './handler.ts';
import { settled } from '#server/stopping/settled.ts';
import type { Stopping } from '#server/stopping/stopping.ts';
import { drainQueues } from './drain.ts';
import { wakeWhenDue } from './due-jobs.ts';
import type { WokenWorkers } from './due-jobs.ts';
import type { Run } from './drain.ts';
import { forgetJobs, idsInJobs } from './forget-jobs.ts';
import { grantQueue } from './grants.ts';
import { priorityOf } from './priority.ts';

/** The queue with its workers. */
export interface WorkingQueue extends Queue {
  /** Makes the queues, so that jobs can be enqueued. */
  start(handlers: readonly JobHandler[]): Promise<void>;
  /** Begins to work on them, and to enqueue those on a schedule. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Works through everything that is due, once, in this call; for tests and the demo. Answers how many jobs ran. */
  drain(handlers: readonly JobHandler[]): Promise<number>;
  /** Resolves when the queue answers; rejects when it does not, or is stopped. */
  ready(): Promise<void>;
  /** Takes nothing new and finishes what is under way: nine seconds, longer while a click waits for its answer. */
  rest(): Promise<void>;
  /** Rests, then closes; what is still under way is tried again at the next start. */
  stop(): Promise<void>;
}

/** A job that was handed out in the moment the process was asked to stop; the queue gives it out again. */
class NotBegun extends Error {}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

function createBoss(connection: DatabaseConnection): PgBoss {
  const timing = {
    maintenanceIntervalSeconds: 300,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 15,
    // A worker hears of a new job at once; asking each queue twice a second took a tenth of a processor of a server at rest.
    useListenNotify: true,
  };
  const backend = connection.queueBackend;
  return backend.kind === 'pglite'
    ? new PgBoss({ db: fromPglite(backend.client), backend: 'pglite', ...timing })
    : new PgBoss({
        connectionString: backend.url,
        max: 4,
        ...postgresLimits,
        // Nobody waits for its answer, as a person does for a page, and a busy machine takes its time to connect.
        connectionTimeoutMillis: 60_000,
        ...timing,
      });
}

/** After so long without a word from its worker a job that resumes is given to another. */
const SILENT_SECONDS = 120;

const settingsOf = ({ retryLimit, retryDelay, expireInSeconds, resumes }: Job) => ({
  ...(resumes ? { heartbeatSeconds: SILENT_SECONDS } : {}),
  retryLimit,
  retryDelay,
  retryBackoff: true,
  expireInSeconds,
  retentionSeconds: 60 * 60 * 24 * 30,
  deleteAfterSeconds: 60 * 60 * 24,
  notify: true,
});

/** Hands out anew what a process that died had under way: on the embedded database there is no other that could have it. */
async function resumeJobs(
  { database, kind }: DatabaseConnection,
  handlers: readonly JobHandler[],
): Promise<void> {
  const names = handlers.flatMap(({ job }) => (job.resumes ? [job.name] : []));
  if (kind === 'pglite')
    await database.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'
      and retry_count < retry_limit and name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`);
}

/** Makes the queues that are not there, and brings those that are to what their jobs say now. */
async function createQueues(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  connection: DatabaseConnection,
): Promise<void> {
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
  await grantQueue(connection.database);
  await resumeJobs(connection, handlers);
}

// The adapter builds its queries with the `sql` it is given, and both drivers answer `{ rows }`.
const asDrizzleTransaction = (executor: Executor) => ({
  execute: async (query: unknown) =>
    (await executor.execute(query as SQL)) as { rows: Record<string, unknown>[] },
});

/** How the queue takes a job on, in the transaction of what it is for. */
const sendingOf = (executor: Executor, options: EnqueueOptions) => ({
  db: fromDrizzle(asDrizzleTransaction(executor), sql),
  priority: priorityOf(options),
  ...(options.startAfter ? { startAfter: options.startAfter } : {}),
  ...(options.key ? { singletonKey: options.key } : {}),
});

/** How often the queues are asked, all in one question, which of them have jobs whose time has come or that are tried again. */
const ASKED_EVERY_SECONDS = 2;
/** How often each queue that tells of its new jobs is asked alone: as often as all together, that was most of what a server at rest does. */
const ASKED_ALONE_EVERY_SECONDS = 3600;

async function startWorkers(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  run: Run,
  woken: WokenWorkers,
): Promise<void> {
  const polling = {
    // Where the database cannot tell.
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: ASKED_ALONE_EVERY_SECONDS,
    batchSize: 1,
  };
  for (const handler of handlers) {
    const { name, concurrency } = handler.job;
    if (handler.schedule) await boss.schedule(name, handler.schedule, {});
    // One after the other: of several that begin together only the first can be woken.
    for (let count = 0; count < concurrency; count += 1) {
      const worker = await boss.work(name, polling, async ([job]) => {
        if (job) await run(handler, job);
      });
      woken.add(name, worker);
    }
  }
}

/** Runs a job, noted as under way meanwhile; one that fails is told of, and the queue's to try again. */
const runNoted =
  (underWay: Set<symbol>, { log, stopping }: { log: Log; stopping: Stopping }): Run =>
  async (handler, { id, data }) => {
    if (stopping.begun()) throw new NotBegun('The process is about to stop.');
    const own = Symbol(handler.job.name);
    underWay.add(own);
    try {
      await handler.handle(data, id);
    } catch (error) {
      log.error('job.failed', { job: handler.job.name, ...describeError(error) });
      throw error;
    } finally {
      underWay.delete(own);
    }
  };

/** pg-boss on the product's own database. */
export function createQueue(
  connection: DatabaseConnection,
  {
    log,
    stopping,
    askedEverySeconds = ASKED_EVERY_SECONDS,
  }: { log: Log; stopping: Stopping; askedEverySeconds?: number },
): WorkingQueue {
  const boss = createBoss(connection);
  boss.on('error', (error) => log.error('queue.error', describeError(error)));
  boss.on('warning', () => undefined);
  const underWay = new Set<symbol>();
  const names = new Set<string>();
  const woken = wakeWhenDue(connection.database, {
    everySeconds: askedEverySeconds,
    wake: (worker) => boss.notifyWorker(worker),
    failed: (error) => log.error('queue.error', describeError(error)),
  });
  let open = false;
  const run = runNoted(underWay, { log, stopping });
  const rest = async () => {
    const asked = woken.stop();
    await Promise.all([...names].map((name) => boss.offWork(name, { wait: false })));
    await settled(underWay, stopping);
    await asked;
  };
  return {
    async enqueue(executor: Executor, job, data, options = {}) {
      await boss.send(job.name, data, sendingOf(executor, options));
    },
    idsInJobs,
    forget: forgetJobs,
    async start(handlers) {
      await boss.start();
      await createQueues(boss, handlers, connection);
      open = true;
    },
    work: async (handlers) => {
      for (const { job } of handlers) names.add(job.name);
      await startWorkers(boss, handlers, run, woken);
    },
    drain: (handlers) => drainQueues(boss, handlers, run),
    async ready() {
      if (!open) throw new Error('The queue is not started, or it is stopped.');
      await boss.getQueues();
    },
    rest,
    async stop() {
      open = false;
      await rest();
      // What had its time is given back by the queue; a worker that just asks for work hears the answer.
      await boss.stop({ graceful: true, timeout: 1_000 });
    },
  };
}
