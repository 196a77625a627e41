import { decimal, dollars, namedTable } from './writing.ts';
import { wooOrderHeaders } from '#practice/data/town/export-headers.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import type { Life, Order } from '#practice/town/life/types.ts';
import { wallOf } from '#practice/town/world/calendar.ts';
import { personOf } from '#practice/town/world/persons.ts';

/** The number under which WooCommerce knows an order. */
export const wooNumber = (number: number): number => 3000 + number;

/** WooCommerce's report of orders, newest first: a row an order, a further row with the same number for each refund; cancelled ones are left out. */
export function wooOrders({ shop, people }: Life, orders: readonly Order[]): string {
  const seen = new Set<number>();
  const rows = orders
    .filter(({ status }) => status === 'paid')
    .map((order) => {
      const { net, gift } = sumsOf(order.lines);
      const { date, time } = wallOf(shop.zone, order.at);
      const { firstName, surname } = personOf(shop, people, order.person);
      const isReturning = seen.has(order.person);
      seen.add(order.person);
      const sold = order.lines.map(({ product, quantity }) => {
        const { name, byWeight } = shop.products[product] ?? {};
        return `${byWeight === true ? 1 : Math.abs(quantity / 1000)}× ${name?.[shop.language] ?? 'Gift Card'}`;
      });
      return {
        Date: `${date} ${time}`,
        'Order #': String(wooNumber(order.of ?? order.number)),
        'N. Revenue (formatted)': dollars(net + gift),
        Status: order.kind === 'refund' ? 'refunded' : 'completed',
        Customer: order.known ? `${firstName} ${surname}` : '',
        'Customer type': isReturning ? 'returning' : 'new',
        'Product(s)': sold.join(', '),
        'Items sold': String(sold.length),
        'Coupon(s)': order.discountCode ?? '',
        'Net Sales': decimal(net + gift),
        Attribution: order.channel === 'web' ? 'Direct' : '',
      };
    });
  return namedTable(wooOrderHeaders, rows.toReversed());
}
