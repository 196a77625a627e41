import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { codes } from '#server/features/platform/accounts/tables.ts';

export type CodePurpose = (typeof codes.$inferSelect)['purpose'];

const CODE_TRIES = 5;

export async function insertCode(executor: Executor, code: typeof codes.$inferInsert): Promise<void> {
  await executor.insert(codes).values(code);
}

/**
 * Counts one guess against every live code of an address that the guessing browser asked for, in one statement, and answers
 * those that had tries left: by its device, or where it sends no cookie by the source from which one without a cookie asked.
 */
export async function countGuess(
  executor: Executor,
  guess: { purpose: CodePurpose; emailKey: string; now: Date },
  by: { deviceHash: string } | { source: string },
) {
  const [tries, own] =
    'deviceHash' in by
      ? ([codes.tries, eq(codes.deviceHash, by.deviceHash)] as const)
      : ([codes.triesWithoutCookie, eq(codes.source, by.source)] as const);
  const oneMore = sql`${tries} + 1`;
  return executor
    .update(codes)
    .set('deviceHash' in by ? { tries: oneMore } : { triesWithoutCookie: oneMore })
    .where(
      and(
        eq(codes.purpose, guess.purpose),
        eq(codes.emailKey, guess.emailKey),
        own,
        isNull(codes.usedAt),
        gt(codes.expiresAt, guess.now),
        lt(tries, CODE_TRIES),
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
