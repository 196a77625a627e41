import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { applicationState } from '#contract/career/applications.ts';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { askTogether, rowsQuestion } from '#server/db/question.ts';
import type { Question } from '#server/db/question.ts';

const SENT = ['applied', 'interviewing', 'offer', 'rejected'] as const;
const ANSWERED = ['interviewing', 'offer', 'rejected'] as const;
const INVITED = ['interviewing', 'offer'] as const;
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

/** States as a list to compare with. */
export const listed = (states: readonly ApplicationState[]): SQL =>
  sql`(${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;
const moment = z.coerce.date();
const idsQuestion = (query: SQL): Question<string[]> => ({
  sql: sql`select coalesce(json_agg(application_id), '[]') from (${query}) asked`,
  answer: z.array(z.string()),
});

const sentRow = z.object({
  id: z.string(),
  company: z.string(),
  title: z.string(),
  state: applicationState,
  score: z.number().nullable(),
  letter: z.boolean(),
  campaign_id: z.string().nullable(),
  sent_at: moment,
});
const answeredRow = z.object({
  application_id: z.string(),
  answered_at: moment,
  interview_at: moment.nullable(),
});

/** Asks for all that tells of the applications of an account that surely arrived, newest first, each list read once. */
export const sentQuestions = (accountId: string) => ({
  sent: rowsQuestion(
    sql`select id, company, title, state, score, letter is not null as letter, campaign_id, sent_at from applications
      where account_id = ${accountId}::uuid and state in ${listed(SENT)} and sent_at is not null
      order by sent_at desc, id desc limit ${MOST_ROWS}::int`,
    sentRow,
  ),
  answered: rowsQuestion(
    sql`select application_id, min(at) as answered_at, min(at) filter (where state in ${listed(INVITED)}) as interview_at
      from application_events where account_id = ${accountId}::uuid and state in ${listed(ANSWERED)}
      group by application_id`,
    answeredRow,
  ),
  seen: idsQuestion(sql`select application_id from application_views where account_id = ${accountId}::uuid`),
  linked: idsQuestion(
    sql`select application_id from resume_links where account_id = ${accountId}::uuid and revoked_at is null`,
  ),
});

interface SentSources {
  sent: z.infer<typeof sentRow>[];
  answered: z.infer<typeof answeredRow>[];
  seen: string[];
  linked: string[];
}

/** The rows that these tell of. A step the person took back (it is "applied" again) is no answer. */
export function sentRows({ sent, answered, seen, linked }: SentSources): SentRow[] {
  const answers = new Map(answered.map((row) => [row.application_id, row]));
  const [isSeen, isLinked] = [new Set(seen), new Set(linked)];
  return sent.map(({ id, campaign_id: campaignId, sent_at: sentAt, ...row }) => {
    const answer = answers.get(id);
    const counts = row.state === 'applied' ? undefined : answer;
    const viewed =
      isSeen.has(id) ||
      INVITED.some((state) => state === row.state) ||
      (row.state === 'rejected' && answer !== undefined && answer.interview_at !== null);
    return {
      ...row,
      campaignId,
      sentAt,
      answeredAt: counts?.answered_at ?? null,
      interviewAt: counts?.interview_at ?? null,
      viewed,
      viewKnown: viewed || isLinked.has(id),
    };
  });
}

/** Applications that surely arrived, newest first. */
export const sentApplications = async (executor: Executor, accountId: string): Promise<SentRow[]> =>
  sentRows(await askTogether(executor, sentQuestions(accountId)));
