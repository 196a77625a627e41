import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { idempotencyKeys } from './tables.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;

/** Takes a key for its first request; false when it is taken. */
export async function insertKey(
  executor: Executor,
  row: typeof idempotencyKeys.$inferInsert,
): Promise<boolean> {
  const rows = await executor
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  return rows.length === 1;
}

export async function keyOf(executor: Executor, owner: string, key: string): Promise<KeyRow | null> {
  const [row] = await executor
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
  return row ?? null;
}

export async function setAnswer(
  executor: Executor,
  id: string,
  answer: { answeredAt: Date; sealedAnswer: string },
): Promise<void> {
  await executor.update(idempotencyKeys).set(answer).where(eq(idempotencyKeys.id, id));
}

export async function deleteKey(executor: Executor, id: string): Promise<void> {
  await executor.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
}

export async function deleteKeysBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(idempotencyKeys).where(lt(idempotencyKeys.claimedAt, moment));
}

export const listKeys = (executor: Executor): Promise<KeyRow[]> => executor.select().from(idempotencyKeys);

export async function setSeals(
  executor: Executor,
  id: string,
  seals: Partial<Pick<KeyRow, 'sealedRequest' | 'sealedAnswer'>>,
): Promise<void> {
  await executor.update(idempotencyKeys).set(seals).where(eq(idempotencyKeys.id, id));
}
