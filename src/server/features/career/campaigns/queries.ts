import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { unsentStates } from '#engines/pipeline/index.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';
import { isViewed, isViewKnown } from '#server/features/career/applications/index.ts';
import { isReadFor } from '#server/features/career/boards/index.ts';
import type { SourceOrigin } from '#server/features/career/boards/index.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import { sendBudgets } from '#server/features/career/budgets/tables.ts';
import { campaigns, matches } from './tables.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

const SENT = ['applied', 'interviewing', 'offer', 'rejected'] as const;
const INTERVIEWED = ['interviewing', 'offer'] as const;

export async function insertCampaign(
  executor: Executor,
  row: typeof campaigns.$inferInsert,
): Promise<CampaignRow> {
  const [inserted] = await executor.insert(campaigns).values(row).returning();
  if (!inserted) throw new Error('The campaign was not stored.');
  return inserted;
}

const mine = (accountId: string, id: string) =>
  and(eq(campaigns.id, id), eq(campaigns.accountId, accountId), isNull(campaigns.deletedAt));

/** Changes a campaign of this account; undefined when there is none. */
export async function updateCampaign(
  executor: Executor,
  accountId: string,
  id: string,
  patch: Partial<typeof campaigns.$inferInsert>,
): Promise<CampaignRow | undefined> {
  const [updated] = await executor.update(campaigns).set(patch).where(mine(accountId, id)).returning();
  return updated;
}

/** Pauses every running campaign of an account and remembers which; a deleted one too, because its deletion can be undone. */
export async function pauseRunning(executor: Executor, accountId: string, updatedAt: Date): Promise<void> {
  await executor
    .update(campaigns)
    .set({ active: false, pausedWithAll: true, updatedAt })
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.active, true)));
}

/** Brings back what a pause of everything stopped, and answers which of it is not deleted. */
export async function resumePaused(
  executor: Executor,
  accountId: string,
  updatedAt: Date,
): Promise<CampaignRow[]> {
  const resumed = await executor
    .update(campaigns)
    .set({ active: true, pausedWithAll: false, updatedAt })
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.pausedWithAll, true)))
    .returning();
  return resumed.filter(({ deletedAt }) => deletedAt === null);
}

export const listCampaigns = (executor: Executor, accountId: string): Promise<CampaignRow[]> =>
  executor
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), isNull(campaigns.deletedAt)))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));

export async function findCampaign(executor: Executor, id: string): Promise<CampaignRow | undefined> {
  const [row] = await executor
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt)));
  return row;
}

/** Per campaign of an account: how many were sent, and of these how many reached an interview. */
export async function countSent(
  executor: Executor,
  accountId: string,
): Promise<Map<string, { sent: number; interviews: number; viewed: number; viewedUnknown: number }>> {
  const rows = await executor
    .select({
      campaignId: applications.campaignId,
      sent: count(),
      interviews: sql`count(*) filter (where ${inArray(applications.state, [...INTERVIEWED])})`.mapWith(
        Number,
      ),
      viewed: sql`count(*) filter (where ${isViewed})`.mapWith(Number),
      viewedUnknown: sql`count(*) filter (where not ${isViewKnown})`.mapWith(Number),
    })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), inArray(applications.state, [...SENT])))
    .groupBy(applications.campaignId);
  return new Map(rows.map(({ campaignId, ...counts }) => [campaignId ?? '', counts]));
}

/** Per scope (campaign): what was claimed for sending on a day. */
export async function claimedOn(
  executor: Executor,
  accountId: string,
  day: string,
): Promise<Map<string, number>> {
  const rows = await executor
    .select({ scope: sendBudgets.scope, used: sendBudgets.used })
    .from(sendBudgets)
    .where(and(eq(sendBudgets.accountId, accountId), eq(sendBudgets.day, day)));
  return new Map(rows.map((row) => [row.scope, row.used]));
}

/** Forgets what was looked at but not taken on and for whom, so that changed wishes are matched afresh. */
export async function forgetMatches(executor: Executor, campaignId: string): Promise<void> {
  await executor.update(campaigns).set({ seekerHash: null }).where(eq(campaigns.id, campaignId));
  await executor
    .delete(matches)
    .where(and(eq(matches.campaignId, campaignId), inArray(matches.verdict, ['ready', 'left'])));
}

/** The best postings that wait for their turn and are still open. */
export const readyMatches = (
  executor: Executor,
  { id, accountId }: Pick<CampaignRow, 'id' | 'accountId'>,
  { origin, most }: { origin: SourceOrigin; most: number },
) =>
  executor
    .select({ postingId: matches.postingId, posting: postings.posting, canonicalKey: postings.canonicalKey })
    .from(matches)
    .innerJoin(postings, eq(postings.id, matches.postingId))
    .where(
      and(
        eq(matches.campaignId, id),
        eq(matches.verdict, 'ready'),
        isNull(postings.closedAt),
        isReadFor(accountId, origin),
      ),
    )
    .orderBy(desc(matches.score), asc(matches.postingId))
    .limit(most);

/** Says what became of a match that fitted when its turn came; what is left then has its cause. */
export async function setVerdict(
  executor: Executor,
  campaignId: string,
  postingId: string,
  change: { verdict: 'taken' | 'left'; score?: number; reason: Message; cause: string | null },
): Promise<void> {
  await executor
    .update(matches)
    .set(change)
    .where(and(eq(matches.campaignId, campaignId), eq(matches.postingId, postingId)));
}

/** How many applications of a campaign the person was asked about since a moment, and how many wait undecided. */
export async function countAsked(executor: Executor, campaignId: string, since: Date) {
  const [taken] = await executor
    .select({ number: count() })
    .from(applications)
    .where(and(eq(applications.campaignId, campaignId), gte(applications.createdAt, since)));
  const [waiting] = await executor
    .select({ number: count() })
    .from(applications)
    .where(
      and(
        eq(applications.campaignId, campaignId),
        inArray(applications.state, ['found', 'matched', 'prepared', 'needs_you', 'waiting']),
      ),
    );
  return { askedToday: taken?.number ?? 0, waiting: waiting?.number ?? 0 };
}

/** Applications of an account that will take one of the plan's when they go out, and how many of them the plan holds back. */
export async function countUnsent(
  executor: Executor,
  accountId: string,
): Promise<{ unsent: number; held: number }> {
  const [row] = await executor
    .select({
      unsent: count(),
      held: sql`count(*) filter (where ${applications.heldByPlan})`.mapWith(Number),
    })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), inArray(applications.state, [...unsentStates])));
  return { unsent: row?.unsent ?? 0, held: row?.held ?? 0 };
}

/** When the person last did something with an application; null when never. */
export async function lastPersonStep(executor: Executor, accountId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ at: applicationEvents.at })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.accountId, accountId), eq(applicationEvents.actor, 'person')))
    .orderBy(desc(applicationEvents.at))
    .limit(1);
  return row?.at ?? null;
}
