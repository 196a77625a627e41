import type { ApplicationState, TrackedStatus } from '#contract/career/applications.ts';
import { canMove, stateOfStatus } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import { enqueueSending } from '#server/features/career/applications/enqueue.ts';
import { approvalEnds } from '#server/features/career/applications/approval/approval-ends.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { lastAttempt, lockAttempt } from '#server/features/career/applications/send/attempt-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { confirmArrival } from '#server/features/career/applications/send/books.ts';
import { moveAttempt } from '#server/features/career/applications/send/journal.ts';
import { giveBackPlan } from '#server/features/career/applications/on-hold/held-by-plan.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { settleNotices } from '#server/features/platform/notifications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'config' | 'tokens' | 'log'>;

export type Resolution = 'arrived' | 'send_again' | 'leave';

async function openAttempt(executor: Executor, row: ApplicationRow): Promise<AttemptRow | undefined> {
  const last = await lastAttempt(executor, row.id);
  return last?.state === 'unknown' || last?.state === 'armed' ? lockAttempt(executor, last.id) : undefined;
}

async function abandon(executor: Executor, row: ApplicationRow): Promise<AttemptRow | undefined> {
  const attempt = await openAttempt(executor, row);
  return attempt && moveAttempt(executor, attempt, 'abandoned', { problem: null });
}

async function sendAgain(deps: Deps, executor: Executor, row: ApplicationRow): Promise<ApplicationRow> {
  if (row.state !== 'unknown') throw new Problem('conflict', text.message('neverSent'));
  const now = deps.clock.now();
  const account = await accountById(executor, row.accountId);
  const lost = await abandon(executor, row);
  // It did not arrive, so it did not count; sending it again counts.
  if (lost) await giveBackPlan(executor, row, lost);
  const moved = await moveApplication(deps, executor, {
    row,
    to: 'approved',
    actor: 'person',
    kind: 'send_again',
    detail: text.message('sendAgain'),
    // The person's word for exactly this content counts as a new approval.
    patch: {
      approvedAt: now,
      approvedHash: row.contentHash,
      expiresAt: approvalEnds(now, row.posting, account?.timeZone ?? 'UTC'),
      sendAfter: null,
      note: text.message('sendAgainNote'),
    },
  });
  await enqueueSending(deps, executor, row);
  return moved;
}

async function leave(deps: Deps, executor: Executor, row: ApplicationRow): Promise<ApplicationRow> {
  await abandon(executor, row);
  return moveApplication(deps, executor, {
    row,
    to: 'withdrawn',
    actor: 'person',
    kind: 'left',
    detail: text.message('left'),
    patch: { note: text.message('leftNote') },
  });
}

async function arrived(deps: Deps, executor: Executor, row: ApplicationRow): Promise<ApplicationRow> {
  const detail = text.message(row.state === 'handed_over' ? 'youSentIt' : 'youSaidArrived');
  return confirmArrival(deps, executor, row, await openAttempt(executor, row), { actor: 'person', detail });
}

const byResolution = { arrived, send_again: sendAgain, leave } as const;

/**
 * The person says what became of an application that only they can know about: one that was sent without an answer, or
 * handed over. Throws `not_found` for somebody else's and `conflict` when there is nothing to resolve.
 */
export async function resolveApplication(
  deps: Deps,
  accountId: string,
  { id, resolution }: { id: string; resolution: Resolution },
): Promise<ApplicationState> {
  if (!(await findOwned(deps.database, accountId, id))) throw notFound('application');
  return deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (row?.state !== 'unknown' && row?.state !== 'handed_over')
      throw new Problem('conflict', text.message('nothingToResolve'));
    // What asked for their word has it now.
    await settleNotices(deps, transaction, { accountId, applicationId: id });
    return (await byResolution[resolution](deps, transaction, row)).state;
  });
}

/** Corrects a tracked status by hand. Throws `not_found` for somebody else's and `conflict` for a step that cannot be. */
export async function moveByHand(
  deps: Deps,
  accountId: string,
  { id, status }: { id: string; status: TrackedStatus },
): Promise<void> {
  if (!(await findOwned(deps.database, accountId, id))) throw notFound('application');
  await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    const to = stateOfStatus(status);
    if (!row || row.state === to) return;
    if (!canMove(row.state, to) || row.state === 'sending')
      throw new Problem('conflict', text.message('statusNotYet', { status }));
    if (to === 'applied' && (row.state === 'unknown' || row.state === 'handed_over')) {
      await arrived(deps, transaction, row);
      return;
    }
    const attempt = await openAttempt(transaction, row);
    if (attempt?.state === 'unknown')
      await moveAttempt(transaction, attempt, 'confirmed', { confirmedAt: deps.clock.now() });
    await moveApplication(deps, transaction, {
      row,
      to,
      actor: 'person',
      kind: 'moved',
      detail: text.message('statusSet', { status }),
      patch: {
        sentAt: row.sentAt ?? deps.clock.now(),
        // They go on with it.
        withdrawnAt: null,
        note: text.message('statusSetNote', { status }),
      },
    });
  });
}
