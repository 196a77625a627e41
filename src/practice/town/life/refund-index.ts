import type { Life, Order } from './types.ts';

const indexes = new WeakMap<Life, { seen: number; refunds: Map<number, Order[]> }>();

/** The refunds of a sale until now, by the sale's number, oldest first. */
export function refundsOf(life: Life, sale: number): readonly Order[] {
  const index = indexes.get(life) ?? { seen: 0, refunds: new Map<number, Order[]>() };
  indexes.set(life, index);
  for (; index.seen < life.orders.length; index.seen += 1) {
    const order = life.orders[index.seen];
    if (order === undefined || order.of === null) continue;
    const known = index.refunds.get(order.of);
    if (known === undefined) index.refunds.set(order.of, [order]);
    else known.push(order);
  }
  return index.refunds.get(sale) ?? [];
}

/** When a sale was last changed, by its refunds too (milliseconds). */
export const changedAt = (life: Life, sale: Order): number =>
  Math.max(sale.updatedAt, ...refundsOf(life, sale.number).map(({ at }) => at));

/** What was given back of a sale until now, in cents, positive. */
export const refundedCents = (life: Life, sale: number): number =>
  refundsOf(life, sale).reduce((sum, { totalCents }) => sum - totalCents, 0);
