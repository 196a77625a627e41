import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications, approvals } from '#server/features/career/applications/tables.ts';

/** Whose application it is; null when there is none. */
export async function ownerOf(executor: Executor, id: string): Promise<string | null> {
  const own = { accountId: applications.accountId };
  const [row] = await executor.select(own).from(applications).where(eq(applications.id, id));
  return row?.accountId ?? null;
}

export type ApprovalRow = typeof approvals.$inferSelect;

export async function insertApprovals(
  executor: Executor,
  rows: (typeof approvals.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await executor.insert(approvals).values(rows);
}

/** A token for one application, used or not; undefined when it is none of its own. */
export async function findApproval(
  executor: Executor,
  applicationId: string,
  tokenHash: string,
): Promise<ApprovalRow | undefined> {
  const [row] = await executor
    .select()
    .from(approvals)
    .where(and(eq(approvals.tokenHash, tokenHash), eq(approvals.applicationId, applicationId)));
  return row;
}

/** Ends every token of an application: it was decided, or what it stood for has changed. */
export async function endApprovals(executor: Executor, applicationId: string, at: Date): Promise<void> {
  await executor
    .update(approvals)
    .set({ usedAt: at })
    .where(and(eq(approvals.applicationId, applicationId), isNull(approvals.usedAt)));
}

/** Applications whose time to be decided or sent has run out. */
export async function listOverdue(executor: Executor, now: Date, most: number) {
  return executor
    .select({ id: applications.id, accountId: applications.accountId })
    .from(applications)
    .where(and(inArray(applications.state, ['waiting', 'approved']), lte(applications.expiresAt, now)))
    .orderBy(sql`${applications.expiresAt}`)
    .limit(most);
}

/** Applications that wait for a decision and expire after one moment and by another, soonest first. */
export const listExpiring = (executor: Executor, after: Date, by: Date, most: number) =>
  executor
    .select({
      id: applications.id,
      accountId: applications.accountId,
      contentHash: applications.contentHash,
      expiresAt: applications.expiresAt,
      posting: applications.posting,
    })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'waiting'),
        gt(applications.expiresAt, after),
        lte(applications.expiresAt, by),
      ),
    )
    .orderBy(asc(applications.expiresAt))
    .limit(most);
