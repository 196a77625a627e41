import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import {
  billingCustomers,
  billingEvents,
  billingGrants,
  billingSubscriptions,
  billingUses,
} from './tables.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;
export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;
type Provider = CustomerRow['provider'];

/** Takes one use of a period in a single statement, so that no timing can exceed the limit; false when none is left. */
export async function claimUse(
  executor: Executor,
  { accountId, period, limit }: { accountId: string; period: string; limit: number | null },
): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const rows = await executor
    .insert(billingUses)
    .values({ accountId, period, used: 1 })
    .onConflictDoUpdate({
      target: [billingUses.accountId, billingUses.period],
      set: { used: sql`${billingUses.used} + 1` },
      ...(limit === null ? {} : { setWhere: lt(billingUses.used, limit) }),
    })
    .returning({ used: billingUses.used });
  return rows.length > 0;
}

const isUse = (accountId: string, period: string) =>
  and(eq(billingUses.accountId, accountId), eq(billingUses.period, period));

export async function returnUse(executor: Executor, accountId: string, period: string): Promise<void> {
  await executor
    .update(billingUses)
    .set({ used: sql`${billingUses.used} - 1` })
    .where(and(isUse(accountId, period), gt(billingUses.used, 0)));
}

export async function saveGrant(executor: Executor, row: typeof billingGrants.$inferInsert): Promise<void> {
  const { plan, until = null, createdAt } = row;
  await executor
    .insert(billingGrants)
    .values(row)
    .onConflictDoUpdate({ target: billingGrants.accountId, set: { plan, until, createdAt } });
}

export async function findSubscription(executor: Executor, id: string): Promise<SubscriptionRow | null> {
  const [row] = await executor.select().from(billingSubscriptions).where(eq(billingSubscriptions.id, id));
  return row ?? null;
}

/** The subscription of an account that renews itself, or would if it were not cancelled; null when there is none. */
export async function runningSubscription(
  executor: Executor,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await executor
    .select()
    .from(billingSubscriptions)
    .where(
      and(
        eq(billingSubscriptions.accountId, accountId),
        inArray(billingSubscriptions.status, ['active', 'past_due']),
      ),
    )
    .orderBy(desc(billingSubscriptions.paidUntil))
    .limit(1);
  return row ?? null;
}

/** Subscriptions whose paid month is over although nothing was heard of their renewal or their end. */
export async function listOverdue(executor: Executor, now: Date, most: number): Promise<string[]> {
  const rows = await executor
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(
      and(
        inArray(billingSubscriptions.status, ['active', 'past_due']),
        lte(billingSubscriptions.paidUntil, now),
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Writes what the provider said, only over the version that was read before asking; false when somebody else wrote. */
export async function writeSubscription(
  executor: Executor,
  row: Omit<SubscriptionRow, 'version'>,
  version: number | null,
): Promise<boolean> {
  const written =
    version === null
      ? await executor
          .insert(billingSubscriptions)
          .values({ ...row, version: 1 })
          .onConflictDoNothing()
          .returning({ id: billingSubscriptions.id })
      : await executor
          .update(billingSubscriptions)
          .set({ ...row, version: version + 1 })
          .where(and(eq(billingSubscriptions.id, row.id), eq(billingSubscriptions.version, version)))
          .returning({ id: billingSubscriptions.id });
  return written.length > 0;
}

export async function customerOf(
  executor: Executor,
  accountId: string,
  provider: Provider,
): Promise<CustomerRow | null> {
  const [row] = await executor
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.accountId, accountId), eq(billingCustomers.provider, provider)));
  return row ?? null;
}

/** The account a customer of the provider stands for; null when it is none of ours. */
export async function accountOfCustomer(
  executor: Executor,
  provider: Provider,
  customerId: string,
): Promise<string | null> {
  const [row] = await executor
    .select({ accountId: billingCustomers.accountId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.provider, provider), eq(billingCustomers.customerId, customerId)));
  return row?.accountId ?? null;
}

/** Keeps a customer unless the account has one by now. */
export async function insertCustomer(
  executor: Executor,
  row: typeof billingCustomers.$inferInsert,
): Promise<void> {
  await executor.insert(billingCustomers).values(row).onConflictDoNothing();
}

export async function saveCheckout(
  executor: Executor,
  { accountId, provider }: Pick<CustomerRow, 'accountId' | 'provider'>,
  checkoutId: string | null,
): Promise<void> {
  await executor
    .update(billingCustomers)
    .set({ checkoutId })
    .where(and(eq(billingCustomers.accountId, accountId), eq(billingCustomers.provider, provider)));
}

/** Remembers a webhook; false when it was taken in before. */
export async function insertEvent(
  executor: Executor,
  row: typeof billingEvents.$inferInsert,
): Promise<boolean> {
  const rows = await executor
    .insert(billingEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return rows.length > 0;
}

export async function deleteEvents(executor: Executor, before: Date): Promise<void> {
  await executor.delete(billingEvents).where(lt(billingEvents.at, before));
}
