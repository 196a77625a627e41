import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { attempts } from '#server/features/career/applications/tables.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';

/** What the newest dry run of an application saw; null when there was none, or it saw nothing. */
export async function lastDryRun(executor: Executor, applicationId: string): Promise<Evidence | null> {
  const [row] = await executor
    .select({ evidence: attempts.evidence })
    .from(attempts)
    .where(
      and(
        eq(attempts.applicationId, applicationId),
        eq(attempts.dryRun, true),
        eq(attempts.state, 'abandoned'),
      ),
    )
    .orderBy(desc(attempts.number))
    .limit(1);
  return row?.evidence ?? null;
}
