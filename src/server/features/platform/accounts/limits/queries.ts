import { inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { limitCounters } from './tables.ts';

/** Counts one use in one statement, so that parallel callers cannot pass together; a window that is over starts anew. */
export async function countUse(executor: Executor, key: string, now: Date, windowSeconds: number) {
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${limitCounters.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await executor
    .insert(limitCounters)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounters.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${limitCounters.expiresAt} end`,
      },
    })
    .returning({ count: limitCounters.count, expiresAt: limitCounters.expiresAt });
  return row ?? { count: 1, expiresAt };
}

/** Takes one use back. */
export async function refundUse(executor: Executor, key: string): Promise<void> {
  await executor
    .update(limitCounters)
    .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
    .where(inArray(limitCounters.key, [key]));
}

export async function deleteCounters(executor: Executor, keys: string[]): Promise<void> {
  await executor.delete(limitCounters).where(inArray(limitCounters.key, keys));
}

/** Forgets what was counted for an address. */
export async function deleteCountersOf(executor: Executor, emailKey: string): Promise<void> {
  // The key is `limit:address`; an address may hold any sign that a pattern would read as its own.
  await executor
    .delete(limitCounters)
    .where(sql`split_part(${limitCounters.key}, ':', 1) || ':' || ${emailKey}::text = ${limitCounters.key}`);
}

export async function deleteExpiredCounters(executor: Executor, now: Date): Promise<void> {
  await executor.delete(limitCounters).where(lt(limitCounters.expiresAt, now));
}
