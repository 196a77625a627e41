import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { sessions } from './tables.ts';

type NewSession = typeof sessions.$inferInsert;

export async function insertSession(executor: Executor, session: NewSession): Promise<void> {
  await executor.insert(sessions).values(session);
}

/** Revokes all but the account's newest sessions. */
export async function revokeOldest(
  executor: Executor,
  accountId: string,
  kept: number,
  now: Date,
): Promise<void> {
  const surplus = executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(kept);
  await executor.update(sessions).set({ revokedAt: now }).where(inArray(sessions.id, surplus));
}

/** The session of a token that was used since `idleSince` and made since `madeSince`, or null. */
export async function liveSession(
  executor: Executor,
  by: { tokenHash: string } | { id: string },
  idleSince: Date,
  madeSince: Date,
) {
  const [session] = await executor
    .select({ id: sessions.id, accountId: sessions.accountId, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(
      and(
        'id' in by ? eq(sessions.id, by.id) : eq(sessions.tokenHash, by.tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.lastUsedAt, idleSince),
        gt(sessions.createdAt, madeSince),
      ),
    );
  return session ?? null;
}

export async function touchSession(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

export async function revokeSession(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

export async function revokeSessionsOf(executor: Executor, accountId: string, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)));
}

/** Deletes sessions that have been of no use since `before`. */
export async function deleteDeadSessions(executor: Executor, before: Date): Promise<void> {
  await executor
    .delete(sessions)
    .where(
      or(and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, before)), lt(sessions.lastUsedAt, before)),
    );
}
