import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { accountDeletions, dataExports } from './tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;
export type DeletionRow = typeof accountDeletions.$inferSelect;

/** Lets one transaction at a time begin something for an account. */
export async function lockPrivacy(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`privacy:${accountId}`}))`);
}

export async function insertExport(
  executor: Executor,
  row: { accountId: string; requestedAt: Date },
): Promise<ExportRow> {
  const [inserted] = await executor
    .insert(dataExports)
    .values({ ...row, state: 'preparing' })
    .returning();
  if (!inserted) throw new Error('The export was not stored.');
  return inserted;
}

export async function exportById(executor: Executor, id: string): Promise<ExportRow | null> {
  const [row] = await executor.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
}

/** The account's newest export that has not expired, if any. */
export async function newestExport(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<ExportRow | null> {
  const [row] = await executor
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.accountId, accountId),
        or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now)),
      ),
    )
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return row ?? null;
}

export async function finishExport(
  executor: Executor,
  id: string,
  ready: { archive: string; bytes: number; expiresAt: Date },
): Promise<void> {
  await executor
    .update(dataExports)
    .set({ ...ready, state: 'ready' })
    .where(eq(dataExports.id, id));
}

/** Gives up what has been in the making since before a moment. */
export async function failStuckExports(executor: Executor, before: Date): Promise<void> {
  await executor
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.state, 'preparing'), lt(dataExports.requestedAt, before)));
}

/** Takes expired exports out, and answers whose archives are to be removed, with their keys. */
export async function removeExpiredExports(
  executor: Executor,
  now: Date,
): Promise<{ accountId: string; archive: string }[]> {
  const rows = await executor
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ accountId: dataExports.accountId, archive: dataExports.archive });
  return rows.flatMap(({ accountId, archive }) => (archive === null ? [] : [{ accountId, archive }]));
}

/** Notes that an account is to end; false when that was noted before. */
export async function insertDeletion(executor: Executor, row: DeletionRow): Promise<boolean> {
  const rows = await executor
    .insert(accountDeletions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: accountDeletions.accountId });
  return rows.length === 1;
}

export async function deletionOf(executor: Executor, accountId: string): Promise<DeletionRow | null> {
  const [row] = await executor
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.accountId, accountId));
  return row ?? null;
}

/** Takes a deletion back; false when there was none. */
export async function removeDeletion(executor: Executor, accountId: string): Promise<boolean> {
  const rows = await executor
    .delete(accountDeletions)
    .where(eq(accountDeletions.accountId, accountId))
    .returning({ id: accountDeletions.accountId });
  return rows.length === 1;
}

/** Accounts whose grace is over, the longest over first. */
export const dueDeletions = (executor: Executor, now: Date, most: number): Promise<DeletionRow[]> =>
  executor
    .select()
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(most);

/** The ids of all accounts, for what is done to those on a list. */
export async function allAccounts(executor: Executor): Promise<string[]> {
  return (await executor.select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
}
