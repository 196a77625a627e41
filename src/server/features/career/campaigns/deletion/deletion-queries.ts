import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { CampaignRow } from '#server/features/career/campaigns/queries.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';

/** A campaign of this account, deleted or not, with its row kept from changing until the transaction ends. */
export async function lockCampaign(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<CampaignRow | undefined> {
  const [row] = await executor
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.accountId, accountId)))
    .for('update');
  return row;
}

/** Takes a deletion back. */
export async function undelete(executor: Executor, id: string, updatedAt: Date): Promise<CampaignRow> {
  const [row] = await executor
    .update(campaigns)
    .set({ deletedAt: null, updatedAt })
    .where(eq(campaigns.id, id))
    .returning();
  if (!row) throw new Error('A campaign was lost while its deletion was undone.');
  return row;
}

/** Campaigns of an account deleted after a moment, the newest first. */
export const listDeleted = (executor: Executor, accountId: string, after: Date): Promise<CampaignRow[]> =>
  executor
    .select()
    .from(campaigns)
    .where(
      and(eq(campaigns.accountId, accountId), isNotNull(campaigns.deletedAt), gt(campaigns.deletedAt, after)),
    )
    .orderBy(desc(campaigns.deletedAt), desc(campaigns.id));
