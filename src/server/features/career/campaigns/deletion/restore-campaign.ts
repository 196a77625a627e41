import { UNDO_DELETION_MS } from '#contract/career/hub/campaign-deletion.ts';
import type { Campaign } from '#contract/career/campaigns.ts';
import type { DeletedCampaign } from '#contract/career/hub/campaign-deletion.ts';
import { askAgainAfterDeletion } from '#server/features/career/applications/index.ts';
import { tickCampaign } from '#server/features/career/campaigns/jobs.ts';
import { text } from '#server/features/career/campaigns/messages.ts';
import { withFiguresOf } from '#server/features/career/campaigns/read-campaigns.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { listDeleted, lockCampaign, undelete } from './deletion-queries.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'tokens' | 'queue' | 'events' | 'trail'>;

const until = (deletedAt: Date) => new Date(deletedAt.getTime() + UNDO_DELETION_MS);

/** Deletions of this account that can still be undone, the newest first. */
export async function readDeleted(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
): Promise<DeletedCampaign[]> {
  const after = new Date(clock.now().getTime() - UNDO_DELETION_MS);
  const rows = await listDeleted(database, accountId, after);
  return rows.flatMap(({ id, name, deletedAt }) =>
    deletedAt === null ? [] : [{ id, name, undo_until: until(deletedAt).toISOString() }],
  );
}

/**
 * Undoes a deletion: the campaign is as it was, or paused with the others if all were paused since; what was approved before is put to the person for a new approval. Throws
 * `not_found` for what this account did not delete, and `gone` once ten minutes are over.
 */
export async function restoreCampaign(deps: Deps, accountId: string, id: string): Promise<Campaign> {
  const row = await deps.database.transaction(async (transaction) => {
    await askAgainAfterDeletion(deps, transaction, { accountId, campaignId: id });
    const before = await lockCampaign(transaction, accountId, id);
    if (!before || before.deletedAt === null) throw notFound('campaign');
    const now = deps.clock.now();
    if (until(before.deletedAt) <= now) throw new Problem('gone', text.message('undoneTooLate'));
    const restored = await undelete(transaction, id, now);
    if (restored.active)
      await deps.queue.enqueue(transaction, tickCampaign, { accountId, campaignId: id }, { key: id });
    await deps.events.publish(transaction, accountId, { topic: 'campaigns', application_id: null });
    return restored;
  });
  return withFiguresOf(deps, row);
}
