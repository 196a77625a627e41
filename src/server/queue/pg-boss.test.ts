import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DatabaseConnection } from '#server/db/database.ts';
import { recordingLog } from '#testing/app.ts';
import { openTestDatabase } from '#testing/database/database.ts';
import { defineJob, handleJob } from './job.ts';
import { createQueue } from './pg-boss.ts';

const schema = z.object({ left: z.number() });
const first = defineJob({ name: 'test.first', schema });
const second = defineJob({ name: 'test.second', schema });

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

describe('a queue', () => {
  it('is worked through until nothing is due, also what its own jobs enqueue', async () => {
    const queue = createQueue(connection, recordingLog().log);
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

  it('that is there already takes over what its job says now', async () => {
    const changed = { ...first, retryLimit: first.retryLimit + 2 };
    const queue = createQueue(connection, recordingLog().log);
    await queue.start([handleJob(changed, async () => undefined)]);
    await queue.stop();
    const answer: unknown = await connection.database.execute(
      sql`select retry_limit from pgboss.queue where name = ${first.name}`,
    );
    expect(answer).toMatchObject({ rows: [{ retry_limit: changed.retryLimit }] });
  });
});
