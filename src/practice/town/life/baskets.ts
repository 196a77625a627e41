import { monthOf } from '#practice/town/world/calendar.ts';
import { mix, placeIn, runningSums } from '#practice/town/world/chance.ts';
import type { People } from '#practice/town/world/people.ts';
import type { Day, Product, Shop } from '#practice/town/world/types.ts';
import { createRandom, type Random } from '#practice/world/random.ts';

/** What somebody comes for: a product and a quantity in thousandths. */
export type Wish = { product: number; quantity: number };

const summer = new Set([4, 5, 6, 7, 8]);
const sums = new WeakMap<readonly Product[], Float64Array[]>();

/** Of each month the running sums of how often products are wanted. */
function sumsOf(products: readonly Product[], month: number): Float64Array {
  let known = sums.get(products);
  if (known === undefined) {
    known = Array.from({ length: 12 }, (_, each) => {
      const season = summer.has(each) ? 'summer' : 'winter';
      return runningSums(
        products.map(
          (product) => product.weight * (product.season === season ? 2 : product.season === null ? 1 : 0.4),
        ),
      );
    });
    sums.set(products, known);
  }
  return known[month] ?? new Float64Array();
}

function quantityOf(random: Random, { byWeight }: Product): number {
  if (byWeight) return random.integer(4, 24) * 50;
  const drawn = random.next();
  return drawn < 0.82 ? 1000 : drawn < 0.95 ? 2000 : 3000;
}

/** How much of a product one wish is for on average, in thousandths. */
export const averageQuantity = ({ byWeight }: Product): number => (byWeight ? 700 : 1230);

/** The part (0 to 1) that each product has in what is wanted in a month. */
export function sharesOf(products: readonly Product[], month: number): number[] {
  const running = sumsOf(products, month);
  const whole = running.at(-1) ?? 1;
  return products.map((_, place) => ((running[place] ?? 0) - (running[place - 1] ?? 0)) / whole);
}

const seedOf = (shop: Shop, person: number, day: Day): number => mix(mix(mix(shop.seed, 108), person), day);

/** What somebody comes for on a day, from chances of their own: the same whatever else happens in the town. */
export function basketOf(shop: Shop, people: People, person: number, day: Day): Wish[] {
  const random = createRandom(seedOf(shop, person, day));
  const running = sumsOf(shop.products, monthOf(day));
  const taste = people.tastes[person] ?? 0;
  const more = 1 - 1 / shop.manner.linesAVisit;
  const wishes: Wish[] = [];
  do {
    const place = random.chance(0.4) ? taste : placeIn(running, random.next());
    const product = shop.products[place];
    if (product !== undefined) wishes.push({ product: place, quantity: quantityOf(random, product) });
  } while (wishes.length < 9 && random.chance(more));
  return wishes;
}
