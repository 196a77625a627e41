import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationState } from '#contract/career/applications.ts';
import type { ApplicationState } from '#contract/career/applications.ts';
import { trackedStates } from '#engines/pipeline/index.ts';
import type { Executor } from '#server/db/database.ts';
import { askTogether, rowsQuestion } from '#server/db/question.ts';
import { listed } from './queries.ts';

const UNDECIDED = ['found', 'matched', 'prepared', 'needs_you', 'waiting'] as const;
const ASKING = ['needs_you', 'waiting'] as const;
const moment = z.coerce.date();

const campaignRow = z.object({
  id: z.string(),
  name: z.string(),
  rate: z.number(),
  active: z.boolean(),
  created_at: moment,
});
/** A campaign as reports see it. */
export type ReportedCampaign = z.infer<typeof campaignRow>;

/** Asks for the account's campaigns, deleted ones left out. */
export const campaignsQuestion = (accountId: string) =>
  rowsQuestion(
    sql`select id, name, rate, active, created_at from campaigns
      where account_id = ${accountId}::uuid and deleted_at is null order by created_at, id`,
    campaignRow,
  );

/** The account's campaigns, deleted ones left out. */
export const listCampaigns = async (executor: Executor, accountId: string): Promise<ReportedCampaign[]> =>
  (await askTogether(executor, { campaigns: campaignsQuestion(accountId) })).campaigns;

const stateCount = z.object({ state: applicationState, number: z.number() });

/** Asks how many applications of an account stand in each state that is tracked or asks. */
export const countsQuestion = (accountId: string) =>
  rowsQuestion(
    sql`select state, count(*)::int as number from applications
      where account_id = ${accountId}::uuid and state in ${listed([...trackedStates, ...ASKING])} group by state`,
    stateCount,
  );

const isAsking = ({ state }: { state: ApplicationState }): boolean =>
  ASKING.some((asking) => asking === state);

/** Of such counts: those of tracked applications, and how many wait for the person. */
export function countsIn(rows: readonly z.infer<typeof stateCount>[]) {
  const tracked: Partial<Record<ApplicationState, number>> = Object.fromEntries(
    rows.filter((row) => !isAsking(row)).map(({ state, number }) => [state, number]),
  );
  return { tracked, waiting: rows.filter(isAsking).reduce((sum, { number }) => sum + number, 0) };
}

/** How many tracked applications of an account stand in each state, and how many wait for the person. */
export const countApplications = async (executor: Executor, accountId: string) =>
  countsIn((await askTogether(executor, { counts: countsQuestion(accountId) })).counts);

const pace = z.object({
  campaign_id: z.string(),
  ready: z.number(),
  waiting: z.number(),
  asked: z.array(moment),
});
/** What is put to the person by a campaign: postings that wait for their turn, undecided applications, and when it asked since. */
export type Pace = z.infer<typeof pace>;

/** Asks for these of every campaign of an account; `since` is no later than the person's midnight. */
export const paceQuestion = (accountId: string, since: Date) =>
  rowsQuestion(
    sql`select c.id as campaign_id,
        (select count(*)::int from matches m where m.campaign_id = c.id and m.verdict = 'ready') as ready,
        (select count(*)::int from applications a where a.campaign_id = c.id and a.state in ${listed(UNDECIDED)}) as waiting,
        (select coalesce(json_agg(a.created_at), '[]') from applications a
          where a.campaign_id = c.id and a.created_at >= ${since.toISOString()}::timestamptz) as asked
      from campaigns c where c.account_id = ${accountId}::uuid and c.deleted_at is null and c.active`,
    pace,
  );
