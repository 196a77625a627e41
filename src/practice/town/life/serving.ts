import type { Wish } from './baskets.ts';
import type { DayGoods } from './books.ts';
import type { Life } from './types.ts';
import type { Random } from '#practice/world/random.ts';

/** How many of those who do not get what they came for take something else; the others go without. */
export const SUBSTITUTE_SHARE = 0.35;

const add = (column: Int32Array, place: number, quantity: number): void => {
  column[place] = (column[place] ?? 0) + quantity;
};

const isThere = ({ shop, stock }: Life, product: number, quantity: number): boolean =>
  shop.products[product]?.kept === 'service' || (stock[product] ?? 0) >= quantity;

function take(life: Life, goods: DayGoods, { product, quantity }: Wish): Wish {
  add(goods.sold, product, quantity);
  if (life.shop.products[product]?.kept !== 'service') add(life.stock, product, -quantity);
  return { product, quantity };
}

/** Something of the same kind that is there, else anything there that is sold by the piece. */
function otherThan(life: Life, product: number, random: Random): Wish | null {
  const { products } = life.shop;
  const there = products.flatMap(({ byWeight }, place) =>
    place !== product && !byWeight && isThere(life, place, 1000) ? [place] : [],
  );
  const alike = there.filter((place) => products[place]?.category === products[product]?.category);
  const from = alike.length > 0 ? alike : there;
  return from.length === 0 ? null : { product: random.pick(from), quantity: 1000 };
}

/** Gives somebody what they came for as far as it is there; what is wanted beyond it is written down as substituted or lost. */
export function serve(life: Life, goods: DayGoods, wishes: readonly Wish[], random: Random): Wish[] {
  const got: Wish[] = [];
  for (const wish of wishes) {
    add(goods.wanted, wish.product, wish.quantity);
    if (isThere(life, wish.product, wish.quantity)) {
      got.push(take(life, goods, wish));
      continue;
    }
    const isFlexible = random.chance(SUBSTITUTE_SHARE);
    const other = isFlexible ? otherThan(life, wish.product, random) : null;
    add(other === null ? goods.lost : goods.substituted, wish.product, wish.quantity);
    if (other !== null) got.push(take(life, goods, other));
  }
  return got;
}
