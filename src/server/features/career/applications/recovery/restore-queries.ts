import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';

/** Every application that could have been sent since a copy was taken, by a word given before it or by one given after it. */
export async function listSendableSince(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(
      or(
        inArray(applications.state, ['approved', 'sending', 'unknown']),
        // What a deletion holds cannot be approved, and its tokens are void already.
        and(eq(applications.state, 'waiting'), eq(applications.heldByDeletion, false)),
      ),
    )
    .orderBy(asc(applications.id));
  return rows.map(({ id }) => id);
}

/** Everybody for whom something may have been sent since a copy was taken. */
export async function listCandidates(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ accountId: applications.accountId })
    .from(applications)
    .union(executor.select({ accountId: campaigns.accountId }).from(campaigns));
  return rows.map(({ accountId }) => accountId);
}

/** Whether an application is between the word to click and its answer, with a worker that still has it. */
export async function isClickUnderWay(executor: Executor): Promise<boolean> {
  const rows = await executor
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.state, 'armed'))
    .limit(1);
  return rows.length > 0;
}
