import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { resumeCorrections } from './tables.ts';

export type CorrectionRow = typeof resumeCorrections.$inferSelect;

/** What was said about a file, in the order it was said. */
export async function correctionsOf(
  executor: Executor,
  accountId: string,
  fileSha256: string,
): Promise<CorrectionRow[]> {
  return executor
    .select()
    .from(resumeCorrections)
    .where(and(eq(resumeCorrections.accountId, accountId), eq(resumeCorrections.fileSha256, fileSha256)))
    .orderBy(asc(resumeCorrections.number));
}

export async function insertCorrection(
  executor: Executor,
  correction: typeof resumeCorrections.$inferInsert,
): Promise<void> {
  await executor.insert(resumeCorrections).values(correction);
}

/** Takes one of an account's corrections back; false when it has no such one. */
export async function deleteCorrection(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const gone = await executor
    .delete(resumeCorrections)
    .where(and(eq(resumeCorrections.accountId, accountId), eq(resumeCorrections.id, id)))
    .returning({ id: resumeCorrections.id });
  return gone.length > 0;
}
