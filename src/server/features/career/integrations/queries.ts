import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { IntegrationChannel } from '#contract/career/integrations.ts';
import type { Message } from '#localization/types.ts';
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

/** Whether a job of a channel was looked at and is settled: taken on, or left for another reason than `open`. */
export async function hasDecidedJob(
  executor: Executor,
  job: { accountId: string; channel: IntegrationChannel; externalId: string },
  open: Message,
): Promise<boolean> {
  const rows = await executor
    .select({ reason: channelJobs.reason, applicationId: channelJobs.applicationId })
    .from(channelJobs)
    .where(
      and(
        eq(channelJobs.accountId, job.accountId),
        eq(channelJobs.channel, job.channel),
        eq(channelJobs.externalId, job.externalId),
      ),
    );
  return rows.some(({ reason, applicationId }) => applicationId !== null || reason.code !== open.code);
}

/** Notes a job that was looked at; one that is there is changed only where it was left for the reason `open`. */
export async function noteChannelJob(
  executor: Executor,
  row: typeof channelJobs.$inferInsert,
  open: Message,
): Promise<void> {
  const { score, reason, applicationId } = row;
  await executor
    .insert(channelJobs)
    .values(row)
    .onConflictDoUpdate({
      target: [channelJobs.accountId, channelJobs.channel, channelJobs.externalId],
      set: { score, reason, applicationId },
      setWhere: sql`${channelJobs.reason} ->> 'code' = ${open.code} and ${isNull(channelJobs.applicationId)}`,
    });
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
