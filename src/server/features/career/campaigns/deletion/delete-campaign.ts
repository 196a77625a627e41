import type { BeforeDeletion } from '#contract/career/hub/campaign-deletion.ts';
import { countBeforeDeletion, holdForDeletion } from '#server/features/career/applications/index.ts';
import { findCampaign, updateCampaign } from '#server/features/career/campaigns/queries.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'tokens' | 'queue' | 'events' | 'trail'>;

/** What deleting a campaign would do to its applications now. Throws `not_found` for others' campaigns. */
export async function readBeforeDeletion(
  { database }: Pick<World, 'database'>,
  accountId: string,
  id: string,
): Promise<BeforeDeletion> {
  const row = await findCampaign(database, id);
  if (row?.accountId !== accountId) throw notFound('campaign');
  return countBeforeDeletion(database, id);
}

/**
 * Deletes a campaign: it looks for nothing more, and nothing that was approved before and has not begun is sent. What is being
 * sent runs to its end, and what waits for the person can still be decided. For ten minutes it can be undone
 * (`restoreCampaign`), so whether it was running is kept. Throws `not_found` for others' campaigns.
 */
export async function deleteCampaign(deps: Deps, accountId: string, id: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    if ((await findCampaign(transaction, id))?.accountId !== accountId) throw notFound('campaign');
    await holdForDeletion(deps, transaction, id);
    const at = deps.clock.now();
    const row = await updateCampaign(transaction, accountId, id, { deletedAt: at, updatedAt: at });
    if (!row) throw notFound('campaign');
    await deps.events.publish(transaction, accountId, { topic: 'campaigns', application_id: null });
  });
}
