import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { contactMessages } from './tables.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

export async function insertMessage(
  executor: Executor,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await executor.insert(contactMessages).values(message);
}

/** A message that was not mailed yet; null when it was, or is gone. */
export async function unmailedMessage(executor: Executor, id: string): Promise<ContactMessageRow | null> {
  const [message] = await executor
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)));
  return message ?? null;
}

export async function markMailed(executor: Executor, id: string, at: Date): Promise<void> {
  await executor.update(contactMessages).set({ mailedAt: at }).where(eq(contactMessages.id, id));
}

export async function deleteMessagesBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(contactMessages).where(lt(contactMessages.receivedAt, moment));
}
