import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { mails } from '#server/features/career/inbox/tables.ts';
import { calendarFeeds, interviews } from './tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;

export async function findInterview(
  executor: Executor,
  applicationId: string,
  uid: string,
): Promise<InterviewRow | undefined> {
  const [row] = await executor
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), eq(interviews.uid, uid)));
  return row;
}

/** The application whose interview an account's event is. */
export async function applicationOfEvent(
  executor: Executor,
  accountId: string,
  uid: string,
): Promise<string | null> {
  const rows = await executor
    .selectDistinct({ id: interviews.applicationId })
    .from(interviews)
    .where(and(eq(interviews.accountId, accountId), eq(interviews.uid, uid)));
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export async function saveInterview(
  executor: Executor,
  row: Omit<typeof interviews.$inferInsert, 'id'>,
): Promise<void> {
  await executor
    .insert(interviews)
    .values(row)
    .onConflictDoUpdate({ target: [interviews.applicationId, interviews.uid], set: row });
}

const aboutJob = {
  applicationId: applications.id,
  title: sql<string>`${applications.posting} ->> 'title'`,
  company: sql<string>`${applications.posting} ->> 'company'`,
};
const GOES_ON = ['applied', 'interviewing', 'offer'] as const;
const goingOn = (accountId: string) =>
  and(
    eq(applications.accountId, accountId),
    inArray(applications.state, [...GOES_ON]),
    isNull(applications.withdrawnAt),
  );

/** Every interview in the calendar of an account's applications that still go on. */
export const listInvitations = (executor: Executor, accountId: string) =>
  executor
    .select({ ...aboutJob, interview: interviews })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(goingOn(accountId));

/** The newest mail of each application that invites to an interview. */
export const newestInvitingMails = (executor: Executor, accountId: string) =>
  executor
    .selectDistinctOn([mails.applicationId], {
      ...aboutJob,
      id: mails.id,
      text: mails.text,
      receivedAt: mails.receivedAt,
    })
    .from(mails)
    .innerJoin(applications, eq(applications.id, mails.applicationId))
    .where(and(goingOn(accountId), eq(mails.meaning, 'interview'), eq(applications.state, 'interviewing')))
    .orderBy(mails.applicationId, desc(mails.receivedAt), desc(mails.id));

export async function findFeed(executor: Executor, accountId: string) {
  const [row] = await executor.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return row;
}

export async function saveFeed(
  executor: Executor,
  row: { accountId: string; tokenHash: string; createdAt: Date },
): Promise<void> {
  await executor
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({
      target: calendarFeeds.accountId,
      set: { tokenHash: row.tokenHash, createdAt: row.createdAt, readAt: null },
    });
}

export async function deleteFeed(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
}

/** Whose feed a secret opens; notes that it was read. */
export async function openFeed(executor: Executor, tokenHash: string, at: Date): Promise<string | null> {
  const [row] = await executor
    .update(calendarFeeds)
    .set({ readAt: at })
    .where(eq(calendarFeeds.tokenHash, tokenHash))
    .returning({ accountId: calendarFeeds.accountId });
  return row?.accountId ?? null;
}
