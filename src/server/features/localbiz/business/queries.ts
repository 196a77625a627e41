import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { enterBusiness } from '#server/db/ownership/enter-business.ts';
import { businesses, members, shops } from './tables.ts';

export { enterBusiness };

export type BusinessRow = typeof businesses.$inferSelect;
export type ShopRow = typeof shops.$inferSelect;
export type MemberRow = typeof members.$inferSelect;

/** Lets one at a time found a business for an account, until the transaction ends: a second press finds the first's. */
export async function lockFounding(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`business:${accountId}`}))`);
}

/** An account's membership of a business, or of the one it last turned to; null when there is none. */
export async function membershipOf(
  executor: Executor,
  accountId: string,
  businessId: string | null,
): Promise<MemberRow | null> {
  const [row] = await executor
    .select()
    .from(members)
    .where(
      and(
        eq(members.accountId, accountId),
        businessId === null ? undefined : eq(members.businessId, businessId),
      ),
    )
    .orderBy(desc(members.chosenAt), desc(members.id))
    .limit(1);
  return row ?? null;
}

/** Lets one at a time change who belongs to a business and what it has, until the transaction ends. */
export async function lockBusiness(executor: Executor, id: string): Promise<void> {
  await executor.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, id)).for('update');
}

export async function businessById(executor: Executor, id: string): Promise<BusinessRow | null> {
  const [row] = await executor.select().from(businesses).where(eq(businesses.id, id));
  return row ?? null;
}

/** The shops of a business, also closed ones, the first one first. */
export const shopsOf = (executor: Executor, businessId: string): Promise<ShopRow[]> =>
  executor
    .select()
    .from(shops)
    .where(eq(shops.businessId, businessId))
    .orderBy(asc(shops.createdAt), asc(shops.id));

export async function insertBusiness(
  executor: Executor,
  row: typeof businesses.$inferInsert,
): Promise<BusinessRow> {
  const [inserted] = await executor.insert(businesses).values(row).returning();
  if (!inserted) throw new Error('The business was not stored.');
  return inserted;
}

export async function updateBusiness(
  executor: Executor,
  id: string,
  change: Partial<typeof businesses.$inferInsert>,
): Promise<void> {
  await executor.update(businesses).set(change).where(eq(businesses.id, id));
}

export async function insertShop(executor: Executor, row: typeof shops.$inferInsert): Promise<void> {
  await executor.insert(shops).values(row);
}

/** Changes a shop of a business; answers how it is then, null when it has no such shop. */
export async function updateShop(
  executor: Executor,
  { id, businessId }: { id: string; businessId: string },
  change: Partial<typeof shops.$inferInsert>,
): Promise<ShopRow | null> {
  const [row] = await executor
    .update(shops)
    .set(change)
    .where(and(eq(shops.id, id), eq(shops.businessId, businessId)))
    .returning();
  return row ?? null;
}

export async function insertMember(executor: Executor, row: typeof members.$inferInsert): Promise<void> {
  await executor.insert(members).values(row);
}
