import { sumsOf } from './money.ts';
import type { DayGoods } from './books.ts';
import { GIFT_CARD, type Life, type Line, type Order } from './types.ts';
import { inCash } from '#practice/town/world/taxes.ts';
import type { Day } from '#practice/town/world/types.ts';
import type { Random } from '#practice/world/random.ts';

/** 0 or less than 0, but never -0. */
const minus = (value: number): number => 0 - value;

const mirrored = (line: Line): Line => ({
  ...line,
  quantity: minus(line.quantity),
  grossCents: minus(line.grossCents),
  discountCents: minus(line.discountCents),
  netCents: minus(line.netCents),
  tax: [minus(line.tax[0]), minus(line.tax[1])],
});

/** Decides at a sale whether something of it will be brought back, and when: mostly within days, sometimes months later. */
export function planReturn(life: Life, order: Order, random: Random): void {
  if (order.status === 'cancelled' || !random.chance(0.009)) return;
  const day = order.day + (random.chance(0.85) ? random.integer(0, 21) : random.integer(30, 150));
  const planned = life.returns.get(day);
  if (planned === undefined) life.returns.set(day, [order.number]);
  else planned.push(order.number);
}

/** Gives back one line of a sale, or all of it: money as it was paid, taxes mirrored, kept goods back on the shelf. */
function refundOf(life: Life, sale: Order, day: Day, at: number, random: Random): Order | null {
  const goods = sale.lines.filter(({ product }) => product !== GIFT_CARD);
  const lines = (random.chance(0.4) ? goods : goods.slice(0, 1)).map(mirrored);
  if (lines.length === 0) return null;
  const { net, tax } = sumsOf(lines);
  const due = net + tax[0] + tax[1];
  const roundingCents = sale.tender === 'cash' ? inCash(due) - due : 0;
  return {
    ...sale,
    number: life.orders.length + 1,
    day,
    at,
    updatedAt: at,
    kind: 'refund',
    of: sale.number,
    lines,
    tipCents: 0,
    roundingCents,
    feeCents: 0,
    totalCents: due + roundingCents,
  };
}

/** The refunds that fall on a day on which the shop is open, a minute after the other from `at` (milliseconds) on. */
export function refundsOn(life: Life, day: Day, at: number, goods: DayGoods, random: Random): Order[] {
  const refunds: Order[] = [];
  for (const number of life.returns.get(day) ?? []) {
    const sale = life.orders[number - 1];
    const refund =
      sale === undefined ? null : refundOf(life, sale, day, at + refunds.length * 61_000, random);
    if (refund === null) continue;
    life.orders.push(refund);
    refunds.push(refund);
    if (refund.tender === 'gift-card') life.giftCents -= refund.totalCents;
    for (const { product, quantity } of refund.lines) {
      if (life.shop.products[product]?.kept !== 'bought') continue;
      goods.returned[product] = (goods.returned[product] ?? 0) - quantity;
      life.stock[product] = (life.stock[product] ?? 0) - quantity;
    }
  }
  life.returns.delete(day);
  return refunds;
}
