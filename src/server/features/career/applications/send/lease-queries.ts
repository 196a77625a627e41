import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AttemptState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';

type AttemptRow = typeof attempts.$inferSelect;

/** Milliseconds a worker has an attempt to itself without a sign of life, by the database's clock. */
export const LEASE_MS = 60_000;
/** How long before a lease is renewed. */
const RENEW_MS = 15_000;

export const OPEN: AttemptState[] = ['intent', 'armed', 'sent', 'unknown'];

// Not now(): a transaction that waited for a lock would give the time before its wait.
const clock = sql`clock_timestamp()`;
const later = (milliseconds: number): SQL => sql`${clock} + ${milliseconds}::int * interval '1 millisecond'`;

/** When a lease that is given now ends. */
export const leaseEnd = (): SQL => later(LEASE_MS);
/** A lease that nobody has. */
export const noLease = (): SQL => sql`${clock}`;

const mine = (row: Pick<AttemptRow, 'id' | 'fence'>) =>
  and(
    eq(attempts.id, row.id),
    eq(attempts.fence, row.fence),
    inArray(attempts.state, OPEN),
    gt(attempts.leaseUntil, clock),
  );

/** An attempt, and whether its lease is to be renewed. */
export async function findLease(
  executor: Executor,
  id: string,
): Promise<{ attempt: AttemptRow; isDue: boolean } | undefined> {
  const [found] = await executor
    .select({
      attempt: attempts,
      isDue: sql<boolean>`${attempts.leaseUntil} < ${later(LEASE_MS - RENEW_MS)}`.mapWith(Boolean),
    })
    .from(attempts)
    .where(eq(attempts.id, id));
  return found;
}

/** Whether a worker still has what it claimed: its lease has not run out. */
export async function standsLease(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.id, id), gt(attempts.leaseUntil, clock)));
  return rows.length > 0;
}

/** Lengthens a lease that stands; false when it ran out, even where nobody took the attempt over, or when somebody did. */
export async function renewLease(
  executor: Executor,
  row: Pick<AttemptRow, 'id' | 'fence'>,
): Promise<boolean> {
  const rows = await executor
    .update(attempts)
    .set({ leaseUntil: leaseEnd() })
    .where(mine(row))
    .returning({ id: attempts.id });
  return rows.length > 0;
}

/** An unknown outcome is looked at again when its time has come (`now`); what has no such time, at once. */
const isDueAt = (now: Date) =>
  or(ne(attempts.state, 'unknown'), isNull(attempts.lookAt), lte(attempts.lookAt, now));

/** Open attempts nobody has and whose time has come, with whose they are, oldest first; with `everyone`, whoever had them cannot be alive any more. */
export async function listAbandoned(
  executor: Executor,
  { now, everyone, most }: { now: Date; everyone: boolean; most: number },
): Promise<{ id: string; accountId: string }[]> {
  return executor
    .select({ id: attempts.id, accountId: applications.accountId })
    .from(attempts)
    .innerJoin(applications, eq(applications.id, attempts.applicationId))
    .where(
      and(
        inArray(attempts.state, OPEN),
        everyone ? undefined : lte(attempts.leaseUntil, clock),
        isDueAt(now),
      ),
    )
    .orderBy(attempts.leaseUntil)
    .limit(most);
}

/** Takes an attempt over from a worker whose lease ran out, with a new fence; undefined when it did not. */
export async function takeOver(
  executor: Executor,
  id: string,
  { now, force }: { now: Date; force: boolean },
): Promise<AttemptRow | undefined> {
  const [row] = await executor
    .update(attempts)
    .set({ fence: sql`${attempts.fence} + 1`, leaseUntil: leaseEnd() })
    .where(
      and(
        eq(attempts.id, id),
        inArray(attempts.state, OPEN),
        force ? undefined : lte(attempts.leaseUntil, clock),
        isDueAt(now),
      ),
    )
    .returning();
  return row;
}
