import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { onlyNames } from '#engines/catalogue/index.ts';
import type { KnownThing } from '#engines/catalogue/index.ts';
import type { Executor } from '#server/db/database.ts';
import { products, variants } from '#server/features/localbiz/sales/tables.ts';
import { catalogueEntries } from './tables.ts';

export type EntryRow = typeof catalogueEntries.$inferInsert;
/** What the last catalogue says of a thing. */
export type LastEntry = Pick<typeof catalogueEntries.$inferSelect, 'price' | 'cost' | 'stock' | 'gtin'>;

/** Lets one catalogue at a time be kept of a business, until the transaction ends. */
export async function lockCatalogue(executor: Executor, businessId: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalogue:${businessId}`}))`);
}

/** What each thing of a business is called and what the last catalogue says of it. */
export async function knownThings(
  executor: Executor,
  businessId: string,
): Promise<(KnownThing & { last: LastEntry | null })[]> {
  const last = executor
    .selectDistinctOn([catalogueEntries.variantId], {
      variantId: catalogueEntries.variantId,
      gtin: catalogueEntries.gtin,
      price: catalogueEntries.price,
      cost: catalogueEntries.cost,
      stock: catalogueEntries.stock,
    })
    .from(catalogueEntries)
    // What somebody typed is nothing that the same file could say again.
    .where(and(eq(catalogueEntries.businessId, businessId), ne(catalogueEntries.importId, businessId)))
    .orderBy(
      catalogueEntries.variantId,
      sql`${catalogueEntries.createdAt} desc`,
      sql`${catalogueEntries.id} desc`,
    )
    .as('last');
  const rows = await executor
    .select({
      id: variants.id,
      item: products.name,
      variant: variants.name,
      sku: variants.sku,
      entry: last.variantId,
      gtin: last.gtin,
      price: last.price,
      cost: last.cost,
      stock: last.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(last, eq(last.variantId, variants.id))
    .where(eq(variants.businessId, businessId))
    .orderBy(asc(variants.id));
  return rows.map(({ entry, gtin, price, cost, stock, ...thing }) => ({
    ...thing,
    gtin: gtin ?? '',
    last: entry === null ? null : { price, cost, stock, gtin: gtin ?? '' },
  }));
}

export async function insertEntries(executor: Executor, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(catalogueEntries)
      .values([...rows])
      .onConflictDoNothing();
}

const counted = z.object({ rows: z.tuple([z.object({ gone: z.number() })]) });

/** Takes out at most so many entries that a file brought; answers how many there were. Within a transaction of the caller's. */
export async function takeOutEntries(executor: Executor, importId: string, most: number): Promise<number> {
  const answer = await executor.execute(sql`with gone as (
    delete from catalogue_entries where id in (select id from catalogue_entries where import_id = ${importId}::uuid limit ${most}) returning 1)
    select count(*)::int as gone from gone`);
  return counted.parse(answer).rows[0].gone;
}

/** The last value of a column that is there, within a group. */
const latest = (column: 'price' | 'cost' | 'stock') =>
  sql.raw(`(array_agg(${column} order by created_at desc, id desc) filter (where ${column} is not null))[1]`);

/** What is known of the things of a shop: for each the last price, cost and stock that any catalogue says. */
export async function countEntries(
  executor: Executor,
  { businessId, shopId }: Record<'businessId' | 'shopId', string>,
) {
  const answer =
    await executor.execute(sql`select count(*)::int as items, count(price)::int as with_price, count(cost)::int as with_cost,
      count(stock)::int as with_stock, (count(*) filter (where stock < 0))::int as below_nought
    from (select ${latest('price')} as price, ${latest('cost')} as cost, ${latest('stock')} as stock from catalogue_entries
      where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid group by variant_id) known`);
  const row = z.object({
    items: z.number(),
    with_price: z.number(),
    with_cost: z.number(),
    with_stock: z.number(),
    below_nought: z.number(),
  });
  return z.object({ rows: z.tuple([row]) }).parse(answer).rows[0];
}

/** Names of a variant that say that there is no other: a till and a catalogue need not agree on them. */
const ONLY = sql.join(
  onlyNames.map((name) => sql`${name}`),
  sql`, `,
);

type Sold = Record<'businessId' | 'shopId' | 'from' | 'to', string>;

/** What a shop sold of each item in a period. */
const soldIn = ({
  businessId,
  shopId,
  from,
  to,
}: Sold) => sql`select variant_id, sum(net) as net, sum(quantity) as quantity
      from sales_day where business_id = ${businessId}::uuid and shop_id = ${shopId}::uuid
        and day between ${from}::date and ${to}::date and variant_id is not null group by variant_id`;

/** Items as they were sold (variant, net, quantity), with what one of each costs as the last catalogue says; null where none says it. */
const priced = (businessId: string, sold: SQL) => sql`with sold as (${sold}),
    costs as (select variant_id, sku, cost, created_at, id from catalogue_entries
      where business_id = ${businessId}::uuid and cost is not null),
    priced as (
      select sold.variant_id, sold.net, sold.quantity, coalesce(
        (select cost from costs where costs.variant_id = sold.variant_id order by created_at desc, id desc limit 1),
        (select cost from costs where costs.sku = lower(variants.sku) and costs.sku <> '' order by created_at desc, id desc limit 1),
        (select cost from costs join variants other on other.id = costs.variant_id
          where other.product_id = variants.product_id and other.key in (${ONLY}) and variants.key in (${ONLY})
          order by created_at desc, costs.id desc limit 1)) as cost
      from sold join variants on variants.id = sold.variant_id)`;

/** What a shop earned on what it sold in a period: net and cost in cents of items whose cost is known, and of how many it is not. */
export async function marginOf(executor: Executor, sold: Sold) {
  const answer = await executor.execute(sql`${priced(sold.businessId, soldIn(sold))}
    select coalesce(sum(net) filter (where cost is not null), 0) as net,
      coalesce(sum(round(cost * quantity / 1000.0)), 0)::bigint as cost,
      (count(*) filter (where cost is not null))::int as items,
      (count(*) filter (where cost is null))::int as unknown_items,
      coalesce(sum(net) filter (where cost is null), 0) as unknown_net,
      (array_agg(variant_id order by net desc, variant_id) filter (where cost is null))[1] as largest_unknown from priced`);
  const row = z.object({
    net: z.coerce.number(),
    cost: z.coerce.number(),
    items: z.number(),
    unknown_items: z.number(),
    unknown_net: z.coerce.number(),
    largest_unknown: z.string().nullable(),
  });
  return z.object({ rows: z.tuple([row]) }).parse(answer).rows[0];
}

/**
 * What so many of each item cost, in cents by the item's id; those whose cost nothing says are not there. Quantities are thousandths.
 */
export async function costsOf(
  executor: Executor,
  businessId: string,
  items: readonly { id: string; quantity: number }[],
): Promise<Map<string, number>> {
  const sold = sql`select id as variant_id, 0 as net, quantity
    from jsonb_to_recordset(${JSON.stringify(items.map(({ id, quantity }) => ({ id, quantity })))}::jsonb) as given(id uuid, quantity bigint)`;
  const answer = await executor.execute(sql`${priced(businessId, sold)}
    select variant_id as id, round(cost * quantity / 1000.0)::bigint as cost from priced where cost is not null`);
  const row = z.object({ id: z.string(), cost: z.coerce.number() });
  const { rows } = z.object({ rows: z.array(row) }).parse(answer);
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}
