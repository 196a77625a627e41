import { and, eq, exists, gt, lt, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { sendBudgets, sendStops } from './tables.ts';

/** One campaign's day, in the person's time zone (`YYYY-MM-DD`). */
export interface BudgetDay {
  accountId: string;
  campaignId: string;
  day: string;
}

const isThis = ({ accountId, campaignId, day }: BudgetDay) =>
  and(eq(sendBudgets.accountId, accountId), eq(sendBudgets.scope, campaignId), eq(sendBudgets.day, day));

/** Takes one of the day's sends in a single statement, so that no timing can exceed the limit; false when none is left. */
export async function claimSend(
  executor: Executor,
  { limit, ...budget }: BudgetDay & { limit: number },
): Promise<boolean> {
  if (limit < 1) return false;
  const rows = await executor
    .insert(sendBudgets)
    .values({ accountId: budget.accountId, scope: budget.campaignId, day: budget.day, used: 1 })
    .onConflictDoUpdate({
      target: [sendBudgets.accountId, sendBudgets.scope, sendBudgets.day],
      set: { used: sql`${sendBudgets.used} + 1` },
      setWhere: lt(sendBudgets.used, limit),
    })
    .returning({ used: sendBudgets.used });
  return rows.length > 0;
}

/** Gives back a send that never left the house. */
export async function releaseSend(executor: Executor, budget: BudgetDay): Promise<void> {
  await executor
    .update(sendBudgets)
    .set({ used: sql`${sendBudgets.used} - 1` })
    .where(and(isThis(budget), gt(sendBudgets.used, 0)));
}

/** How many sends of a campaign were claimed on a day. */
export async function sentToday(executor: Executor, budget: BudgetDay): Promise<number> {
  const [row] = await executor.select({ used: sendBudgets.used }).from(sendBudgets).where(isThis(budget));
  return row?.used ?? 0;
}

/**
 * Stops every send of an account until `allowSends`; twice keeps the first moment. Waits for whoever holds the account's sends
 * (`holdSends`): once the stop is committed, nothing that had not begun begins.
 */
export async function stopSends(executor: Executor, accountId: string, since: Date): Promise<void> {
  await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  await executor.insert(sendStops).values({ accountId, since }).onConflictDoNothing();
}

export async function allowSends(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(sendStops).where(eq(sendStops.accountId, accountId));
}

/** Lets nobody stop the sends of an account, or note that it is to end, until the transaction ends; others may hold it too. */
export async function holdSends(executor: Executor, accountId: string): Promise<void> {
  await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('share');
}

/** Whether the person stopped every send of an account. */
export const isStopped = (executor: Executor, accountId: SQLWrapper) =>
  exists(
    executor
      .select({ accountId: sendStops.accountId })
      .from(sendStops)
      .where(eq(sendStops.accountId, accountId)),
  );
