import type { TrackedStatus } from '#contract/career/applications.ts';
import type { Posting } from '#contract/career/posting.ts';
import { dayInWords } from '#engines/calendar/index.ts';
import { stateOfStatus } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { findOwned, insertApplication, insertEvent } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { deleteOwn } from './own-queries.ts';
import { sameJob } from './same-job.ts';

/** A job the person applied to without the agent. */
export interface OwnJob {
  accountId: string;
  posting: Posting;
  /** The posting's row when it stands on a board we read; null for one that was typed in. */
  postingId: string | null;
  canonicalKey: string;
  status: TrackedStatus;
  sentAt: Date;
  /** The day they did, where they live. */
  day: string;
}

const KNOWN = 'This job is already in your tracker.';

/**
 * Tracks a job that the person applied to; nothing about it is the agent's word. Throws `conflict` when the tracker has
 * it already, on whatever board. Answers its id.
 */
export async function addOwn(
  world: Pick<World, 'clock' | 'events'>,
  executor: Executor,
  own: OwnJob,
): Promise<string> {
  const { accountId, posting, postingId, canonicalKey, status, sentAt } = own;
  const at = world.clock.now();
  const links = [posting.url, posting.apply_url];
  if ((await sameJob(executor, { accountId, canonicalKey, links })) !== null)
    throw new Problem('conflict', KNOWN);
  const row = await insertApplication(executor, {
    accountId,
    origin: 'person',
    campaignId: null,
    postingId,
    canonicalKey,
    state: 'applied',
    version: 1,
    posting,
    note: 'You sent this one yourself.',
    withLetter: false,
    sentAt,
    createdAt: at,
    updatedAt: at,
  });
  if (!row) throw new Problem('conflict', KNOWN);
  await insertEvent(executor, {
    applicationId: row.id,
    accountId,
    sequence: 1,
    kind: 'added',
    state: 'applied',
    actor: 'person',
    detail: `You applied yourself on ${dayInWords(own.day, 'en')} and added it here.`,
    at,
  });
  if (status === 'Applied')
    await world.events.publish(executor, accountId, { topic: 'applications', application_id: row.id });
  else
    await moveApplication(world, executor, {
      row,
      to: stateOfStatus(status),
      actor: 'person',
      kind: 'moved',
      detail: `You set it to ${status}.`,
    });
  return row.id;
}

/** Deletes a job the person added. Throws `not_found` for another's and `conflict` for one the agent sent. */
export async function removeOwn(
  { database, events }: Pick<World, 'database' | 'events'>,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await findOwned(database, accountId, id))) throw notFound('application');
  await database.transaction(async (transaction) => {
    if (!(await deleteOwn(transaction, accountId, id)))
      throw new Problem('conflict', 'I keep what I sent for you, so only jobs you added can be deleted.');
    await events.publish(transaction, accountId, { topic: 'applications', application_id: id });
  });
}
