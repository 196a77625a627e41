import type { TrackedStatus } from '#contract/career/applications.ts';
import type { Posting } from '#contract/career/posting.ts';
import { stateOfStatus } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import {
  findOwned,
  insertApplication,
  lockApplication,
} from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { confirmArrival } from '#server/features/career/applications/send/books.ts';
import { chainRemoval, writeEvent } from '#server/features/career/applications/trail/append.ts';
import { settleNotices } from '#server/features/platform/notifications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { deleteOwn } from './own-queries.ts';
import { text } from './messages.ts';
import { knownJob } from './where-it-is.ts';

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

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'config' | 'tokens' | 'log'>;

const CHANGED = text.message('changedInTracker');

const appliedOn = ({ day }: OwnJob) => text.message('appliedOn', { day });

/** The status they gave, where it is more than that they applied. */
async function setStatus(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  { accountId, status }: OwnJob,
): Promise<void> {
  if (status === 'Applied')
    await deps.events.publish(executor, accountId, { topic: 'applications', application_id: row.id });
  else
    await moveApplication(deps, executor, {
      row,
      to: stateOfStatus(status),
      actor: 'person',
      kind: 'moved',
      detail: text.message('statusSet', { status }),
    });
}

/** The job was prepared for them to send, and now they say that they did, and when. */
async function sentByThem(deps: Deps, executor: Executor, id: string, own: OwnJob): Promise<string> {
  const row = await lockApplication(executor, id);
  if (row?.state !== 'handed_over') throw new Problem('conflict', CHANGED);
  await settleNotices(deps, executor, { accountId: own.accountId, applicationId: id });
  const arrival = { actor: 'person', detail: appliedOn(own), sentAt: own.sentAt } as const;
  await setStatus(deps, executor, await confirmArrival(deps, executor, row, undefined, arrival), own);
  return id;
}

/**
 * Tracks a job that the person applied to; nothing about it is the agent's word. One that was prepared for them to send is
 * theirs as sent. Throws `conflict`, with where it is, when they have it any other way, on whatever board. Answers its id.
 */
export async function addOwn(deps: Deps, executor: Executor, own: OwnJob): Promise<string> {
  const { accountId, posting, postingId, canonicalKey, sentAt } = own;
  const at = deps.clock.now();
  const known = await knownJob(executor, {
    accountId,
    canonicalKey,
    links: [posting.url, posting.apply_url],
  });
  if (known?.state === 'handed_over') return sentByThem(deps, executor, known.id, own);
  if (known !== null) throw new Problem('conflict', known.where);
  const row = await insertApplication(executor, {
    accountId,
    origin: 'person',
    campaignId: null,
    postingId,
    canonicalKey,
    state: 'applied',
    version: 1,
    posting,
    note: text.message('sentYourself'),
    withLetter: false,
    sentAt,
    createdAt: at,
    updatedAt: at,
  });
  if (!row) throw new Problem('conflict', CHANGED);
  await writeEvent(
    deps,
    executor,
    { was: null, is: row },
    {
      sequence: 1,
      kind: 'added',
      actor: 'person',
      detail: appliedOn(own),
      at,
    },
  );
  await setStatus(deps, executor, row, own);
  return row.id;
}

/** Deletes a job the person added; of its trail stays that it was deleted, and nothing it said. Throws `not_found` for another's and `conflict` for one the agent sent. */
export async function removeOwn(
  deps: Pick<World, 'database' | 'clock' | 'events' | 'trail'>,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await findOwned(deps.database, accountId, id))) throw notFound('application');
  await deps.database.transaction(async (transaction) => {
    if (!(await deleteOwn(transaction, accountId, id)))
      throw new Problem('conflict', text.message('onlyOwnDeleted'));
    chainRemoval(deps, { accountId, applicationId: id });
    await deps.events.publish(transaction, accountId, { topic: 'applications', application_id: id });
  });
}
