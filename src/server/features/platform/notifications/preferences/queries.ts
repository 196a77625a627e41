import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { hasSide } from '#server/features/platform/accounts/index.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { notificationPreferences as preferences } from './tables.ts';

type PreferencesRow = typeof preferences.$inferSelect;
export type PreferencesChange = Partial<Omit<PreferencesRow, 'accountId' | 'unsubscribeToken' | 'updatedAt'>>;

/** The stored wishes of an account with its zone and address; `own` is null while everything is as the defaults say. */
export async function findPreferences(executor: Executor, accountId: string) {
  const [row] = await executor
    .select({ timeZone: accounts.timeZone, email: accounts.email, own: preferences })
    .from(accounts)
    .leftJoin(preferences, eq(preferences.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  return row ?? null;
}

/** Adds a row of defaults; nothing happens when there is one. */
export async function insertPreferences(
  executor: Executor,
  row: { accountId: string; unsubscribeToken: string; updatedAt: Date },
): Promise<void> {
  await executor.insert(preferences).values(row).onConflictDoNothing();
}

export async function updatePreferences(
  executor: Executor,
  accountId: string,
  change: PreferencesChange & { updatedAt: Date },
): Promise<void> {
  await executor.update(preferences).set(change).where(eq(preferences.accountId, accountId));
}

/** Turns the weekly summary of a token's account on or off; false when the token is nobody's. */
export async function setSummaryByToken(
  executor: Executor,
  token: string,
  change: { weeklySummary: boolean; updatedAt: Date },
): Promise<boolean> {
  const rows = await executor
    .update(preferences)
    .set(change)
    .where(eq(preferences.unsubscribeToken, token))
    .returning({ id: preferences.accountId });
  return rows.length === 1;
}

/** Career accounts with a proven address that want the weekly summary, in order of id: at most `most` above `after`. */
export async function listSummaryReaders(executor: Executor, after: string | null, most: number) {
  return executor
    .select({ accountId: accounts.id, timeZone: accounts.timeZone })
    .from(accounts)
    .leftJoin(preferences, eq(preferences.accountId, accounts.id))
    .where(
      and(
        hasSide('career'),
        isNotNull(accounts.verifiedAt),
        isNull(accounts.endingSince),
        or(isNull(preferences.accountId), eq(preferences.weeklySummary, true)),
        after === null ? undefined : gt(accounts.id, after),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(most);
}
