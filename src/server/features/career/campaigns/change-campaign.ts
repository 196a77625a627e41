import type { z } from 'zod';
import type { Campaign, campaignInput } from '#contract/career/campaigns.ts';
import { notFound } from '#server/problem.ts';
import { allowSends } from '#server/features/career/budgets/index.ts';
import type { World } from '#server/world.ts';
import { tickCampaign } from './jobs.ts';
import { findCampaign, forgetMatches, updateCampaign } from './queries.ts';
import type { CampaignRow } from './queries.ts';
import { withFiguresOf } from './read-campaigns.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'tokens' | 'queue' | 'events'>;
type Change = Partial<z.output<typeof campaignInput>>;

/** What decides which postings a campaign takes. */
const wishesOf = ({ targetTitles, keywords, workplaces, leastPay, avoid }: CampaignRow): string =>
  JSON.stringify([targetTitles, keywords, workplaces, leastPay, avoid]);

/**
 * Changes a campaign of this account, at once: when the answer arrives, a paused campaign begins nothing new.
 * Other wishes make the agent look again at every posting it has not taken on. Throws `not_found` for others' campaigns.
 */
export async function changeCampaign(
  deps: Deps,
  accountId: string,
  id: string,
  change: Change,
): Promise<Campaign> {
  const row = await deps.database.transaction(async (transaction) => {
    const before = await findCampaign(transaction, id);
    const after = await updateCampaign(transaction, accountId, id, {
      ...change,
      // The person's own word on this campaign is newer than a pause of everything.
      ...(change.active === undefined ? {} : { pausedWithAll: false }),
      updatedAt: deps.clock.now(),
    });
    if (!before || !after) throw notFound('campaign');
    if (wishesOf(before) !== wishesOf(after)) await forgetMatches(transaction, id);
    // Setting one to work again says that not everything rests.
    if (change.active === true) await allowSends(transaction, accountId);
    if (after.active)
      await deps.queue.enqueue(transaction, tickCampaign, { accountId, campaignId: id }, { key: id });
    await deps.events.publish(transaction, accountId, { topic: 'campaigns', application_id: null });
    return after;
  });
  return withFiguresOf(deps, row);
}
