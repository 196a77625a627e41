import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { awaySignIns } from './tables.ts';

export async function insertAway(executor: Executor, away: typeof awaySignIns.$inferInsert): Promise<void> {
  await executor.insert(awaySignIns).values(away);
}

/** The nonce of a sign-in that came back in time, which uses it up; null for any other. */
export async function takeAway(executor: Executor, stateHash: string, now: Date): Promise<string | null> {
  const [row] = await executor
    .delete(awaySignIns)
    .where(and(eq(awaySignIns.stateHash, stateHash), gt(awaySignIns.expiresAt, now)))
    .returning({ nonce: awaySignIns.nonce });
  return row?.nonce ?? null;
}

export async function deleteExpiredAway(executor: Executor, now: Date): Promise<void> {
  await executor.delete(awaySignIns).where(lt(awaySignIns.expiresAt, now));
}
