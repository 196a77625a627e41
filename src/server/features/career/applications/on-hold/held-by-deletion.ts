import { UNDO_DELETION_MS } from '#contract/career/hub/campaign-deletion.ts';
import type { BeforeDeletion } from '#contract/career/hub/campaign-deletion.ts';
import type { Executor } from '#server/db/database.ts';
import { endApprovals } from '#server/features/career/applications/approval/approval-queries.ts';
import { askForApproval } from '#server/features/career/applications/approval/ask-person.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { settleNotices } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { deletionOf, HELD, listOfDeleted, lockUnsent, statesIn } from './deletion-queries.ts';
import { everybodys } from '#server/features/career/applications/everybodys.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

const BATCH = 100;

/** What deleting a campaign would keep from being sent, and what goes on. */
export async function countBeforeDeletion(executor: Executor, campaignId: string): Promise<BeforeDeletion> {
  const states = await statesIn(executor, campaignId);
  const countOf = (...wanted: ApplicationRow['state'][]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    approved: countOf('approved'),
    sending: countOf('sending'),
    waiting: countOf('waiting', 'needs_you'),
  };
}

/** Takes the approval from an application that has not begun; it waits, and cannot be approved. */
async function hold(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  await endApprovals(executor, row.id, deps.clock.now());
  await moveApplication(deps, executor, {
    row,
    to: 'waiting',
    actor: 'agent',
    kind: 'held_by_deletion',
    detail: text.message('deletedHeld'),
    patch: {
      heldByDeletion: true,
      approvedHash: null,
      approvedAt: null,
      sendAfter: null,
      heldByPlan: false,
      expiresAt: null,
      note: text.message('deletedHeldNote'),
    },
  });
}

async function withdraw(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  await endApprovals(executor, row.id, deps.clock.now());
  const detail = text.message('deletedWithdrawn');
  await moveApplication(deps, executor, {
    row,
    to: 'withdrawn',
    actor: 'agent',
    kind: 'withdrawn',
    detail,
    patch: { heldByDeletion: false, approvedHash: null, approvedAt: null, note: detail },
  });
  await settleNotices(deps, executor, { accountId: row.accountId, applicationId: row.id });
}

/**
 * Takes the approvals of a campaign that is being deleted, in the caller's transaction: what has begun to be sent runs to its
 * end, nothing else begins. Comes before the campaign is written, so that no decision slips in between.
 */
export async function holdForDeletion(deps: Deps, executor: Executor, campaignId: string): Promise<void> {
  for (const row of await lockUnsent(executor, campaignId))
    if (row.state === 'approved') await hold(deps, executor, row);
}

/**
 * Puts what a deletion held to the person again when it is undone, in the caller's transaction: the old approvals stay void.
 * Comes before the campaign is written, as holding does, so that the two never wait for each other.
 */
export async function askAgainAfterDeletion(
  deps: Deps,
  executor: Executor,
  { accountId, campaignId }: { accountId: string; campaignId: string },
): Promise<void> {
  for (const row of await lockUnsent(executor, campaignId)) {
    if (!row.heldByDeletion || row.accountId !== accountId) continue;
    const step = {
      actor: 'person' as const,
      kind: 'deletion_undone',
      detail: text.message('deletionUndone'),
      patch: { heldByDeletion: false },
    };
    if (row.state === 'waiting')
      await askForApproval(
        deps,
        executor,
        await moveApplication(deps, executor, { row, to: 'prepared', ...step }),
      );
    else await noteApplication(deps, executor, { row, ...step });
  }
}

/**
 * Ends what deleted campaigns still hold: an approval from before the deletion is taken, also of a try that came back unsent, and
 * what was held is withdrawn once the deletion cannot be undone any more.
 */
export async function endDeleted(deps: Deps & Pick<World, 'database'>): Promise<void> {
  const nowMs = deps.clock.now().getTime();
  const undoneBy = new Date(nowMs - UNDO_DELETION_MS);
  for (const { id, accountId } of await listOfDeleted(everybodys(deps), undoneBy, BATCH))
    await deps.database.forAccount(accountId).transaction(async (transaction) => {
      const row = await lockApplication(transaction, id);
      const deletedAt = row && (await deletionOf(transaction, row));
      if (!row || !deletedAt) return;
      const isOld = row.state === 'approved' && row.approvedAt !== null && row.approvedAt <= deletedAt;
      const isHeld = row.heldByDeletion && HELD.some((state) => state === row.state);
      if (!isOld && !isHeld) return;
      if (deletedAt <= undoneBy) await withdraw(deps, transaction, row);
      else if (isOld) await hold(deps, transaction, row);
    });
}
