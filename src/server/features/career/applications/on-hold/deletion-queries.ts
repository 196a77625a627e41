import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { unsentStates } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';

/** Where an application that is held may stand, changed or asked about meanwhile. */
export const HELD = ['waiting', 'needs_you', 'prepared'] as const;

/** Every application of a campaign that is not being sent yet, kept from other writers until the transaction ends. */
export const lockUnsent = (executor: Executor, campaignId: string): Promise<ApplicationRow[]> =>
  executor
    .select()
    .from(applications)
    .where(and(eq(applications.campaignId, campaignId), inArray(applications.state, [...unsentStates])))
    .orderBy(asc(applications.id))
    .for('update');

/** States of a campaign's applications, each as often as it occurs. */
export async function statesIn(executor: Executor, campaignId: string): Promise<ApplicationRow['state'][]> {
  const rows = await executor
    .select({ state: applications.state })
    .from(applications)
    .where(eq(applications.campaignId, campaignId));
  return rows.map(({ state }) => state);
}

/**
 * Applications that a deleted campaign still holds: those approved before it was deleted, and those that were held then and
 * whose time to be undone is over.
 */
export async function listOfDeleted(executor: Executor, undoneBy: Date, most: number) {
  return executor
    .select({ id: applications.id, accountId: applications.accountId })
    .from(applications)
    .innerJoin(campaigns, eq(campaigns.id, applications.campaignId))
    .where(
      and(
        isNotNull(campaigns.deletedAt),
        or(
          and(eq(applications.state, 'approved'), lte(applications.approvedAt, campaigns.deletedAt)),
          and(
            eq(applications.heldByDeletion, true),
            inArray(applications.state, [...HELD]),
            lte(campaigns.deletedAt, undoneBy),
          ),
        ),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(most);
}

/** When the campaign of an application was deleted; null while it is not. */
export async function deletionOf(executor: Executor, { campaignId }: ApplicationRow): Promise<Date | null> {
  if (campaignId === null) return null;
  const [row] = await executor
    .select({ deletedAt: campaigns.deletedAt })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return row?.deletedAt ?? null;
}
