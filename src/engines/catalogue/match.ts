import { nameKey } from '#engines/sales/index.ts';
import { isOnly } from './things.ts';
import type { FileThing } from './things.ts';

/** A thing that is known already, as it is named where it is sold. */
export interface KnownThing {
  id: string;
  item: string;
  variant: string;
  sku: string;
  gtin: string;
}

/** By what a thing of a file was found among those that are known. */
export type FoundBy = 'sku' | 'gtin' | 'name';

/** A number of the shop's own as it is compared. */
export const skuKey = (sku: string): string => nameKey(sku);

/** Each key with what alone has it: of two with the same one neither is meant. */
function alone(known: readonly KnownThing[], keyFor: (one: KnownThing) => string): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const one of known) {
    const key = keyFor(one);
    if (key !== '') found.set(key, found.has(key) && found.get(key) !== one.id ? null : one.id);
  }
  return new Map([...found].flatMap(([key, id]) => (id === null ? [] : [[key, id] as const])));
}

const nameOf = (item: string, variant: string): string =>
  `${nameKey(item)}\n${isOnly(variant.trim()) ? '' : nameKey(variant)}`;

/**
 * Finds things of a file among those that are known: by the shop's own number, the barcode, or the name. A web shop names an item and
 * its variant in one ("Candle - Large"); names that only say that there is no other variant are passed over.
 */
export function matchThings(
  known: readonly KnownThing[],
): (thing: FileThing) => { id: string; by: FoundBy } | null {
  const bySku = alone(known, ({ sku }) => skuKey(sku));
  const byGtin = alone(known, ({ gtin }) => gtin);
  const byName = alone(known, ({ item, variant }) => nameOf(item, variant));
  return ({ item, variant, sku, gtin }) => {
    const own = bySku.get(skuKey(sku));
    if (sku !== '' && own !== undefined) return { id: own, by: 'sku' };
    const coded = gtin === '' ? undefined : byGtin.get(gtin);
    if (coded !== undefined) return { id: coded, by: 'gtin' };
    const named = byName.get(nameOf(item, variant)) ?? byName.get(nameOf(`${item} - ${variant}`, ''));
    return named === undefined ? null : { id: named, by: 'name' };
  };
}
