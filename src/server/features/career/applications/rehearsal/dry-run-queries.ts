import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';

/** What the form held in the newest dry run of an application; null when there was none. */
export async function lastDryRun(executor: Executor, applicationId: string): Promise<Evidence | null> {
  const [row] = await executor
    .select({ evidence: attempts.evidence })
    .from(attempts)
    .where(
      and(
        eq(attempts.applicationId, applicationId),
        eq(attempts.dryRun, true),
        eq(attempts.state, 'abandoned'),
        isNotNull(attempts.evidence),
      ),
    )
    .orderBy(desc(attempts.number))
    .limit(1);
  return row?.evidence ?? null;
}
