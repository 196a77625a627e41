import { matchThings, skuKey } from '#engines/catalogue/index.ts';
import type { FileThing, FoundBy } from '#engines/catalogue/index.ts';
import { itemKey } from '#engines/sales/index.ts';
import type { Executor } from '#server/db/database.ts';
import { keepCatalogue } from '#server/features/localbiz/sales/keep/catalogue-queries.ts';
import { insertEntries, knownThings, lockCatalogue } from './queries.ts';

/** Says of things of a file by what they are found among those that are known, and whether the file says nothing new of them. */
export async function entriesAhead(
  executor: Executor,
  businessId: string,
): Promise<(thing: FileThing) => { by: FoundBy | null; isKnown: boolean }> {
  const known = await knownThings(executor, businessId);
  const byId = new Map(known.map((one) => [one.id, one.last]));
  const find = matchThings(known);
  return (thing) => {
    const found = find(thing);
    const last = found === null ? null : (byId.get(found.id) ?? null);
    const { price, cost, stock, gtin } = thing;
    return {
      by: found?.by ?? null,
      isKnown:
        last !== null &&
        last.price === price &&
        last.cost === cost &&
        last.stock === stock &&
        last.gtin === gtin,
    };
  };
}

/**
 * Keeps what a file says of things, those that nobody knows yet made. Of two rows about one thing the first counts. Within a transaction
 * of the caller's.
 */
export async function keepEntries(
  executor: Executor,
  { businessId, shopId, importId, now }: { businessId: string; shopId: string; importId: string; now: Date },
  things: readonly FileThing[],
): Promise<void> {
  await lockCatalogue(executor, businessId);
  const find = matchThings(await knownThings(executor, businessId));
  const placed = things.map((thing) => ({ thing, id: find(thing)?.id ?? null }));
  const fresh = placed.flatMap(({ thing, id }) => (id === null ? [thing] : []));
  const made =
    fresh.length === 0
      ? new Map<string, string>()
      : await keepCatalogue(
          executor,
          { businessId, importId },
          fresh.map(({ item, variant, sku, category }) => ({ item, variant, sku, category })),
        );
  await insertEntries(
    executor,
    placed.flatMap(({ thing, id }) => {
      const variantId = id ?? made.get(itemKey(thing));
      if (variantId === undefined) return [];
      const { sku, gtin, price, cost, stock } = thing;
      const said = { sku: skuKey(sku), gtin, price, cost, stock };
      return [{ businessId, shopId, importId, variantId, ...said, createdAt: now }];
    }),
  );
}
