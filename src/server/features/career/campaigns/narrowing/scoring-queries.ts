import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { isReadFor } from '#server/features/career/boards/index.ts';
import type { SourceOrigin } from '#server/features/career/boards/index.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import type { CampaignRow } from '#server/features/career/campaigns/queries.ts';
import { matches } from '#server/features/career/campaigns/tables.ts';
import { shortlist } from './tables.ts';

/** A posting as it stood on a shortlist. */
export interface Shortlisted {
  id: string;
  revision: number;
}

/** Some postings of a campaign's shortlist; `isOpen` is false for what can no longer be taken on. */
export const shortlisted = (
  executor: Executor,
  { id, accountId }: Pick<CampaignRow, 'id' | 'accountId'>,
  { origin, today, most }: { origin: SourceOrigin; today: string; most: number },
) =>
  executor
    .select({
      id: shortlist.postingId,
      revision: shortlist.revision,
      posting: postings.posting,
      isOpen: sql`(${postings.closedAt} is null and ${postings.isComplete} and ${isReadFor(accountId, origin)}
        and coalesce(left(${postings.posting}->>'expires_at', 10), ${today}) >= ${today})`.mapWith(Boolean),
    })
    .from(shortlist)
    .innerJoin(postings, eq(postings.id, shortlist.postingId))
    .where(eq(shortlist.campaignId, id))
    .orderBy(asc(shortlist.postingId))
    .limit(most);

/** Takes postings off a shortlist that stand there as they were seen. */
export async function takeOff(
  executor: Executor,
  campaignId: string,
  seen: readonly Shortlisted[],
): Promise<void> {
  const isSeen = seen.map(({ id, revision }) =>
    and(eq(shortlist.postingId, id), eq(shortlist.revision, revision)),
  );
  if (isSeen.length === 0) return;
  await executor.delete(shortlist).where(and(eq(shortlist.campaignId, campaignId), or(...isSeen)));
}

/** Keeps what postings scored; one that was looked at before is judged anew unless it was taken on. */
export async function saveMatches(
  executor: Executor,
  rows: readonly (typeof matches.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await executor
    .insert(matches)
    .values([...rows])
    .onConflictDoUpdate({
      target: [matches.campaignId, matches.postingId],
      set: {
        score: sql`excluded.score`,
        verdict: sql`excluded.verdict`,
        reason: sql`excluded.reason`,
        cause: sql`excluded.cause`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: sql`${matches.verdict} <> 'taken'`,
    });
}
