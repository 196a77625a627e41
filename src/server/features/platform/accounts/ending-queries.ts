import { and, eq, exists, isNotNull } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { accounts } from './tables.ts';

/** As a condition of a query: the account is within its grace. */
export const isEnding = (executor: Executor, accountId: SQLWrapper | string) =>
  exists(
    executor
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), isNotNull(accounts.endingSince))),
  );

/** Notes that an account is to end, or with null that it goes on. */
export async function setEnding(executor: Executor, accountId: string, since: Date | null): Promise<void> {
  await executor.update(accounts).set({ endingSince: since }).where(eq(accounts.id, accountId));
}
