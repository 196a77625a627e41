import type { Campaign } from '#contract/career/campaigns.ts';
import { allowSends, stopSends } from '#server/features/career/budgets/index.ts';
import type { World } from '#server/world.ts';
import { tickCampaign } from './jobs.ts';
import { pauseRunning, resumePaused } from './queries.ts';
import { readCampaigns } from './read-campaigns.ts';

/**
 * Pauses every running campaign of an account in one transaction, or resumes exactly those that such a pause stopped. When
 * the answer to a pause arrives, nothing new is found, prepared or sent.
 */
export async function setAllCampaigns(
  world: Pick<World, 'config' | 'database' | 'clock' | 'tokens' | 'queue' | 'events'>,
  accountId: string,
  active: boolean,
): Promise<Campaign[]> {
  await world.database.transaction(async (transaction) => {
    const at = world.clock.now();
    const resumed = active ? await resumePaused(transaction, accountId, at) : [];
    if (active) await allowSends(transaction, accountId);
    else {
      // Also what no running campaign stands for: the person's own choices, and approvals of deleted campaigns.
      await stopSends(transaction, accountId, at);
      await pauseRunning(transaction, accountId, at);
    }
    for (const { id } of resumed)
      await world.queue.enqueue(transaction, tickCampaign, { campaignId: id }, { key: id });
    await world.events.publish(transaction, accountId, { topic: 'campaigns', application_id: null });
  });
  return readCampaigns(world, accountId);
}
