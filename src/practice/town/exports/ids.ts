import { mix } from '#practice/town/world/chance.ts';
import type { Shop } from '#practice/town/world/types.ts';
import { createRandom, hash } from '#practice/world/random.ts';

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An id as a vendor writes it: capitals and digits that belong to a shop, a kind of thing and its number. */
export function idOf(shop: Shop, kind: string, number: number, length = 22): string {
  const random = createRandom(mix(mix(shop.seed, hash(kind)), number));
  return Array.from({ length }, () => signs.charAt(random.integer(0, signs.length - 1))).join('');
}

/** A numeric id of thirteen digits that ends with the number, so that it leads back to it. */
export const numericId = (shop: Shop, number: number): string =>
  String(5_900_000_000_000 + (shop.number % 100) * 1_000_000_000 + number);
