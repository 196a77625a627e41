import { and, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ApplicationState } from '#contract/career/applications.ts';
import { trackedStates } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import { isViewed, isViewKnown } from '#server/features/career/applications/index.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';
import { campaigns, matches } from '#server/features/career/campaigns/tables.ts';

const SENT = ['applied', 'interviewing', 'offer', 'rejected'] as const;
const ANSWERED = ['interviewing', 'offer', 'rejected'] as const;
const UNDECIDED = ['found', 'matched', 'prepared', 'needs_you', 'waiting'] as const;
const ASKING = ['needs_you', 'waiting'] as const;
/** More than a person sends in a year at the highest pace. */
const MOST_ROWS = 10_000;

/** One application that surely arrived, with when its employer first answered beyond a receipt. */
export interface SentRow {
  company: string;
  title: string;
  state: ApplicationState;
  score: number | null;
  letter: boolean;
  campaignId: string | null;
  sentAt: Date;
  answeredAt: Date | null;
  interviewAt: Date | null;
  /** Known to have been looked at, and whether it would be known. */
  viewed: boolean;
  viewKnown: boolean;
}

const firstAt = (...states: readonly ('interviewing' | 'offer' | 'rejected')[]) =>
  sql<Date | null>`min(${applicationEvents.at}) filter (where ${inArray(applicationEvents.state, [...states])})`.mapWith(
    applicationEvents.at,
  );

/** Applications that surely arrived, newest first. A step the person took back (it is "applied" again) is no answer. */
export async function sentApplications(executor: Executor, accountId: string): Promise<SentRow[]> {
  const answers = and(
    eq(applicationEvents.applicationId, applications.id),
    inArray(applicationEvents.state, [...ANSWERED]),
  );
  const rows = await executor
    .select({
      company: sql<string>`${applications.posting} ->> 'company'`,
      title: sql<string>`${applications.posting} ->> 'title'`,
      state: applications.state,
      score: applications.score,
      letter: sql<boolean>`${applications.letter} is not null`,
      campaignId: applications.campaignId,
      sentAt: applications.sentAt,
      answeredAt: firstAt(...ANSWERED),
      interviewAt: firstAt('interviewing', 'offer'),
      viewed: isViewed.mapWith(Boolean),
      viewKnown: isViewKnown.mapWith(Boolean),
    })
    .from(applications)
    .leftJoin(applicationEvents, answers)
    .where(
      and(
        eq(applications.accountId, accountId),
        inArray(applications.state, [...SENT]),
        isNotNull(applications.sentAt),
      ),
    )
    .groupBy(applications.id)
    .orderBy(desc(applications.sentAt), desc(applications.id))
    .limit(MOST_ROWS);
  return rows.flatMap(({ sentAt, ...row }) => {
    if (sentAt === null) return [];
    return [
      row.state === 'applied' ? { ...row, sentAt, answeredAt: null, interviewAt: null } : { ...row, sentAt },
    ];
  });
}

/** How many tracked applications of an account stand in each state, and how many wait for the person. */
export async function countApplications(
  executor: Executor,
  accountId: string,
): Promise<{ tracked: Partial<Record<ApplicationState, number>>; waiting: number }> {
  const counted: ApplicationState[] = [...trackedStates, ...ASKING];
  const rows = await executor
    .select({ state: applications.state, number: count() })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), inArray(applications.state, counted)))
    .groupBy(applications.state);
  const isAsking = ({ state }: { state: ApplicationState }) => ASKING.some((asking) => asking === state);
  return {
    tracked: Object.fromEntries(
      rows.filter((row) => !isAsking(row)).map(({ state, number }) => [state, number]),
    ),
    waiting: rows.filter(isAsking).reduce((sum, { number }) => sum + number, 0),
  };
}

/** The account's campaigns, deleted ones left out. */
export const listCampaigns = (executor: Executor, accountId: string) =>
  executor
    .select({
      id: campaigns.id,
      name: campaigns.name,
      rate: campaigns.rate,
      active: campaigns.active,
      createdAt: campaigns.createdAt,
    })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), isNull(campaigns.deletedAt)));

/** Per campaign: how many postings wait for their turn. */
export async function readyByCampaign(executor: Executor, accountId: string): Promise<Map<string, number>> {
  const rows = await executor
    .select({ campaignId: matches.campaignId, number: count() })
    .from(matches)
    .where(and(eq(matches.accountId, accountId), eq(matches.verdict, 'ready')))
    .groupBy(matches.campaignId);
  return new Map(rows.map((row) => [row.campaignId, row.number]));
}

/** Per campaign: how many the person was asked about since a moment, and how many are undecided. */
export async function askedByCampaign(executor: Executor, accountId: string, since: Date) {
  const rows = await executor
    .select({
      campaignId: applications.campaignId,
      askedToday: sql`count(*) filter (where ${gte(applications.createdAt, since)})`.mapWith(Number),
      waiting: sql`count(*) filter (where ${inArray(applications.state, [...UNDECIDED])})`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.accountId, accountId))
    .groupBy(applications.campaignId);
  return new Map(rows.map(({ campaignId, ...counts }) => [campaignId, counts]));
}
