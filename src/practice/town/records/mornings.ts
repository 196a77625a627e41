import type { Deed, DeedOf } from './deeds.ts';
import type { DayRecord } from '#practice/town/life/books.ts';
import type { Life } from '#practice/town/life/types.ts';
import { morningOf } from '#practice/town/world/calendar.ts';
import { mix } from '#practice/town/world/chance.ts';
import { createRandom } from '#practice/world/random.ts';

/** Sales of two months and more ago are brought back today. */
function bringBack(life: Life, { day, times }: DeedOf<'trouble'>): void {
  const random = createRandom(mix(mix(life.shop.seed, 115), day));
  const old = life.orders.filter(
    (order) => order.kind === 'sale' && order.status === 'paid' && order.day <= day - 60,
  );
  const numbers = random.sample(old, times).map(({ number }) => number);
  life.returns.set(day, [...(life.returns.get(day) ?? []), ...numbers]);
}

/** The tip of some of the last card payments is entered a day late, which changes the order and its day. */
function edit(life: Life, { day, times }: DeedOf<'trouble'>): void {
  const random = createRandom(mix(mix(life.shop.seed, 116), day));
  const late = life.orders.filter(
    (order) =>
      order.kind === 'sale' && order.tender === 'card' && order.status === 'paid' && order.day >= day - 7,
  );
  for (const order of random.sample(late, times)) {
    const money = life.days[order.day - life.first]?.money;
    if (money === undefined) continue;
    order.tipCents += 100;
    order.totalCents += 100;
    order.updatedAt = morningOf(day) + 6 * 3_600_000;
    money.tipCents += 100;
    money.collectedCents += 100;
  }
}

/** Lets a shop's day begin with what was done to it from outside. */
export function beginWith(deeds: readonly Deed[], life: Life, record: DayRecord): void {
  const { shop, stock } = life;
  for (const deed of deeds) {
    if (
      (deed.deed !== 'stock' && deed.deed !== 'trouble') ||
      deed.shop !== shop.id ||
      deed.day !== record.day
    )
      continue;
    if (deed.deed === 'stock') {
      const { product, quantity } = deed;
      record.goods.adjusted[product] = (record.goods.adjusted[product] ?? 0) + quantity;
      stock[product] = (stock[product] ?? 0) + quantity;
    } else if (deed.kind === 'old-refunds') bringBack(life, deed);
    else edit(life, deed);
  }
}

/** Puts an answer below a review, or takes it away; one author in ten thinks better of the shop for it. */
export function answer(life: Life, { review: number, text, at }: DeedOf<'reply'>): void {
  const review = life.reviews[number - 1];
  if (review === undefined) return;
  const before = review.reply;
  // What looks like an advertisement is held back for good.
  const state = /https?:\/\/|www\.|\d{3}[-. ]\d{4}/i.test(text ?? '') ? 'REJECTED' : 'PENDING';
  review.reply = text === null ? null : { text, at, state };
  if (before !== null || text === null || mix(mix(life.shop.seed, 117), number) % 10 !== 0) return;
  review.edit = { at: at + 7_200_000, stars: Math.min(5, (review.edit?.stars ?? review.stars) + 1) };
}
