import { averageQuantity, sharesOf } from './baskets.ts';
import type { DayGoods } from './books.ts';
import type { Life, Supply } from './types.ts';
import { dateOf, monthOf, weekdayOf } from '#practice/town/world/calendar.ts';
import { causeOn } from '#practice/town/world/causes.ts';
import { mix, normal } from '#practice/town/world/chance.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';
import { createRandom, type Random } from '#practice/world/random.ts';

/** The suppliers of bought goods: days they say, how far they stray from that, and how often they bring less. */
const suppliers = [
  { name: 'Harbour Wholesale', lead: 4, deviation: 1.2, short: 0.05 },
  { name: 'Lakeside Supply', lead: 9, deviation: 2.5, short: 0.12 },
] as const;

export const supplierOf = (product: number) => suppliers[product % 2 === 0 ? 0 : 1];

/** What is expected to be wanted of each product on an average day, in thousandths. */
export function expectedOf(shop: Shop, day: Day): number[] {
  const { visitsADay, linesAVisit } = shop.manner;
  return sharesOf(shop.products, monthOf(day)).map((share, place) => {
    const product = shop.products[place];
    return product === undefined ? 0 : share * visitsADay * linesAVisit * averageQuantity(product);
  });
}

/** What lies in the shop when its history begins: three weeks of bought goods. */
export const firstStock = (shop: Shop, day: Day): Int32Array =>
  Int32Array.from(expectedOf(shop, day), (expected, place) =>
    shop.products[place]?.kept === 'bought' ? Math.ceil((expected * 21) / 1000) * 1000 : 0,
  );

/** The average of what was sold in the days before that meet a condition, at most so many of them; null without any. */
function soldBefore(
  { days }: Life,
  product: number,
  back: number,
  wish: (day: Day) => boolean,
): number | null {
  let [sum, count] = [0, 0];
  for (let place = days.length - 1; place >= Math.max(0, days.length - back); place -= 1) {
    const record = days[place];
    if (record === undefined || !wish(record.day)) continue;
    sum += record.goods.sold[product] ?? 0;
    count += 1;
  }
  return count === 0 ? null : sum / count;
}

/** How much the owner makes in the morning: what went on the last four such weekdays, and a little more. */
function bake(life: Life, day: Day, random: Random, goods: DayGoods): void {
  const weekday = weekdayOf(day);
  const expected = expectedOf(life.shop, day);
  const isBroken = causeOn(life.shop, day)?.kind === 'oven-broken';
  life.shop.products.forEach(({ kept }, product) => {
    if (kept !== 'made') return;
    const usual =
      soldBefore(life, product, 28, (other) => weekdayOf(other) === weekday) ?? expected[product] ?? 0;
    const pieces = Math.ceil((usual / 1000) * (1.32 + 0.12 * normal(random)) + 0.8);
    const made = isBroken ? Math.floor(pieces * 0.25) : Math.max(1, pieces);
    goods.received[product] = made * 1000;
    life.stock[product] = (life.stock[product] ?? 0) + made * 1000;
  });
}

function receive(life: Life, day: Day, goods: DayGoods): void {
  const arrived = life.onTheWay.filter(({ arrivesOn }) => arrivesOn <= day);
  if (arrived.length === 0) return;
  life.onTheWay = life.onTheWay.filter(({ arrivesOn }) => arrivesOn > day);
  for (const { product, arrives } of arrived) {
    goods.received[product] = (goods.received[product] ?? 0) + arrives;
    life.stock[product] = (life.stock[product] ?? 0) + arrives;
  }
}

function orderOf(life: Life, product: number, day: Day, random: Random): Supply | null {
  const { lead, deviation, short } = supplierOf(product);
  const usual = soldBefore(life, product, 28, () => true) ?? 0;
  const position =
    (life.stock[product] ?? 0) +
    (life.unseen[product] ?? 0) +
    life.onTheWay.reduce((sum, supply) => sum + (supply.product === product ? supply.ordered : 0), 0);
  // By feel: enough for the way and three days more.
  if (position > usual * (lead + 3) + 1000) return null;
  const ordered = Math.ceil(Math.max(2, (usual * (lead + 17) - position) / 1000)) * 1000;
  const share = random.chance(short) ? 0.5 + 0.4 * random.next() : 1;
  return {
    product,
    orderedOn: day,
    ordered,
    promisedFor: day + lead,
    arrivesOn: day + Math.max(1, Math.round(lead + deviation * normal(random))),
    arrives: Math.floor((ordered * share) / 1000) * 1000,
  };
}

/** Before the shop opens: what was made this morning and what suppliers brought. */
export function stockUp(life: Life, day: Day, goods: DayGoods, isOpen: boolean): void {
  receive(life, day, goods);
  if (isOpen) bake(life, day, createRandom(mix(mix(life.shop.seed, 109), day)), goods);
}

/** After it closed: what was thrown away, went missing, was counted on the first of the month, and is ordered. */
export function tidyUp(life: Life, day: Day, goods: DayGoods): void {
  const random = createRandom(mix(mix(life.shop.seed, 110), day));
  life.shop.products.forEach(({ kept, byWeight }, product) => {
    if (kept === 'service') return;
    let stock = life.stock[product] ?? 0;
    if (kept === 'made') {
      goods.wasted[product] = stock;
      stock = 0;
    } else {
      if (!byWeight && stock > 1000 && random.chance(0.006)) {
        goods.missing[product] = 1000;
        stock -= 1000;
        life.unseen[product] = (life.unseen[product] ?? 0) + 1000;
      }
      if (dateOf(day) === 1) {
        goods.counted[product] = -(life.unseen[product] ?? 0);
        life.unseen[product] = 0;
      }
    }
    life.stock[product] = stock;
    goods.left[product] = stock;
    const supply = kept === 'bought' ? orderOf(life, product, day, random) : null;
    if (supply !== null) {
      life.supplies.push(supply);
      life.onTheWay.push(supply);
    }
  });
}

/** What the till believes lies in the shop, in thousandths: what went missing is not seen until it is counted. */
export const believedStock = ({ stock, unseen }: Life, product: number): number =>
  (stock[product] ?? 0) + (unseen[product] ?? 0);
