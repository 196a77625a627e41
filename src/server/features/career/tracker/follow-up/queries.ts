import { and, desc, eq, gte, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { mails } from '#server/features/career/inbox/tables.ts';
import { applicationReminders } from '#server/features/career/tracker/tables.ts';
import { unansweredNotices } from './tables.ts';

export interface Unanswered {
  id: string;
  accountId: string;
  title: string;
  company: string;
}

/** Mails after which nobody can say that they did not write. */
const ANSWERS = ['interview', 'assessment', 'offer', 'rejected', 'info-request', 'abstain'];
const MOST = 1000;

/** Applications sent in a span of time that stand as they were sent: no answer, no reminder, never told of. */
export const unansweredApplications = (
  executor: Executor,
  { from, until }: { from: Date; until: Date },
): Promise<Unanswered[]> =>
  executor
    .select({
      id: applications.id,
      accountId: applications.accountId,
      title: applications.title,
      company: applications.company,
    })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'applied'),
        isNull(applications.withdrawnAt),
        gte(applications.sentAt, from),
        lte(applications.sentAt, until),
        notExists(
          executor
            .select({ one: sql`1` })
            .from(unansweredNotices)
            .where(eq(unansweredNotices.applicationId, applications.id)),
        ),
        notExists(
          executor
            .select({ one: sql`1` })
            .from(applicationReminders)
            .where(eq(applicationReminders.applicationId, applications.id)),
        ),
        notExists(
          executor
            .select({ one: sql`1` })
            .from(mails)
            .where(and(eq(mails.applicationId, applications.id), inArray(mails.meaning, ANSWERS))),
        ),
      ),
    )
    .orderBy(applications.sentAt)
    .limit(MOST);

/** Takes them for telling; answers those that nobody else took meanwhile. */
export async function markUnanswered(
  executor: Executor,
  silent: readonly Unanswered[],
  toldAt: Date,
): Promise<Unanswered[]> {
  const rows = await executor
    .insert(unansweredNotices)
    .values(silent.map(({ id, accountId }) => ({ applicationId: id, accountId, toldAt })))
    .onConflictDoNothing()
    .returning({ id: unansweredNotices.applicationId });
  const taken = new Set(rows.map(({ id }) => id));
  return silent.filter(({ id }) => taken.has(id));
}

/** Who last wrote about an application, newest first. */
export const sendersAbout = (executor: Executor, applicationId: string) =>
  executor
    .select({ sender: mails.sender })
    .from(mails)
    .where(eq(mails.applicationId, applicationId))
    .orderBy(desc(mails.receivedAt))
    .limit(20);
