import { and, asc, eq, gt, inArray, isNull, lte, not, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { everythingPaused } from '#server/features/career/applications/queries.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';

/** An application whose work is to be woken, and whose it is. */
type Waiting = Pick<typeof applications.$inferSelect, 'id' | 'accountId'>;

/** Applications approved by a moment that no paused or deleted campaign holds back, whose turn it is and that nobody is sending. */
export async function listSendable(executor: Executor, now: Date, most: number): Promise<Waiting[]> {
  return executor
    .select({ id: applications.id, accountId: applications.accountId })
    .from(applications)
    .leftJoin(campaigns, eq(campaigns.id, applications.campaignId))
    .where(
      and(
        eq(applications.state, 'approved'),
        lte(applications.approvedAt, now),
        or(
          and(isNull(applications.campaignId), not(everythingPaused(executor, applications.accountId))),
          and(eq(campaigns.active, true), isNull(campaigns.deletedAt)),
          gt(applications.approvedAt, campaigns.deletedAt),
        ),
        or(isNull(applications.sendAfter), lte(applications.sendAfter, now)),
      ),
    )
    .orderBy(asc(applications.approvedAt))
    .limit(most);
}

/** Applications whose preparation was left lying since a moment. */
export async function listUnprepared(executor: Executor, before: Date, most: number): Promise<Waiting[]> {
  return executor
    .select({ id: applications.id, accountId: applications.accountId })
    .from(applications)
    .where(and(inArray(applications.state, ['matched', 'prepared']), lte(applications.updatedAt, before)))
    .orderBy(asc(applications.updatedAt))
    .limit(most);
}
