import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { DatabaseConnection } from '#server/db/database.ts';
import { createStopping } from '#server/stopping/stopping.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { openTestDatabase } from '#testing/database/database.ts';
import type { EnqueueOptions } from './job.ts';
import { defineJob } from './job.ts';
import { handleJob } from './handler.ts';
import { queuesWithDueJobs } from './due-jobs.ts';
import { createQueue } from './pg-boss.ts';

const schema = z.object({ left: z.number() });
const first = defineJob({ name: 'test.first', schema });
const waiting = defineJob({ name: 'test.waiting', schema });
const slow = defineJob({ name: 'test.slow', schema });
const second = defineJob({ name: 'test.second', schema });

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

describe('a queue', () => {
  it('is worked through until nothing is due, also what its own jobs enqueue', async () => {
    const queue = createQueue(connection, { log: recordingLog().log, stopping: createStopping() });
    const done: string[] = [];
    const handlers = [
      handleJob(first, async ({ left }) => {
        done.push(`first ${left}`);
        if (left > 0) await queue.enqueue(connection.database, second, { left });
      }),
      handleJob(second, async ({ left }) => {
        done.push(`second ${left}`);
        await queue.enqueue(connection.database, first, { left: left - 1 });
      }),
    ];
    await queue.start(handlers);
    await queue.enqueue(connection.database, first, { left: 2 });
    await queue.enqueue(connection.database, second, { left: 9 }, { startAfter: new Date('2999-01-01') });
    expect(await queue.drain(handlers)).toBe(5);
    expect(done).toEqual(['first 2', 'second 2', 'first 1', 'second 1', 'first 0']);
    await queue.stop();
  });

  it('takes work with a head start before what came shortly before, and behind what has waited longer', async () => {
    const queue = createQueue(connection, { log: recordingLog().log, stopping: createStopping() });
    const done: number[] = [];
    const handlers = [handleJob(waiting, async ({ left }) => void done.push(left))];
    await queue.start(handlers);
    const enqueue = (left: number, options: EnqueueOptions = {}) =>
      queue.enqueue(connection.database, waiting, { left }, options);
    for (const left of [1, 2, 3]) await enqueue(left);
    await enqueue(9, { headStartSeconds: 3600 });
    await enqueue(0, { startAfter: new Date(Date.now() - 2 * 3_600_000) });
    // One at a time, as in a running product.
    await queue.work(handlers);
    await vi.waitFor(() => expect(done).toHaveLength(5), 120_000);
    expect(done).toEqual([0, 9, 1, 2, 3]);
    await queue.stop();
  });

  it('tells of a new job, so that it is done long before its queue is asked again', async () => {
    const told = { log: recordingLog().log, stopping: createStopping(), askedEverySeconds: 3600 };
    const queue = createQueue(connection, told);
    const done: number[] = [];
    const handlers = [handleJob(waiting, async ({ left }) => void done.push(left))];
    await queue.start(handlers);
    await queue.work(handlers);
    // Each comes when the worker has asked before, and found nothing.
    for (const left of [1, 2]) {
      await connection.database.transaction((transaction) => queue.enqueue(transaction, waiting, { left }));
      await vi.waitFor(() => expect(done).toContain(left), 120_000);
    }
    await queue.stop();
  });

  it('is asked for jobs whose time comes, of which nothing tells, and for no others', async () => {
    const told = { log: recordingLog().log, stopping: createStopping(), askedEverySeconds: 0.2 };
    const queue = createQueue(connection, told);
    const names = [waiting.name, second.name];
    const done: number[] = [];
    const handlers = [handleJob(waiting, async ({ left }) => void done.push(left))];
    await queue.start([...handlers, handleJob(second, async () => undefined)]);
    await connection.database.execute(sql`delete from pgboss.job`);
    const later = async (milliseconds: number) =>
      queue.enqueue(
        connection.database,
        waiting,
        { left: milliseconds },
        { startAfter: new Date(Date.now() + milliseconds) },
      );
    await later(3_600_000);
    expect(await queuesWithDueJobs(connection.database, names)).toEqual([]);
    await queue.work(handlers);
    await later(1_500);
    // Its worker asks by itself once an hour.
    await vi.waitFor(() => expect(done).toEqual([1_500]), 120_000);
    await queue.enqueue(connection.database, second, { left: 1 });
    expect(await queuesWithDueJobs(connection.database, names)).toEqual([second.name]);
    await queue.stop();
  });

  it('that is there already takes over what its job says now', async () => {
    const changed = { ...first, retryLimit: first.retryLimit + 2 };
    const queue = createQueue(connection, { log: recordingLog().log, stopping: createStopping() });
    await queue.start([handleJob(changed, async () => undefined)]);
    await queue.stop();
    const answer: unknown = await connection.database.execute(
      sql`select retry_limit from pgboss.queue where name = ${first.name}`,
    );
    expect(answer).toMatchObject({ rows: [{ retry_limit: changed.retryLimit }] });
  });

  it('that is to stop finishes what is under way, and begins nothing that waits', async () => {
    const { log, entries } = recordingLog();
    const stopping = createStopping();
    const queue = createQueue(connection, { log, stopping });
    const begun: number[] = [];
    const done: number[] = [];
    const handlers = [
      handleJob(slow, async ({ left }) => {
        begun.push(left);
        await sleep(700);
        done.push(left);
      }),
    ];
    await queue.start(handlers);
    await queue.ready();
    for (const left of [1, 2, 3]) await queue.enqueue(connection.database, slow, { left });
    await queue.work(handlers);
    await vi.waitFor(() => expect(begun).toEqual([1]), 120_000);
    stopping.begin();
    await queue.rest();
    expect(done).toEqual([1]);
    await sleep(1500);
    await queue.stop();
    expect(begun).toEqual([1]);
    expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
    await expect(queue.ready()).rejects.toThrow();
  });
});
