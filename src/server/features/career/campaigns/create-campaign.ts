import type { z } from 'zod';
import type { Campaign, campaignInput } from '#contract/career/campaigns.ts';
import { allowSends } from '#server/features/career/budgets/index.ts';
import type { World } from '#server/world.ts';
import { tickCampaign } from './jobs.ts';
import { insertCampaign } from './queries.ts';
import { withFiguresOf } from './read-campaigns.ts';

/** Creates a campaign; an active one starts to look in the same transaction. */
export async function createCampaign(
  world: Pick<World, 'config' | 'database' | 'clock' | 'tokens' | 'queue' | 'events'>,
  accountId: string,
  input: z.output<typeof campaignInput>,
): Promise<Campaign> {
  const at = world.clock.now();
  const row = await world.database.transaction(async (transaction) => {
    const created = await insertCampaign(transaction, { ...input, accountId, createdAt: at, updatedAt: at });
    if (created.active) {
      await allowSends(transaction, accountId);
      await world.queue.enqueue(
        transaction,
        tickCampaign,
        { accountId, campaignId: created.id },
        { key: created.id },
      );
    }
    await world.events.publish(transaction, accountId, { topic: 'campaigns', application_id: null });
    return created;
  });
  return withFiguresOf(world, row);
}
