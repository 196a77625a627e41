import { and, asc, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { resumeFiles } from './tables.ts';

export type ResumeFile = typeof resumeFiles.$inferSelect;

/** Lets only one transaction at a time count and add an account's uploads; held until it ends. */
export async function lockUploads(transaction: Executor, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`resume_files:${accountId}`}))`);
}

/** When each upload since a moment began, oldest first. */
export async function uploadsSince(executor: Executor, accountId: string, since: Date): Promise<Date[]> {
  const rows = await executor
    .select({ createdAt: resumeFiles.createdAt })
    .from(resumeFiles)
    .where(and(eq(resumeFiles.accountId, accountId), gt(resumeFiles.createdAt, since)))
    .orderBy(asc(resumeFiles.createdAt));
  return rows.map((row) => row.createdAt);
}

export async function insertFile(executor: Executor, file: typeof resumeFiles.$inferInsert): Promise<void> {
  await executor.insert(resumeFiles).values(file);
}

/** Keeps the lines a file was read into. */
export async function keepReading(
  executor: Executor,
  id: string,
  reading: NonNullable<ResumeFile['reading']>,
): Promise<void> {
  await executor.update(resumeFiles).set({ reading }).where(eq(resumeFiles.id, id));
}

/** Marks a file as the one last read; the lines of the files before it are forgotten. */
export async function markRead(
  executor: Executor,
  file: { id: string; accountId: string },
  at: Date,
): Promise<void> {
  await executor.update(resumeFiles).set({ readAt: at }).where(eq(resumeFiles.id, file.id));
  await executor
    .update(resumeFiles)
    .set({ reading: null })
    .where(
      and(
        eq(resumeFiles.accountId, file.accountId),
        ne(resumeFiles.id, file.id),
        isNotNull(resumeFiles.reading),
      ),
    );
}

/** The file the master profile was last read from; null before the first. */
export async function latestFile(executor: Executor, accountId: string): Promise<ResumeFile | null> {
  const [file] = await executor
    .select()
    .from(resumeFiles)
    .where(and(eq(resumeFiles.accountId, accountId), isNotNull(resumeFiles.readAt)))
    .orderBy(desc(resumeFiles.readAt), desc(resumeFiles.id))
    .limit(1);
  return file ?? null;
}
