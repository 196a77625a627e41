import type { Campaign } from '#contract/career/campaigns.ts';
import { allowSends, stopSends } from '#server/features/career/budgets/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { tickCampaign } from './jobs.ts';
import { pauseRunning, resumePaused } from './queries.ts';
import { readCampaigns } from './read-campaigns.ts';

type PauseWorld = Pick<World, 'clock' | 'queue' | 'events'>;

/** The same as `setAllCampaigns`, inside the caller's transaction. */
export async function setAllWithin(
  world: PauseWorld,
  executor: Executor,
  accountId: string,
  active: boolean,
): Promise<void> {
  const at = world.clock.now();
  const resumed = active ? await resumePaused(executor, accountId, at) : [];
  if (active) await allowSends(executor, accountId);
  else {
    // Also what no running campaign stands for: the person's own choices, and approvals of deleted campaigns.
    await stopSends(executor, accountId, at);
    await pauseRunning(executor, accountId, at);
  }
  for (const { id } of resumed)
    await world.queue.enqueue(executor, tickCampaign, { accountId, campaignId: id }, { key: id });
  await world.events.publish(executor, accountId, { topic: 'campaigns', application_id: null });
}

/**
 * Pauses every running campaign of an account in one transaction, or resumes exactly those that such a pause stopped. When
 * the answer to a pause arrives, nothing new is found, prepared or sent.
 */
export async function setAllCampaigns(
  world: PauseWorld & Pick<World, 'config' | 'database' | 'tokens'>,
  accountId: string,
  active: boolean,
): Promise<Campaign[]> {
  await world.database.transaction((transaction) => setAllWithin(world, transaction, accountId, active));
  return readCampaigns(world, accountId);
}
