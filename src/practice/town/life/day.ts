import { basketOf } from './baskets.ts';
import { checkOut, type Offer } from './checkout.ts';
import { enter, noMoney } from './money.ts';
import { planReturn, refundsOn } from './refunds.ts';
import { reviewOf } from './reviews.ts';
import { serve } from './serving.ts';
import { firstStock, stockUp, tidyUp } from './stock.ts';
import type { DayGoods, DayRecord } from './books.ts';
import type { Life } from './types.ts';
import { instantOf } from '#practice/town/world/calendar.ts';
import { mix } from '#practice/town/world/chance.ts';
import { visitFactor } from '#practice/town/world/days.ts';
import { peopleOf, visitorsOn } from '#practice/town/world/people.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';
import { createRandom, type Random } from '#practice/world/random.ts';

/** Days of a shop's past before its town opened. */
export const HISTORY_DAYS = 730;

/** What of a day was not laid down by the seed: what happened before it, who comes, and the reduction that somebody has. */
export type Changes = {
  morning: (life: Life, record: DayRecord) => void;
  visitors: (day: Day, usual: number[]) => number[];
  offerOf: (day: Day, person: number) => Offer | null;
};

const unchanged: Changes = { morning: () => {}, visitors: (_, usual) => usual, offerOf: () => null };

/** A shop of which nothing was lived yet; its history begins 730 days before its town's opening. */
export function beginLife(shop: Shop, opening: Day): Life {
  const first = opening - HISTORY_DAYS;
  return {
    shop,
    people: peopleOf(shop, first, opening),
    first,
    next: first,
    days: [],
    orders: [],
    reviews: [],
    supplies: [],
    onTheWay: [],
    returns: new Map(),
    stock: firstStock(shop, first),
    unseen: new Int32Array(shop.products.length),
    giftCents: 0,
  };
}

function emptyGoods(products: number): DayGoods {
  const column = () => new Int32Array(products);
  return {
    wanted: column(),
    sold: column(),
    substituted: column(),
    lost: column(),
    received: column(),
    returned: column(),
    adjusted: column(),
    wasted: column(),
    missing: column(),
    counted: column(),
    left: column(),
  };
}

/** Seconds since midnight at which somebody comes: most around the two middle thirds of the opening hours. */
function timeOf({ manner }: Shop, random: Random): number {
  const { open, close } = manner;
  const share = random.chance(0.5) ? (random.next() + random.next()) / 2 : random.next();
  // The last ten minutes belong to who tidies up, the first to who brings something back.
  return Math.floor((open + (close - open) * share * 0.98) * 3600) + 600;
}

type Visit = { person: number; seconds: number; random: Random };

function visitsOf(life: Life, day: Day, changes: Changes): Visit[] {
  const { shop, people } = life;
  const seed = mix(mix(shop.seed, 113), day);
  return changes
    .visitors(day, visitorsOn(shop, people, day))
    .map((person) => {
      const random = createRandom(mix(seed, person));
      return { person, seconds: timeOf(shop, random), random };
    })
    .toSorted((one, other) => one.seconds - other.seconds || one.person - other.person);
}

function welcome(life: Life, record: DayRecord, { person, seconds, random }: Visit, changes: Changes): void {
  const { shop, people } = life;
  const { day } = record;
  const wanted = basketOf(shop, people, person, day);
  const wishes = serve(life, record.goods, wanted, random);
  record.visits += 1;
  if (wishes.length === 0) {
    record.emptyHanded += 1;
    return;
  }
  const at = instantOf(shop.zone, day, seconds);
  const order = checkOut(life, { day, at, person, wishes, offer: changes.offerOf(day, person) }, random);
  life.orders.push(order);
  enter(record.money, shop, order);
  planReturn(life, order, random);
  const review = reviewOf(life, order, wishes.length < wanted.length);
  if (review !== null) life.reviews.push(review);
}

/** Lives the shop's next day. */
export function liveDay(life: Life, changes: Changes = unchanged): DayRecord {
  const { shop, next: day } = life;
  const record: DayRecord = {
    day,
    visits: 0,
    emptyHanded: 0,
    goods: emptyGoods(shop.products.length),
    money: noMoney(),
  };
  const isOpen = visitFactor(shop, day) > 0;
  changes.morning(life, record);
  stockUp(life, day, record.goods, isOpen);
  if (isOpen) {
    const opens = instantOf(shop.zone, day, shop.manner.open * 3600);
    const random = createRandom(mix(mix(shop.seed, 114), day));
    for (const refund of refundsOn(life, day, opens, record.goods, random)) enter(record.money, shop, refund);
    for (const visit of visitsOf(life, day, changes)) welcome(life, record, visit, changes);
  } else {
    // What would be brought back to a closed door is brought the day after.
    const waiting = life.returns.get(day) ?? [];
    life.returns.delete(day);
    if (waiting.length > 0) life.returns.set(day + 1, [...waiting, ...(life.returns.get(day + 1) ?? [])]);
  }
  tidyUp(life, day, record.goods);
  life.days.push(record);
  life.next += 1;
  return record;
}

/** Lives until a day is over; of a day already lived nothing happens. */
export function liveUntil(life: Life, last: Day, changes: Changes = unchanged): void {
  while (life.next <= last) liveDay(life, changes);
}
