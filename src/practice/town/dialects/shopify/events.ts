import { orderGid } from './ids.ts';
import { numericId } from '#practice/town/exports/ids.ts';
import { decimal } from '#practice/town/exports/writing.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import { changedAt, refundedCents } from '#practice/town/life/refund-index.ts';
import type { Life, Order } from '#practice/town/life/types.ts';

/** An order as an event tells it: in the words of the older interface. */
export function shopifyOrderEvent(life: Life, order: Order) {
  const { shop } = life;
  const { discount, net, gift, tax } = sumsOf(order.lines);
  const isPaid = order.status === 'paid';
  return {
    id: Number(numericId(shop, order.number)),
    admin_graphql_api_id: orderGid(shop, order.number),
    name: `#${1000 + order.number}`,
    created_at: new Date(order.at).toISOString(),
    updated_at: new Date(changedAt(life, order)).toISOString(),
    cancelled_at: isPaid ? null : new Date(order.at + 1_800_000).toISOString(),
    currency: 'CAD',
    financial_status: !isPaid
      ? 'voided'
      : refundedCents(life, order.number) === 0
        ? 'paid'
        : 'partially_refunded',
    subtotal_price: decimal(net + gift),
    total_discounts: decimal(discount),
    total_tax: decimal(tax[0] + tax[1]),
    total_price: decimal(order.totalCents),
    line_items: order.lines.map(({ product, quantity, unitCents }) => ({
      sku: shop.products[product]?.sku ?? null,
      name: shop.products[product]?.name[shop.language] ?? 'Gift Card',
      quantity: shop.products[product]?.byWeight === true ? 1 : quantity / 1000,
      price: decimal(unitCents),
    })),
  };
}
