import { and, asc, eq, sql } from 'drizzle-orm';
import type { SoldThing } from '#contract/localbiz/sales-query.ts';
import type { Named } from '#engines/asking/index.ts';
import type { Executor } from '#server/db/database.ts';
import { products, taxDay, variants } from '#server/features/localbiz/sales/tables.ts';

/** A thing of a business in one of its sizes or kinds. */
export interface KeptItem {
  id: string;
  productId: string;
  product: string;
  variant: string;
  category: string;
}

/** Every item of a business, or those that some of its shops sold, with its product and category. */
export const itemsKept = (
  executor: Executor,
  { businessId, shops }: { businessId: string; shops: readonly string[] | null },
): Promise<KeptItem[]> =>
  executor
    .select({
      id: variants.id,
      productId: products.id,
      product: products.name,
      variant: variants.name,
      category: products.category,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.businessId, businessId),
        eq(products.businessId, businessId),
        shops === null
          ? undefined
          : sql`exists (select from sales_day where sales_day.variant_id = ${variants.id} and sales_day.shop_id in (${ids(shops)}))`,
      ),
    )
    .orderBy(asc(products.name), asc(variants.name), asc(variants.id));

/** The names of the taxes that shops charged. */
export async function taxNames(
  executor: Executor,
  { businessId, shopIds }: { businessId: string; shopIds: readonly string[] },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ name: taxDay.name })
    .from(taxDay)
    .where(and(eq(taxDay.businessId, businessId), sql`${taxDay.shopId} in (${ids(shopIds)})`));
  return rows.map(({ name }) => name);
}

/** Ids as a list of a statement; of none, one that nothing has. */
export const ids = (all: readonly string[]) =>
  all.length === 0
    ? sql`null::uuid`
    : sql.join(
        all.map((id) => sql`${id}::uuid`),
        sql`, `,
      );

/** What an item is called, with its size or kind where there are several. */
export const nameOfItem = ({ product, variant }: KeptItem): string =>
  variant === '' ? product : `${product}, ${variant}`;

/** Products with all their sizes, the sizes of those that have several, and categories, each with its name. */
export function thingsOf(items: readonly KeptItem[]): Named<SoldThing>[] {
  const byProduct = Map.groupBy(items, ({ productId }) => productId);
  const categories = new Set(items.map(({ category }) => category).filter((category) => category !== ''));
  return [
    ...[...byProduct].map(([id, [first]]) => ({
      what: { kind: 'product' as const, id },
      name: first?.product ?? '',
    })),
    ...items
      .filter(({ productId, variant }) => variant !== '' && (byProduct.get(productId)?.length ?? 0) > 1)
      .map((item) => ({ what: { kind: 'item' as const, id: item.id }, name: nameOfItem(item) })),
    ...[...categories].map((name) => ({ what: { kind: 'category' as const, id: name }, name })),
  ];
}

/** The ids of the items that a thing is. */
export const idsOf = ({ kind, id }: SoldThing, items: readonly KeptItem[]): string[] =>
  items
    .filter((item) =>
      kind === 'item' ? item.id === id : kind === 'product' ? item.productId === id : item.category === id,
    )
    .map((item) => item.id);
