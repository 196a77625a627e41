import type { AskReply } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import type { Named } from '#engines/asking/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { costsOf } from '#server/features/localbiz/sales/catalogue/queries.ts';
import type { World } from '#server/world.ts';
import { itemsSold } from './cost-queries.ts';
import { idsOf, nameOfItem, thingsOf } from './name-queries.ts';
import type { KeptItem } from './name-queries.ts';
import type { Scope } from './scope-queries.ts';
import { isMargin } from './sum-queries.ts';

const ONE_IN_THOUSANDTHS = 1000;

/** What is known of a business whoever asks: its shop, the shops that are seen, its things. */
export interface Books {
  shop: ShopOfBusiness;
  /** The shops that the member sees. */
  shops: readonly Named<string>[];
  items: readonly KeptItem[];
}

/** By what each item is told apart: by itself, by the product or category that the query names it by, or by its category. */
function keysOf(query: SalesQuery, { items }: Books): Map<string, string> {
  const named = query.things.filter(({ kind }) => kind === 'product');
  // One with a single size is that item.
  const products = new Set(named.filter((thing) => idsOf(thing, items).length > 1).map(({ id }) => id));
  return new Map(
    items.map((item) => {
      if (query.group === 'category') return [item.id, item.category];
      return [item.id, products.has(item.productId) ? item.productId : item.id];
    }),
  );
}

/** What the keys of a query's groups are called. */
export function namesOfKeys(query: SalesQuery, { items, shops }: Books): Map<string, string> {
  if (query.group === 'shop') return new Map(shops.map(({ what, name }) => [what, name]));
  if (query.group === 'category') return new Map(items.map(({ category }) => [category, category]));
  return new Map(
    items.flatMap((item) => [[item.productId, item.product] as const, [item.id, nameOfItem(item)] as const]),
  );
}

/** Items that several things are; null where none is said. */
const allOf = (things: SalesQuery['things'], { items }: Books): string[] | null =>
  things.length === 0 ? null : [...new Set(things.flatMap((thing) => idsOf(thing, items)))];

/** What rows a query is answered from, with what its items cost where that is asked. */
export async function scopeOf(
  world: Pick<World, 'database'>,
  query: SalesQuery,
  books: Books,
): Promise<Scope> {
  const { shop, shops } = books;
  const shopIds =
    query.shops.length > 0 ? query.shops : query.group === 'shop' ? shops.map(({ what }) => what) : [shop.id];
  const scope = {
    businessId: shop.businessId,
    shopIds,
    query,
    only: allOf(query.things, books),
    out: allOf(query.without, books),
    keys: keysOf(query, books),
  };
  const sold = isMargin(query) ? await itemsSold(world.database, scope) : [];
  const one = sold.map((id) => ({ id, quantity: ONE_IN_THOUSANDTHS }));
  return {
    ...scope,
    costs: one.length === 0 ? new Map() : await costsOf(world.database, shop.businessId, one),
  };
}

/** Things and shops that a query names, with what they are called. */
export function namesIn(query: SalesQuery | null, { items, shops }: Books): AskReply['names'] {
  if (query === null) return [];
  const asked = new Set([...query.things, ...query.without].map(({ id }) => id).concat(query.shops));
  const known = [
    ...thingsOf(items).map(({ what, name }) => ({ id: what.id, name })),
    ...items.map((item) => ({ id: item.id, name: nameOfItem(item) })),
    ...shops.map(({ what, name }) => ({ id: what, name })),
  ];
  return [...new Map(known.filter(({ id }) => asked.has(id)).map((one) => [one.id, one])).values()];
}

/** The one item that a query is all about. */
export function onlyItem(query: SalesQuery | null, books: Books): string | null {
  const [item, ...others] = query === null ? [] : (allOf(query.things, books) ?? []);
  return item === undefined || others.length > 0 ? null : item;
}
