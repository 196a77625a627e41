import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { sessions } from './tables.ts';

type NewSession = typeof sessions.$inferInsert;

export async function insertSession(executor: Executor, session: NewSession): Promise<void> {
  await executor.insert(sessions).values(session);
}

/** Revokes all but the account's newest sessions; false when there were no more. */
export async function revokeOldest(
  executor: Executor,
  accountId: string,
  kept: number,
  now: Date,
): Promise<boolean> {
  const surplus = executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(kept);
  const rows = await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(inArray(sessions.id, surplus))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** The session of a token that was used since `idleSince` and made since `madeSince`, or null. */
export async function liveSession(
  executor: Executor,
  by: { tokenHash: string } | { id: string },
  idleSince: Date,
  madeSince: Date,
) {
  const [session] = await executor
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      kind: accounts.kind,
      otherSideAt: accounts.otherSideAt,
      endingSince: accounts.endingSince,
      locale: accounts.locale,
      timeZone: accounts.timeZone,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
      confirmedDeviceHash: sessions.confirmedDeviceHash,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
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

/** The sessions of an account that live, the last used first. */
export async function liveSessionsOf(
  executor: Executor,
  accountId: string,
  idleSince: Date,
  madeSince: Date,
) {
  return executor
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        gt(sessions.lastUsedAt, idleSince),
        gt(sessions.createdAt, madeSince),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

export async function touchSession(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

/** Remembers that the person proved themselves again. */
export async function markConfirmed(
  executor: Executor,
  id: string,
  confirmed: { at: Date; deviceHash: string | null },
): Promise<void> {
  await executor
    .update(sessions)
    .set({ confirmedAt: confirmed.at, confirmedDeviceHash: confirmed.deviceHash })
    .where(eq(sessions.id, id));
}

/** Ends sessions of an account that live: one, all of them, or all but one. False when there was none. */
export async function revokeSessions(
  executor: Executor,
  accountId: string,
  which: { only: string } | 'all' | { except: string },
  now: Date,
): Promise<boolean> {
  const chosen =
    which === 'all'
      ? undefined
      : 'only' in which
        ? eq(sessions.id, which.only)
        : ne(sessions.id, which.except);
  const rows = await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), chosen))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes sessions that have been of no use since `before`. */
export async function deleteDeadSessions(executor: Executor, before: Date): Promise<void> {
  await executor
    .delete(sessions)
    .where(
      or(and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, before)), lt(sessions.lastUsedAt, before)),
    );
}
