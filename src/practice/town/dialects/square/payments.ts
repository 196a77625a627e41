import { customerId, locationId, moment, money, orderId } from './shapes.ts';
import { idOf } from '#practice/town/exports/ids.ts';
import type { Life, Order } from '#practice/town/life/types.ts';

/** The payment of a sale. */
export const paymentShape = ({ shop }: Life, order: Order) => ({
  id: idOf(shop, 'payment', order.number),
  order_id: orderId(shop, order.number),
  location_id: locationId(shop),
  ...(order.known ? { customer_id: customerId(shop, order.person) } : {}),
  created_at: moment(order.at),
  updated_at: moment(order.updatedAt),
  status: 'COMPLETED',
  source_type: order.tender === 'cash' ? 'CASH' : 'CARD',
  amount_money: money(order.totalCents - order.tipCents),
  tip_money: money(order.tipCents),
  total_money: money(order.totalCents),
  processing_fee:
    order.feeCents === 0
      ? []
      : [{ type: 'INITIAL', effective_at: moment(order.at), amount_money: money(order.feeCents) }],
});

/** A refund, which names the payment and the order of its sale. */
export const refundShape = ({ shop }: Life, order: Order) => ({
  id: idOf(shop, 'refund', order.number),
  status: 'COMPLETED',
  location_id: locationId(shop),
  payment_id: idOf(shop, 'payment', order.of ?? 0),
  order_id: orderId(shop, order.of ?? 0),
  amount_money: money(0 - order.totalCents),
  reason: 'Returned goods',
  created_at: moment(order.at),
  updated_at: moment(order.updatedAt),
});
