import { and, count, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { digests } from '#server/features/career/reports/tables.ts';

export type DigestRow = typeof digests.$inferSelect;

/** Whether a week of an account was looked at already. */
export async function hasDigest(executor: Executor, accountId: string, week: string): Promise<boolean> {
  const rows = await executor
    .select({ id: digests.id })
    .from(digests)
    .where(and(eq(digests.accountId, accountId), eq(digests.week, week)));
  return rows.length > 0;
}

/** Keeps the digest of a week; null when another worker was first. */
export async function insertDigest(
  executor: Executor,
  digest: typeof digests.$inferInsert,
): Promise<string | null> {
  const [row] = await executor
    .insert(digests)
    .values(digest)
    .onConflictDoNothing()
    .returning({ id: digests.id });
  return row?.id ?? null;
}

export async function digestById(executor: Executor, id: string): Promise<DigestRow | null> {
  const [row] = await executor.select().from(digests).where(eq(digests.id, id));
  return row ?? null;
}

export async function markSent(executor: Executor, id: string, sentAt: Date): Promise<void> {
  await executor.update(digests).set({ sentAt, mail: null }).where(eq(digests.id, id));
}

/** Applications that are prepared and wait for the person to press send. */
export async function countHandedOver(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ number: count() })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.state, 'handed_over')));
  return row?.number ?? 0;
}
