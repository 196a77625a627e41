import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignOf } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow, CampaignOfApplication } from '#server/features/career/applications/queries.ts';
import { holdSends } from '#server/features/career/budgets/index.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';

/**
 * The campaign an application was made for, as `campaignOf`, with every pause kept waiting until the transaction ends: whoever
 * begins something by what this answers begins it before a pause answers. Call it after the application's own lock.
 */
export async function holdCampaignOf(
  executor: Executor,
  row: Pick<ApplicationRow, 'campaignId' | 'accountId' | 'approvedAt'>,
): Promise<CampaignOfApplication | null> {
  await holdSends(executor, row.accountId);
  if (row.campaignId !== null)
    await executor
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.id, row.campaignId))
      .for('share');
  // Read after the locks: a statement that waited for one would still see the stops as they were when it began.
  return campaignOf(executor, row);
}
