import { mix, uniform } from './chance.ts';
import type { Day, Shop } from './types.ts';

/** Days between the dates on which a shop looks over its prices. */
const LOOKED_OVER_EVERY = 210;
/** 2024-01-01: what stands in the list was asked on this day. */
const LISTED_ON: Day = 19_723;

/** Of each shop the prices after each date on which they were looked over, a place for each product. */
const lists = new WeakMap<Shop, number[][]>();

function listAfter(shop: Shop, round: number): readonly number[] {
  let known = lists.get(shop);
  if (known === undefined) {
    known = [shop.products.map(({ priceCents }) => priceCents)];
    lists.set(shop, known);
  }
  const seed = mix(shop.seed, 101);
  while (known.length <= round) {
    const before = known.at(-1) ?? [];
    const looked = known.length - 1;
    known.push(
      before.map((cents, product) => {
        const drawn = uniform(seed, product, looked);
        return drawn < 0.5 ? Math.round((cents * (1.02 + drawn * 0.08)) / 5) * 5 : cents;
      }),
    );
  }
  return known[round] ?? [];
}

/** The price in cents of a shop's product on a day; it went up by 2 to 6 % at about half of the dates on which prices are looked over. */
export function priceOn(shop: Shop, product: number, day: Day): number {
  // Each shop looks over its prices on dates of its own.
  const first = LISTED_ON + (shop.seed % LOOKED_OVER_EVERY);
  const round = Math.max(0, Math.floor((day - first) / LOOKED_OVER_EVERY) + 1);
  return listAfter(shop, round)[product] ?? 0;
}

/** What a product costs the shop on a day, in cents: its cost follows half of what its price went up. */
export function costOn(shop: Shop, product: number, day: Day): number {
  const { priceCents = 1, costCents = 0 } = shop.products[product] ?? {};
  return Math.round(costCents * (1 + (priceOn(shop, product, day) / priceCents - 1) / 2));
}
