import type { DayMoney } from './books.ts';
import { GIFT_CARD, type Line, type Order } from './types.ts';
import { costOn } from '#practice/town/world/prices.ts';
import type { Shop } from '#practice/town/world/types.ts';

/** A day of which nothing is known yet. */
export const noMoney = (): DayMoney => ({
  grossCents: 0,
  discountCents: 0,
  netCents: 0,
  refundCents: 0,
  taxCents: [0, 0],
  tipCents: 0,
  giftSoldCents: 0,
  giftUsedCents: 0,
  roundingCents: 0,
  collectedCents: 0,
  feeCents: 0,
  costCents: 0,
  sales: 0,
  refunds: 0,
});

/** The sums of an order's lines in cents: gift cards sold are apart and no part of net. */
export function sumsOf(lines: readonly Line[]) {
  const sums = { gross: 0, discount: 0, net: 0, gift: 0, tax: [0, 0] as [number, number] };
  for (const { product, grossCents, discountCents, netCents, tax } of lines) {
    if (product === GIFT_CARD) sums.gift += netCents;
    else {
      sums.gross += grossCents;
      sums.discount += discountCents;
      sums.net += netCents;
    }
    sums.tax[0] += tax[0];
    sums.tax[1] += tax[1];
  }
  return sums;
}

/** Enters a paid order into the books of its day; a cancelled one is nothing to them. */
export function enter(money: DayMoney, shop: Shop, order: Order): void {
  if (order.status === 'cancelled') return;
  const { gross, discount, net, gift, tax } = sumsOf(order.lines);
  money.grossCents += gross;
  money.discountCents += discount;
  money.netCents += net;
  if (order.kind === 'refund') {
    money.refundCents += net;
    money.refunds += 1;
  } else money.sales += 1;
  money.taxCents[0] += tax[0];
  money.taxCents[1] += tax[1];
  money.tipCents += order.tipCents;
  money.giftSoldCents += gift;
  if (order.tender === 'gift-card') money.giftUsedCents += order.totalCents;
  money.roundingCents += order.roundingCents;
  money.collectedCents += order.totalCents;
  money.feeCents += order.feeCents;
  for (const { product, quantity } of order.lines)
    if (product !== GIFT_CARD)
      money.costCents += Math.round((costOn(shop, product, order.day) * quantity) / 1000);
}
