import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { itemKey, nameKey } from '#engines/sales/index.ts';
import type { Executor } from '#server/db/database.ts';

/** A thing as a file names it. */
export interface NamedItem {
  item: string;
  variant: string;
  sku: string;
  category: string;
}

const variantRow = z.object({ product: z.string(), variant: z.string(), id: z.string() });

/**
 * Keeps things that are not there yet; answers the ids of all by `itemKey`. Within a transaction of the caller's.
 */
export async function keepCatalogue(
  executor: Executor,
  { businessId, importId }: { businessId: string; importId: string },
  items: readonly NamedItem[],
): Promise<Map<string, string>> {
  const given = JSON.stringify(
    [...new Map(items.map((item) => [itemKey(item), item])).values()].map((item) => ({
      ...item,
      product: nameKey(item.item),
      kind: nameKey(item.variant),
    })),
  );
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given(product text, kind text, item text, variant text, sku text, category text)`;
  await executor.execute(sql`insert into products (business_id, key, name, category, import_id)
    select distinct on (product) ${businessId}::uuid, product, item, category, ${importId}::uuid from ${rows} order by product, category desc
    on conflict (business_id, key) do nothing`);
  const own = sql`products.business_id = ${businessId}::uuid`;
  await executor.execute(sql`insert into variants (business_id, product_id, key, name, sku, import_id)
    select ${businessId}::uuid, products.id, kind, variant, sku, ${importId}::uuid
    from ${rows} join products on ${own} and products.key = given.product
    on conflict (product_id, key) do nothing`);
  const answer =
    await executor.execute(sql`select products.key as product, variants.key as variant, variants.id from ${rows}
    join products on ${own} and products.key = given.product
    join variants on variants.product_id = products.id and variants.key = given.kind`);
  const found = z.object({ rows: z.array(variantRow) }).parse(answer).rows;
  return new Map(found.map(({ product, variant, id }) => [`${product}\n${variant}`, id]));
}
