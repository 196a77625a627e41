import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Verdict } from '#contract/career/campaigns.ts';
import type { Executor } from '#server/db/database.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import { matches } from './tables.ts';

/** How many postings of a campaign have each verdict. */
export async function countVerdicts(
  executor: Executor,
  campaignId: string,
): Promise<Record<Verdict, number>> {
  const rows = await executor
    .select({ verdict: matches.verdict, number: count() })
    .from(matches)
    .where(eq(matches.campaignId, campaignId))
    .groupBy(matches.verdict);
  const counts = { ready: 0, taken: 0, left: 0 };
  for (const { verdict, number } of rows) counts[verdict] = number;
  return counts;
}

/** How many postings a campaign left for each cause, the commonest first. */
export const countCauses = (executor: Executor, campaignId: string) =>
  executor
    .select({ cause: matches.cause, count: count() })
    .from(matches)
    .where(and(eq(matches.campaignId, campaignId), eq(matches.verdict, 'left')))
    .groupBy(matches.cause)
    .orderBy(desc(count()), asc(matches.cause));

/** A page of what a campaign looked at, best match first. */
export const listLookedAt = (
  executor: Executor,
  {
    campaignId,
    accountId,
    verdict,
    offset,
    most,
  }: { campaignId: string; accountId: string; verdict: Verdict | undefined; offset: number; most: number },
) =>
  executor
    .select({
      postingId: matches.postingId,
      posting: postings.posting,
      closedAt: postings.closedAt,
      score: matches.score,
      verdict: matches.verdict,
      reason: matches.reason,
      createdAt: matches.createdAt,
      applicationId: applications.id,
    })
    .from(matches)
    .innerJoin(postings, eq(postings.id, matches.postingId))
    .leftJoin(
      applications,
      and(eq(applications.accountId, accountId), eq(applications.canonicalKey, postings.canonicalKey)),
    )
    .where(
      and(
        eq(matches.campaignId, campaignId),
        verdict === undefined ? undefined : eq(matches.verdict, verdict),
      ),
    )
    .orderBy(desc(matches.score), asc(matches.postingId))
    .offset(offset)
    .limit(most);
