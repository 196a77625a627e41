import { and, asc, eq, exists, gte, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { CampaignRow } from '#server/features/career/campaigns/queries.ts';
import { shortlist } from '#server/features/career/campaigns/narrowing/tables.ts';
import { campaigns, matches } from '#server/features/career/campaigns/tables.ts';
import { profiles } from '#server/features/career/profile/tables.ts';
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

/** A campaign looks again after so long also where nothing is known to have changed. */
const LONGEST_REST_MS = 10 * 60_000;

const isOwn = (table: typeof shortlist | typeof matches) => eq(table.campaignId, campaigns.id);

/**
 * Campaigns that run at a moment and have something to do: postings on their shortlist or waiting for their turn, a person who said
 * something new, or no look for ten minutes. Those made later belong to people beside whom the demo lives in its past.
 */
export const dueCampaigns = (executor: Executor, now: Date): Promise<{ id: string; accountId: string }[]> => {
  const one = { one: sql`1` };
  return executor
    .select({ id: campaigns.id, accountId: campaigns.accountId })
    .from(campaigns)
    .leftJoin(profiles, eq(profiles.accountId, campaigns.accountId))
    .where(
      and(
        running(executor),
        lte(campaigns.createdAt, now),
        or(
          isNull(campaigns.seekerHash),
          not(campaigns.isListening),
          isNull(campaigns.lookedAt),
          lte(campaigns.lookedAt, new Date(now.getTime() - LONGEST_REST_MS)),
          gte(profiles.updatedAt, campaigns.lookedAt),
          exists(executor.select(one).from(shortlist).where(isOwn(shortlist))),
          exists(
            executor
              .select(one)
              .from(matches)
              .where(and(isOwn(matches), eq(matches.verdict, 'ready'))),
          ),
        ),
      ),
    )
    .orderBy(asc(campaigns.id));
};

/** Notes when a campaign looked last. */
export async function keepLook(executor: Executor, id: string, lookedAt: Date): Promise<void> {
  await executor.update(campaigns).set({ lookedAt }).where(eq(campaigns.id, id));
}

/** Whether a campaign of an account is active. */
export async function hasActiveCampaign(executor: Executor, accountId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.active, true), isNull(campaigns.deletedAt)))
    .limit(1);
  return row !== undefined;
}
