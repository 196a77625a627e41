import { and, count, eq, sql } from 'drizzle-orm';
import type { IntegrationChannel } from '#contract/career/integrations.ts';
import type { Executor } from '#server/db/database.ts';
import { channelJobs, integrations } from './tables.ts';

export const listIntegrations = (executor: Executor, accountId: string) =>
  executor.select().from(integrations).where(eq(integrations.accountId, accountId));

export async function saveIntegration(
  executor: Executor,
  row: typeof integrations.$inferInsert,
): Promise<void> {
  const { connected, changedAt } = row;
  await executor
    .insert(integrations)
    .values(row)
    .onConflictDoUpdate({
      target: [integrations.accountId, integrations.channel],
      set: { connected, changedAt },
    });
}

/** Which of a channel's jobs an account has looked at before. */
export async function hasChannelJob(
  executor: Executor,
  accountId: string,
  channel: IntegrationChannel,
  externalId: string,
): Promise<boolean> {
  const rows = await executor
    .select({ id: channelJobs.id })
    .from(channelJobs)
    .where(
      and(
        eq(channelJobs.accountId, accountId),
        eq(channelJobs.channel, channel),
        eq(channelJobs.externalId, externalId),
      ),
    );
  return rows.length > 0;
}

export async function insertChannelJob(
  executor: Executor,
  row: typeof channelJobs.$inferInsert,
): Promise<void> {
  await executor.insert(channelJobs).values(row).onConflictDoNothing();
}

/** Per channel: how many jobs were looked at, and how many of them were taken on. */
export async function countChannelJobs(executor: Executor, accountId: string) {
  return executor
    .select({
      channel: channelJobs.channel,
      read: count(),
      handed: sql`count(${channelJobs.applicationId})`.mapWith(Number),
    })
    .from(channelJobs)
    .where(eq(channelJobs.accountId, accountId))
    .groupBy(channelJobs.channel);
}
