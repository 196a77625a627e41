import type { ApplicationState } from '#contract/career/applications.ts';
import type { Actor } from '#server/actor.ts';
import type { Executor } from '#server/db/database.ts';
import { enqueueSending } from '#server/features/career/applications/enqueue.ts';
import { text as common } from '#server/features/career/applications/messages.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { campaignOf, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { whyNotApprovable } from '#server/features/career/applications/on-hold/approvable.ts';
import { settleNotices } from '#server/features/platform/notifications/index.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { accountEnding, notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { endApprovals, findApproval, ownerOf } from './approval-queries.ts';
import { expireApplication } from './expire.ts';
import { text } from './messages.ts';
import { asAccount } from '#server/db/as.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'tokens'>;

/** A yes or no to one application; `token` stands for the person where there is no session. */
export interface Decision {
  actor: Actor;
  id: string;
  decision: 'approve' | 'skip';
  content_hash: string;
  token?: string | undefined;
  reason?: string | undefined;
  /**
   * Approve that the form is filled in up to the click. True is never sent, whatever became of the campaign since it was read;
   * false or nothing is a dry run, too, where the campaign wants that of every approval now.
   */
  dry_run?: boolean | undefined;
}

/** Where a push brings its token alone, whose application it is tells who asks; what the token is worth, is seen as that account. */
const byToken = ({ database }: Deps) => database.withoutOwner('applications.decide-by-token');

const EXPIRED = text.message('timeOver');
const CHANGED = common.message('contentChanged');

/** Whether the caller may decide: the owner, or a token made for this application and this content. */
async function permit(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  decision: Decision,
): Promise<void> {
  const { actor } = decision;
  if (actor.kind === 'account') {
    if (actor.accountId !== row.accountId) throw notFound('application');
    return;
  }
  if (decision.token === undefined) throw new Problem('unauthenticated', text.message('signIn'));
  const approval = await findApproval(executor, row.id, hashToken(decision.token));
  if (!approval) throw notFound('application');
  if (approval.scope === 'skip' && decision.decision === 'approve')
    throw new Problem('forbidden', text.message('linkOnlySkips'));
  if (approval.contentHash !== decision.content_hash) throw new Problem('conflict', CHANGED);
  if (approval.expiresAt <= deps.clock.now()) throw new Problem('gone', EXPIRED);
  const again = row.state === 'skipped' || row.approvedHash === approval.contentHash;
  if (approval.usedAt !== null && !again) throw new Problem('gone', text.message('linkUsed'));
}

/** The same decision a second time, which answers as the first did. */
function isRepeat(row: ApplicationRow, { decision, content_hash }: Decision): boolean {
  if (decision === 'skip') return row.state === 'skipped';
  return row.approvedHash !== null && row.approvedHash === content_hash;
}

async function skip(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  reason: string | undefined,
): Promise<ApplicationRow> {
  return moveApplication(deps, executor, {
    row,
    to: 'skipped',
    actor: 'person',
    kind: 'skipped',
    detail: reason ? common.message('skippedFor', { reason }) : common.message('skipped'),
    patch: { note: text.message('skippedNote') },
  });
}

async function approve(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  asked: boolean,
): Promise<ApplicationRow> {
  const dryRun = asked || (await campaignOf(executor, row))?.dryRun === true;
  const moved = await moveApplication(deps, executor, {
    row,
    to: 'approved',
    actor: 'person',
    kind: 'approved',
    detail: text.message(dryRun ? 'approvedDryRun' : 'approved'),
    patch: {
      approvedHash: row.contentHash,
      approvedAt: deps.clock.now(),
      sendAfter: null,
      dryRun,
      note: text.message(dryRun ? 'approvedDryRunNote' : 'approvedNote'),
    },
  });
  await enqueueSending(deps, executor, row);
  return moved;
}

/**
 * Approves or skips, once, for exactly the content that was read. The same decision again answers the same.
 * Throws `not_found` for somebody else's, `conflict` when the content changed or it cannot be approved now, `gone` when the time has run out.
 */
export async function decide(asked: Deps, decision: Decision): Promise<ApplicationState> {
  const { actor, id } = decision;
  const owner = actor.kind === 'account' ? actor.accountId : await ownerOf(byToken(asked), id);
  if (owner === null) throw notFound('application');
  const deps = asAccount(asked, owner);
  const state = await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, decision.id);
    if (!row) throw notFound('application');
    await permit(deps, transaction, row, decision);
    if (isRepeat(row, decision)) {
      // Answering as if it were a dry run would be untrue.
      if (decision.dry_run === true && !row.dryRun && decision.decision === 'approve')
        throw new Problem('conflict', text.message('approvedToSend'));
      return row.state;
    }
    if (row.state === 'expired') throw new Problem('gone', EXPIRED);
    if (decision.decision === 'approve' && (await accountById(transaction, row.accountId))?.endingSince)
      throw accountEnding();
    const isOpen = row.state === 'waiting' || (decision.decision === 'skip' && row.state === 'needs_you');
    if (!isOpen) throw new Problem('conflict', text.message('decidedBefore'));
    // Expiring is written and then told: a throw here would take it back.
    if (row.expiresAt !== null && row.expiresAt <= deps.clock.now())
      return (await expireApplication(deps, transaction, row)).state;
    if (row.state === 'waiting' && row.contentHash !== decision.content_hash)
      throw new Problem('conflict', CHANGED);
    const not = decision.decision === 'approve' ? await whyNotApprovable(deps, transaction, row) : null;
    if (not !== null) throw new Problem('conflict', not.why);
    await endApprovals(transaction, row.id, deps.clock.now());
    const moved =
      decision.decision === 'skip'
        ? await skip(deps, transaction, row, decision.reason)
        : await approve(deps, transaction, row, decision.dry_run === true);
    await settleNotices(deps, transaction, { accountId: row.accountId, applicationId: row.id });
    return moved.state;
  });
  if (state === 'expired') throw new Problem('gone', EXPIRED);
  return state;
}
