import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { calendarFeeds, interviews } from './tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;

export async function findInterview(
  executor: Executor,
  applicationId: string,
  uid: string,
): Promise<InterviewRow | undefined> {
  const [row] = await executor
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), eq(interviews.uid, uid)));
  return row;
}

/** The application whose interview an account's event is. */
export async function applicationOfEvent(
  executor: Executor,
  accountId: string,
  uid: string,
): Promise<string | null> {
  const rows = await executor
    .selectDistinct({ id: interviews.applicationId })
    .from(interviews)
    .where(and(eq(interviews.accountId, accountId), eq(interviews.uid, uid)));
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export async function saveInterview(
  executor: Executor,
  row: Omit<typeof interviews.$inferInsert, 'id'>,
): Promise<void> {
  await executor
    .insert(interviews)
    .values(row)
    .onConflictDoUpdate({ target: [interviews.applicationId, interviews.uid], set: row });
}

export async function findFeed(executor: Executor, accountId: string) {
  const [row] = await executor.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return row;
}

export async function saveFeed(
  executor: Executor,
  row: { accountId: string; tokenHash: string; createdAt: Date },
): Promise<void> {
  await executor
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({
      target: calendarFeeds.accountId,
      set: { tokenHash: row.tokenHash, createdAt: row.createdAt, readAt: null },
    });
}

export async function deleteFeed(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
}

/** Whose feed a secret opens; notes that it was read. */
export async function openFeed(executor: Executor, tokenHash: string, at: Date): Promise<string | null> {
  const [row] = await executor
    .update(calendarFeeds)
    .set({ readAt: at })
    .where(eq(calendarFeeds.tokenHash, tokenHash))
    .returning({ accountId: calendarFeeds.accountId });
  return row?.accountId ?? null;
}
