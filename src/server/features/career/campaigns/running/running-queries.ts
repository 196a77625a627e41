import { and, asc, eq, isNull, lte, not } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { CampaignRow } from '#server/features/career/campaigns/queries.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import { isEnding } from '#server/features/platform/accounts/index.ts';

/** A campaign that runs: neither paused nor deleted, of an account that goes on. */
const running = (executor: Executor, id?: string) =>
  and(
    id === undefined ? undefined : eq(campaigns.id, id),
    eq(campaigns.active, true),
    isNull(campaigns.deletedAt),
    not(isEnding(executor, campaigns.accountId)),
  );

/** A campaign if it runs. */
export async function runningCampaign(executor: Executor, id: string): Promise<CampaignRow | undefined> {
  const [row] = await executor.select().from(campaigns).where(running(executor, id));
  return row;
}

/** Whether a campaign runs, with its row kept from changing until the transaction ends. */
export async function holdRunning(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(running(executor, id))
    .for('update');
  return rows.length > 0;
}

/** Campaigns that run at a moment; those of a later one belong to people beside whom the demo lives in its past. */
export const listActiveCampaigns = (executor: Executor, now: Date): Promise<{ id: string }[]> =>
  executor
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(running(executor), lte(campaigns.createdAt, now)))
    .orderBy(asc(campaigns.id));

/** Whether a campaign of an account is active. */
export async function hasActiveCampaign(executor: Executor, accountId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.active, true), isNull(campaigns.deletedAt)))
    .limit(1);
  return row !== undefined;
}
