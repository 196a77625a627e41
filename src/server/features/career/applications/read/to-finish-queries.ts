import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';

const MOST_TO_FINISH = 500;

const firstOf = (kind: 'handed_over' | 'opened') =>
  sql<Date | null>`min(${applicationEvents.at}) filter (where ${applicationEvents.kind} = ${kind})`.mapWith(
    applicationEvents.at,
  );

/** What was handed over to the person and waits for them to send it, newest first, with when that was and when they opened it. */
export const listHandedOver = (executor: Executor, accountId: string) =>
  executor
    .select({
      application: applications,
      handedAt: firstOf('handed_over'),
      openedAt: firstOf('opened'),
    })
    .from(applications)
    .leftJoin(applicationEvents, eq(applicationEvents.applicationId, applications.id))
    .where(and(eq(applications.accountId, accountId), eq(applications.state, 'handed_over')))
    .groupBy(applications.id)
    .orderBy(sql`${firstOf('handed_over')} desc nulls last`, desc(applications.id))
    .limit(MOST_TO_FINISH);

/** Whether the person has opened what was handed over to them. */
export async function hasOpened(executor: Executor, applicationId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.kind, 'opened')))
    .limit(1);
  return rows.length > 0;
}
