import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import { matches } from '#server/features/career/campaigns/tables.ts';
import { mails } from '#server/features/career/inbox/tables.ts';

/** Applications of an account in some states; soonest to expire first, those without an end last. */
export const listInStates = (
  executor: Executor,
  accountId: string,
  states: ApplicationState[],
  most: number,
): Promise<ApplicationRow[]> =>
  executor
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, accountId), inArray(applications.state, states)))
    .orderBy(sql`${applications.expiresAt} asc nulls last`, asc(applications.createdAt), asc(applications.id))
    .limit(most);

/** What the agent worked on last, newest first. */
export const listLatest = (executor: Executor, accountId: string, most: number): Promise<ApplicationRow[]> =>
  executor
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.origin, 'agent')))
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(most);

/** Postings that were looked at and left, newest first. */
export const listLeft = (executor: Executor, accountId: string, most: number) =>
  executor
    .select({
      title: postings.title,
      company: postings.company,
      score: matches.score,
      reason: matches.reason,
      at: matches.createdAt,
    })
    .from(matches)
    .innerJoin(postings, eq(postings.id, matches.postingId))
    .where(and(eq(matches.accountId, accountId), eq(matches.verdict, 'left')))
    .orderBy(desc(matches.createdAt), desc(matches.score), asc(matches.postingId))
    .limit(most);

/** Mail linked to an application, or of which it is asked whether it is about it; oldest first. */
export const listMails = (executor: Executor, applicationId: string) =>
  executor
    .select()
    .from(mails)
    .where(
      or(
        eq(mails.applicationId, applicationId),
        and(
          isNull(mails.applicationId),
          isNull(mails.settledAt),
          sql`${mails.candidates} @> ${JSON.stringify([applicationId])}::jsonb`,
        ),
      ),
    )
    .orderBy(asc(mails.receivedAt), asc(mails.id));

/** What the newest attempt of an application saw; null when it saw nothing. */
export async function lastSeen(executor: Executor, applicationId: string): Promise<Evidence | null> {
  const [row] = await executor
    .select({ evidence: attempts.evidence })
    .from(attempts)
    .where(and(eq(attempts.applicationId, applicationId), isNotNull(attempts.evidence)))
    .orderBy(desc(attempts.number))
    .limit(1);
  return row?.evidence ?? null;
}

/** Applications a mail may be about: those that are or may be with an employer. */
export const listRepliable = (executor: Executor, accountId: string): Promise<ApplicationRow[]> =>
  executor
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.accountId, accountId),
        inArray(applications.state, [
          'sending',
          'unknown',
          'handed_over',
          'applied',
          'interviewing',
          'offer',
          'rejected',
        ]),
      ),
    )
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(2000);

export type MailRow = Awaited<ReturnType<typeof listMails>>[number];
