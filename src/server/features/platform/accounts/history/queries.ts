import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { signIns } from './tables.ts';

export type SignInMethod = (typeof signIns.$inferSelect)['method'];

export async function insertSignIn(executor: Executor, signIn: typeof signIns.$inferInsert): Promise<void> {
  await executor.insert(signIns).values(signIn);
}

/** Whether an account signed in before, and whether it did from this device. */
export async function earlierSignIns(executor: Executor, accountId: string, deviceHash: string) {
  const [found] = await executor
    .select({
      any: sql<boolean>`count(*) > 0`,
      fromDevice: sql<boolean>`coalesce(bool_or(${signIns.deviceHash} = ${deviceHash}), false)`,
    })
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), eq(signIns.outcome, 'signed_in')));
  return found ?? { any: false, fromDevice: false };
}

/** The newest sign-ins and refusals of an account since a moment, newest first. */
export async function newestSignIns(executor: Executor, accountId: string, since: Date, most: number) {
  return executor
    .select()
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), gt(signIns.at, since)))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(most);
}

export async function deleteSignInsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(signIns).where(lt(signIns.at, before));
}
