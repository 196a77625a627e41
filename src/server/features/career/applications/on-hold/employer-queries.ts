import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';

const employerIn = (canonicalKey: string): string => canonicalKey.slice(0, canonicalKey.indexOf('|'));

/**
 * The latest that an application can have reached the employer: by an attempt, as far as it got, because filling in a form takes
 * its time; or by the person's own hand.
 */
const arrived =
  sql<Date>`greatest(${attempts.createdAt}, ${attempts.armedAt}, ${attempts.sentAt}, ${applications.sentAt})`.mapWith(
    attempts.createdAt,
  );

/** One application that went, or may have gone, to an employer. */
export interface SentBefore {
  title: string;
  at: Date;
}

/**
 * The newest other application that a person sent to the employer of this one after a moment, by the agent or themselves; undefined
 * when there is none.
 */
export async function lastToEmployer(
  executor: Executor,
  { id, accountId, canonicalKey }: Pick<ApplicationRow, 'id' | 'accountId' | 'canonicalKey'>,
  after: Date,
): Promise<SentBefore | undefined> {
  const [row] = await executor
    .select({ title: applications.title, at: arrived })
    .from(applications)
    .leftJoin(attempts, and(eq(attempts.applicationId, applications.id), ne(attempts.state, 'abandoned')))
    .where(
      and(
        eq(applications.accountId, accountId),
        ne(applications.id, id),
        eq(sql`split_part(${applications.canonicalKey}, '|', 1)`, employerIn(canonicalKey)),
        sql`${arrived} > ${sql.param(after, attempts.createdAt)}`,
      ),
    )
    .orderBy(desc(arrived))
    .limit(1);
  return row;
}

/** Lets one transaction at a time decide what a person sends to an employer. */
export async function lockEmployer(
  executor: Executor,
  { accountId, canonicalKey }: Pick<ApplicationRow, 'accountId' | 'canonicalKey'>,
): Promise<void> {
  const key = `employer:${accountId}:${employerIn(canonicalKey)}`;
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
}
