import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { createStopping } from '#server/stopping/stopping.ts';
import { openTestDatabase } from '#testing/database/database.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { grantQueue } from './grants.ts';
import { createQueue } from './pg-boss.ts';

const PROCESSES = 6;
const ROUNDS = 10;

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  const queue = createQueue(connection, { log: recordingLog().log, stopping: createStopping() });
  await queue.start([]);
  await queue.stop();
});
afterAll(() => connection.close());

it('processes that start at the same moment all get their way to the queue', async () => {
  for (let round = 0; round < ROUNDS; round += 1)
    await expect(
      Promise.all(Array.from({ length: PROCESSES }, () => grantQueue(connection.database))),
    ).resolves.toHaveLength(PROCESSES);
});
