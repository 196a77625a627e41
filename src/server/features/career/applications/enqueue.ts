import type { Executor } from '#server/db/database.ts';
import { readBenefits } from '#server/features/platform/billing/index.ts';
import type { World } from '#server/world.ts';
import { prepareJob, submitJob } from './jobs.ts';
import type { ApplicationRow } from './queries.ts';

type Deps = Pick<World, 'clock' | 'queue'>;
type Owned = Pick<ApplicationRow, 'id' | 'accountId'>;

/** Where in the queue work for an application comes in: on some plans before what has waited less than an hour. */
async function turnOf(world: Deps, executor: Executor, { id, accountId }: Owned) {
  const { headStartSeconds } = await readBenefits(world, executor, accountId);
  return { key: id, headStartSeconds };
}

/** Has an application prepared; `quiet` without a message to the person. */
export async function enqueuePreparing(
  world: Deps,
  executor: Executor,
  row: Owned,
  { quiet }: { quiet?: boolean } = {},
): Promise<void> {
  const data = { accountId: row.accountId, applicationId: row.id, ...(quiet === undefined ? {} : { quiet }) };
  await world.queue.enqueue(executor, prepareJob, data, await turnOf(world, executor, row));
}

/** Has an approved application sent, not before `startAfter`. */
export async function enqueueSending(
  world: Deps,
  executor: Executor,
  row: Owned,
  startAfter: Date | null = null,
): Promise<void> {
  const turn = await turnOf(world, executor, row);
  const options = startAfter === null ? turn : { ...turn, startAfter };
  await world.queue.enqueue(
    executor,
    submitJob,
    { accountId: row.accountId, applicationId: row.id },
    options,
  );
}
