import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { codes } from '#server/features/platform/accounts/tables.ts';

export type CodePurpose = (typeof codes.$inferSelect)['purpose'];

const CODE_TRIES = 5;

export async function insertCode(executor: Executor, code: typeof codes.$inferInsert): Promise<void> {
  await executor.insert(codes).values(code);
}

/** Counts one guess against every live code of an address, in one statement, and answers those that had tries left. */
export async function countGuess(executor: Executor, purpose: CodePurpose, emailKey: string, now: Date) {
  return executor
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.emailKey, emailKey),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        lt(codes.tries, CODE_TRIES),
      ),
    )
    .returning();
}

/** Uses a code up; false when another request was first. */
export async function markCodeUsed(executor: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return rows.length === 1;
}

/** Ends the codes of an address for one purpose. */
export async function deleteCodes(executor: Executor, purpose: CodePurpose, emailKey: string): Promise<void> {
  await executor.delete(codes).where(and(eq(codes.purpose, purpose), eq(codes.emailKey, emailKey)));
}

/** Ends every code of an address. */
export async function deleteCodesOf(executor: Executor, emailKey: string): Promise<void> {
  await executor.delete(codes).where(eq(codes.emailKey, emailKey));
}
