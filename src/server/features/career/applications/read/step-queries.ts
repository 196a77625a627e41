import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applicationEvents, applications } from '#server/features/career/applications/tables.ts';

/** The newest step of an application, with what it is about; undefined when there is none. */
export async function latestStep(executor: Executor, applicationId: string) {
  const [step] = await executor
    .select({
      sequence: applicationEvents.sequence,
      state: applicationEvents.state,
      detail: applicationEvents.detail,
      posting: applications.posting,
      score: applications.score,
      evidence: applications.evidence,
      dryRun: applications.dryRun,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(desc(applicationEvents.sequence))
    .limit(1);
  return step;
}
