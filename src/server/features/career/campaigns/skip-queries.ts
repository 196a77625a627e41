import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import type { Skip } from '#engines/matching/index.ts';
import type { Executor } from '#server/db/database.ts';
import { SKIPPED_FOR, UNLEARNED } from '#server/features/career/applications/index.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';

/** The applications of an account that were skipped with a reason whose lesson stands, oldest first. */
export async function listSkips(executor: Executor, accountId: string): Promise<Skip[]> {
  const rows = await executor
    .select({
      id: applications.id,
      posting: applications.posting,
      kind: applicationEvents.kind,
      detail: applicationEvents.detail,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(
      and(
        eq(applicationEvents.accountId, accountId),
        eq(applications.state, 'skipped'),
        or(
          and(eq(applicationEvents.kind, 'skipped'), like(applicationEvents.detail, `${SKIPPED_FOR}%`)),
          inArray(applicationEvents.kind, [UNLEARNED]),
        ),
      ),
    )
    .orderBy(asc(applicationEvents.at), asc(applications.id));
  const ended = new Set(rows.filter(({ kind }) => kind === UNLEARNED).map(({ id }) => id));
  return rows
    .filter(({ id, kind }) => kind !== UNLEARNED && !ended.has(id))
    .map(({ id, detail, posting: { title, company, places, pay } }) => ({
      id,
      reason: detail.slice(SKIPPED_FOR.length),
      posting: { title, company, places, pay },
    }));
}
