import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Skip } from '#engines/matching/index.ts';
import type { Executor } from '#server/db/database.ts';
import { UNLEARNED } from '#server/features/career/applications/index.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';

/** Why the person skipped, in their own words: a value of the message that says so. */
const reason = sql<string | null>`${applicationEvents.detail} #>> '{values,reason}'`;

/** The applications of an account that were skipped with a reason whose lesson stands, oldest first. */
export async function listSkips(executor: Executor, accountId: string): Promise<Skip[]> {
  const rows = await executor
    .select({
      id: applications.id,
      posting: applications.posting,
      kind: applicationEvents.kind,
      reason,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(
      and(
        eq(applicationEvents.accountId, accountId),
        eq(applications.state, 'skipped'),
        or(
          and(eq(applicationEvents.kind, 'skipped'), isNotNull(reason)),
          inArray(applicationEvents.kind, [UNLEARNED]),
        ),
      ),
    )
    .orderBy(asc(applicationEvents.at), asc(applications.id));
  const ended = new Set(rows.filter(({ kind }) => kind === UNLEARNED).map(({ id }) => id));
  return rows
    .filter(({ id, kind }) => kind !== UNLEARNED && !ended.has(id))
    .map(({ id, reason: given, posting: { title, company, places, pay } }) => ({
      id,
      reason: given ?? '',
      posting: { title, company, places, pay },
    }));
}
