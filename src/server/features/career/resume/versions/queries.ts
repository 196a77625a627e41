import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { resumeVersionNumbers, resumeVersions } from './tables.ts';

export type VersionRow = typeof resumeVersions.$inferSelect;
export type VersionHead = Omit<VersionRow, 'html'>;

const head = {
  id: resumeVersions.id,
  accountId: resumeVersions.accountId,
  number: resumeVersions.number,
  title: resumeVersions.title,
  revision: resumeVersions.revision,
  createdAt: resumeVersions.createdAt,
  updatedAt: resumeVersions.updatedAt,
};

const own = (accountId: string, id: string) =>
  and(eq(resumeVersions.accountId, accountId), eq(resumeVersions.id, id));

/** The last number given to the account, 0 before the first. Until the transaction ends, nobody else can ask. */
export async function lockNumbers(transaction: Executor, accountId: string): Promise<number> {
  const [row] = await transaction
    .insert(resumeVersionNumbers)
    .values({ accountId, last: 0 })
    .onConflictDoUpdate({
      target: resumeVersionNumbers.accountId,
      set: { last: sql`${resumeVersionNumbers.last}` },
    })
    .returning({ last: resumeVersionNumbers.last });
  return row?.last ?? 0;
}

export async function setLastNumber(transaction: Executor, accountId: string, last: number): Promise<void> {
  await transaction
    .update(resumeVersionNumbers)
    .set({ last })
    .where(eq(resumeVersionNumbers.accountId, accountId));
}

/** The account's versions without their texts, newest first. */
export async function versionHeads(executor: Executor, accountId: string): Promise<VersionHead[]> {
  return executor
    .select(head)
    .from(resumeVersions)
    .where(eq(resumeVersions.accountId, accountId))
    .orderBy(desc(resumeVersions.number));
}

export async function versionById(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<VersionRow | null> {
  const [row] = await executor.select().from(resumeVersions).where(own(accountId, id));
  return row ?? null;
}

export async function newestVersion(executor: Executor, accountId: string): Promise<VersionRow | null> {
  const [row] = await executor
    .select()
    .from(resumeVersions)
    .where(eq(resumeVersions.accountId, accountId))
    .orderBy(desc(resumeVersions.number))
    .limit(1);
  return row ?? null;
}

export async function insertVersion(
  executor: Executor,
  version: typeof resumeVersions.$inferInsert,
): Promise<VersionRow | null> {
  const [row] = await executor.insert(resumeVersions).values(version).returning();
  return row ?? null;
}

/** Changes a version that still is at `revision`; null when it is not, or not theirs. */
export async function changeRevision(
  executor: Executor,
  { accountId, id, revision }: { accountId: string; id: string; revision: number },
  change: { html?: string; title?: string; updatedAt: Date },
): Promise<VersionHead | null> {
  const [row] = await executor
    .update(resumeVersions)
    .set({ ...change, revision: revision + 1 })
    .where(and(own(accountId, id), eq(resumeVersions.revision, revision)))
    .returning(head);
  return row ?? null;
}

/** Deletes a version; false when there was none. */
export async function deleteVersion(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const rows = await executor
    .delete(resumeVersions)
    .where(own(accountId, id))
    .returning({ id: resumeVersions.id });
  return rows.length > 0;
}

/** Deletes what is older than the newest `kept` versions. */
export async function deleteOldest(executor: Executor, accountId: string, kept: number): Promise<void> {
  const [first] = await executor
    .select({ number: resumeVersions.number })
    .from(resumeVersions)
    .where(eq(resumeVersions.accountId, accountId))
    .orderBy(desc(resumeVersions.number))
    .offset(kept)
    .limit(1);
  if (first === undefined) return;
  await executor
    .delete(resumeVersions)
    .where(and(eq(resumeVersions.accountId, accountId), lte(resumeVersions.number, first.number)));
}
