import { and, count, desc, eq, gte, isNotNull, max } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AttemptState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { leaseEnd } from './lease-queries.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';

export type AttemptRow = typeof attempts.$inferSelect;
type Written = Omit<typeof attempts.$inferInsert, 'id' | 'applicationId' | 'number' | 'fence' | 'state'>;
/** A lease is only ever given in the database's own time. */
export type AttemptPatch = Partial<Omit<Written, 'leaseUntil'>> & { leaseUntil?: SQL };

export async function insertAttempt(
  executor: Executor,
  row: Pick<typeof attempts.$inferInsert, 'applicationId' | 'planPeriod' | 'dryRun' | 'createdAt'>,
): Promise<AttemptRow> {
  const [last] = await executor
    .select({ number: max(attempts.number) })
    .from(attempts)
    .where(eq(attempts.applicationId, row.applicationId));
  const [inserted] = await executor
    .insert(attempts)
    .values({ ...row, leaseUntil: leaseEnd(), number: (last?.number ?? 0) + 1, state: 'intent', fence: 1 })
    .returning();
  if (!inserted) throw new Error('The attempt was not stored.');
  return inserted;
}

/** Reads an attempt and keeps every other writer out until the transaction ends. */
export async function lockAttempt(executor: Executor, id: string): Promise<AttemptRow | undefined> {
  const [row] = await executor.select().from(attempts).where(eq(attempts.id, id)).for('update');
  return row;
}

/** Moves an attempt on, only from the state and fence that were read; undefined when another worker has it. */
export async function writeAttempt(
  executor: Executor,
  row: Pick<AttemptRow, 'id' | 'state' | 'fence'>,
  state: AttemptState,
  patch: AttemptPatch = {},
): Promise<AttemptRow | undefined> {
  const [written] = await executor
    .update(attempts)
    .set({ ...patch, state })
    .where(and(eq(attempts.id, row.id), eq(attempts.state, row.state), eq(attempts.fence, row.fence)))
    .returning();
  return written;
}

/** Frees the applications of an account that the plan held back; answers which. */
export async function releaseHeld(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor
    .update(applications)
    .set({ heldByPlan: false, sendAfter: null })
    .where(
      and(
        eq(applications.accountId, accountId),
        eq(applications.state, 'approved'),
        eq(applications.heldByPlan, true),
      ),
    )
    .returning({ id: applications.id });
  return rows.map(({ id }) => id);
}

/** The newest attempt of an application, open or not. */
export async function lastAttempt(
  executor: Executor,
  applicationId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await executor
    .select()
    .from(attempts)
    .where(eq(attempts.applicationId, applicationId))
    .orderBy(desc(attempts.number))
    .limit(1);
  return row;
}

/** How many attempts since an approval ended with a problem: before the click, and by a refusal after it. */
export async function countFailures(
  executor: Executor,
  applicationId: string,
  since: Date,
): Promise<{ tries: number; refusals: number }> {
  const [row] = await executor
    .select({ tries: count(), refusals: count(attempts.armedAt) })
    .from(attempts)
    .where(
      and(
        eq(attempts.applicationId, applicationId),
        eq(attempts.state, 'abandoned'),
        isNotNull(attempts.problem),
        gte(attempts.createdAt, since),
      ),
    );
  return { tries: row?.tries ?? 0, refusals: row?.refusals ?? 0 };
}
