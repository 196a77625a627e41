import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { passkeyChallenges, passkeys } from './tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

export async function passkeysOf(executor: Executor, accountId: string): Promise<PasskeyRow[]> {
  return executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function passkeyByCredential(
  executor: Executor,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await executor.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Adds a passkey; null when it is one already. */
export async function insertPasskey(
  executor: Executor,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await executor.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

const own = (accountId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

/** Renames an account's passkey; null when it has no such one. */
export async function renamePasskeyRow(executor: Executor, accountId: string, id: string, name: string) {
  const [row] = await executor.update(passkeys).set({ name }).where(own(accountId, id)).returning();
  return row ?? null;
}

/** Deletes an account's passkey and answers what it was; null when it has no such one. */
export async function deletePasskey(executor: Executor, accountId: string, id: string) {
  const [row] = await executor.delete(passkeys).where(own(accountId, id)).returning();
  return row ?? null;
}

export async function markPasskeyUsed(
  executor: Executor,
  id: string,
  used: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await executor.update(passkeys).set(used).where(eq(passkeys.id, id));
}

export async function insertChallenge(
  executor: Executor,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await executor.insert(passkeyChallenges).values(challenge);
}

/** Uses a challenge up; false when it was not given for this purpose and account, was answered, or has run out. */
export async function takeChallenge(
  executor: Executor,
  given: { challenge: string; purpose: ChallengePurpose; accountId: string | null },
  now: Date,
): Promise<boolean> {
  const { accountId } = passkeyChallenges;
  const rows = await executor
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, given.challenge),
        eq(passkeyChallenges.purpose, given.purpose),
        given.accountId === null ? isNull(accountId) : eq(accountId, given.accountId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return rows.length === 1;
}

export async function deleteExpiredChallenges(executor: Executor, now: Date): Promise<void> {
  await executor.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
