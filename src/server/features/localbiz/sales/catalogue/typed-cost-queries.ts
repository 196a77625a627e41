import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import { catalogueEntries } from './tables.ts';

/** Keeps what somebody of a business says that one of a thing costs, in cents, in place of what they said before. */
export async function keepTypedCost(
  executor: Executor,
  { businessId, shopId, variantId }: Record<'businessId' | 'shopId' | 'variantId', string>,
  { cost, now }: { cost: number; now: Date },
): Promise<void> {
  const said = { sku: '', gtin: '', price: null, stock: null, cost, createdAt: now };
  await executor
    .insert(catalogueEntries)
    .values({ businessId, shopId, variantId, importId: businessId, ...said })
    .onConflictDoUpdate({
      target: [catalogueEntries.importId, catalogueEntries.variantId],
      set: { shopId, cost, createdAt: now },
    });
}

/** Takes back what somebody of a business said that a thing costs. */
export async function removeTypedCost(
  executor: Executor,
  { businessId, variantId }: Record<'businessId' | 'variantId', string>,
): Promise<void> {
  await executor
    .delete(catalogueEntries)
    .where(and(eq(catalogueEntries.importId, businessId), eq(catalogueEntries.variantId, variantId)));
}

/** What one of each thing costs by the word of somebody of the business, in cents, where no catalogue says otherwise since. */
export async function typedCostsOf(executor: Executor, businessId: string): Promise<Map<string, number>> {
  const answer =
    await executor.execute(sql`select typed.variant_id as id, typed.cost from catalogue_entries typed
    where typed.import_id = ${businessId}::uuid and typed.cost is not null and (
      select 1 from catalogue_entries later where later.variant_id = typed.variant_id and later.cost is not null
        and (later.created_at, later.id) > (typed.created_at, typed.id) limit 1) is null`);
  const row = z.object({ id: z.string(), cost: z.coerce.number() });
  const { rows } = z.object({ rows: z.array(row) }).parse(answer);
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}
