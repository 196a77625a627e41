import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { forgetDevicesBefore } from './devices/queries.ts';
import { deleteSignInsBefore } from './history/queries.ts';
import { deleteExpiredCounters } from './limits/queries.ts';
import { deleteExpiredChallenges } from './passkeys/queries.ts';
import { deleteExpiredAway } from './providers/queries.ts';
import { deleteDeadSessions } from './sessions/queries.ts';
import { accounts, codes, registrations, usedCredentials } from './tables.ts';

export type AccountRow = typeof accounts.$inferSelect;
export type RegistrationRow = typeof registrations.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an attempt to register may wait for its code. */
const REGISTRATION_LIFE_MS = DAY_MS;
/** How long the row of an ended session stays. */
const SESSION_KEPT_MS = 30 * DAY_MS;
/** How long a device that no longer signs in stays known: as long as its cookie. */
const DEVICE_KEPT_MS = 400 * DAY_MS;
/** How long a sign-in stays readable. */
export const HISTORY_KEPT_MS = 90 * DAY_MS;

export async function accountBy(
  executor: Executor,
  by: { id: string } | { emailKey: string } | { googleSubject: string } | { linkedinSubject: string },
): Promise<AccountRow | null> {
  const condition =
    'id' in by
      ? eq(accounts.id, by.id)
      : 'emailKey' in by
        ? eq(accounts.emailKey, by.emailKey)
        : 'googleSubject' in by
          ? eq(accounts.googleSubject, by.googleSubject)
          : eq(accounts.linkedinSubject, by.linkedinSubject);
  const [account] = await executor.select().from(accounts).where(condition);
  return account ?? null;
}

/** The ids of all accounts. */
export async function accountIds(executor: Executor): Promise<Set<string>> {
  return new Set((await executor.select({ id: accounts.id }).from(accounts)).map(({ id }) => id));
}

/**
 * Lets one at a time claim an address or a provider's identity, until the transaction ends: who comes second then sees what
 * the first left. Called before the transaction locks any row, or two could wait for each other.
 */
export async function claim(
  executor: Executor,
  what: { emailKey: string } | { googleSubject: string } | { linkedinSubject: string },
): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`claim:${JSON.stringify(what)}`}))`);
}

/** An account, kept from changing until the transaction ends; null when there is none. */
export async function lockAccount(executor: Executor, id: string): Promise<AccountRow | null> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account ?? null;
}

/** Adds an account; null when its address or its Google identity has one already. */
export async function insertAccount(
  executor: Executor,
  account: typeof accounts.$inferInsert,
): Promise<AccountRow | null> {
  const [row] = await executor.insert(accounts).values(account).onConflictDoNothing().returning();
  return row ?? null;
}

export async function updateAccount(
  executor: Executor,
  id: string,
  change: Partial<
    Pick<
      AccountRow,
      | 'fullName'
      | 'passwordHash'
      | 'googleSubject'
      | 'linkedinSubject'
      | 'timeZone'
      | 'locale'
      | 'email'
      | 'emailKey'
    >
  >,
): Promise<void> {
  await executor.update(accounts).set(change).where(eq(accounts.id, id));
}

export async function deleteAccount(executor: Executor, emailKey: string): Promise<void> {
  await executor.delete(accounts).where(eq(accounts.emailKey, emailKey));
}

export async function insertRegistration(
  executor: Executor,
  registration: typeof registrations.$inferInsert,
): Promise<void> {
  await executor.insert(registrations).values(registration);
}

export async function registrationById(executor: Executor, id: string): Promise<RegistrationRow | null> {
  const [registration] = await executor.select().from(registrations).where(eq(registrations.id, id));
  return registration ?? null;
}

/** The attempts on an address that still wait for their code, newest first. */
export async function pendingRegistrations(executor: Executor, emailKey: string, now: Date) {
  return executor
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.emailKey, emailKey),
        gt(registrations.createdAt, new Date(now.getTime() - REGISTRATION_LIFE_MS)),
      ),
    )
    .orderBy(desc(registrations.createdAt), desc(registrations.id));
}

/** Drops every attempt on an address, with its codes and passwords: the address has been proven. */
export async function deleteRegistrations(executor: Executor, emailKey: string): Promise<void> {
  await executor.delete(registrations).where(eq(registrations.emailKey, emailKey));
}

/** Remembers a Google credential; false when it was used before. */
export async function insertCredential(executor: Executor, hash: string, now: Date): Promise<boolean> {
  const rows = await executor
    .insert(usedCredentials)
    .values({ hash, usedAt: now })
    .onConflictDoNothing()
    .returning({ hash: usedCredentials.hash });
  return rows.length === 1;
}

/** Deletes what no longer means anything. */
export async function deleteExpired(executor: Executor, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await executor.delete(codes).where(lt(codes.expiresAt, now));
  await executor.delete(registrations).where(lt(registrations.createdAt, ago(REGISTRATION_LIFE_MS)));
  // Google's credentials live an hour; a day leaves room for clocks.
  await executor.delete(usedCredentials).where(lt(usedCredentials.usedAt, ago(DAY_MS)));
  await deleteDeadSessions(executor, ago(SESSION_KEPT_MS));
  await deleteExpiredChallenges(executor, now);
  await deleteExpiredAway(executor, now);
  await deleteSignInsBefore(executor, ago(HISTORY_KEPT_MS));
  await forgetDevicesBefore(executor, ago(DEVICE_KEPT_MS));
  await deleteExpiredCounters(executor, now);
}
