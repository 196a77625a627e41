import type { Subscription } from './connections.ts';
import { shopifyOrderEvent } from './shopify/events.ts';
import { locationId, orderId } from './square/shapes.ts';
import { wooOrder } from './woo/shapes.ts';
import { idOf } from '#practice/town/exports/ids.ts';
import type { Life, Order } from '#practice/town/life/types.ts';

/** An event as it goes out: its raw body is what is signed. */
export type Told = { id: string; topic: string; body: string };

type Happened = { kind: 'created' | 'updated'; order: Order };

/** What happened to a shop's orders since they were told last: new ones, then those that were changed. */
function happened({ told, toldAt }: Subscription, { orders }: Life): Happened[] {
  const created = orders.slice(told).map((order) => ({ kind: 'created' as const, order }));
  const updated = orders
    .slice(0, told)
    .filter(({ at, updatedAt }) => updatedAt > at && updatedAt > toldAt)
    .map((order) => ({ kind: 'updated' as const, order }));
  return [...created, ...updated];
}

function squareEvent(life: Life, { kind, order }: Happened, id: string): Told {
  const { shop } = life;
  const topic = `order.${kind}`;
  const data = {
    type: `order_${kind}`,
    id: orderId(shop, order.number),
    object: {
      [`order_${kind}`]: {
        order_id: orderId(shop, order.number),
        location_id: locationId(shop),
        state: order.status === 'paid' ? 'COMPLETED' : 'CANCELED',
        version: kind === 'created' ? 4 : 5,
        created_at: new Date(order.at).toISOString(),
        updated_at: new Date(order.updatedAt).toISOString(),
      },
    },
  };
  const merchant = idOf(shop, 'merchant', 0, 13);
  return {
    id,
    topic,
    body: JSON.stringify({
      merchant_id: merchant,
      type: topic,
      event_id: id,
      created_at: new Date(order.updatedAt).toISOString(),
      data,
    }),
  };
}

/** An order of Shopify and WooCommerce that a refund changes is told as changed; a sale as made. */
function wholeOrder(
  dialect: Subscription['dialect'],
  life: Life,
  { kind, order }: Happened,
  id: string,
): Told {
  const isRefund = order.kind === 'refund';
  const sale = isRefund ? (life.orders[(order.of ?? 1) - 1] ?? order) : order;
  const change = isRefund || kind === 'updated' ? 'updated' : 'created';
  if (dialect === 'shopify') {
    const topic = change === 'created' ? 'orders/create' : 'orders/updated';
    return { id, topic, body: JSON.stringify(shopifyOrderEvent(life, sale)) };
  }
  return { id, topic: `order.${change}`, body: JSON.stringify(wooOrder(life, sale)) };
}

/** The events of a subscription that are due, oldest first, of the topics it asks for. */
export function eventsFor(subscription: Subscription, life: Life, newId: () => string): Told[] {
  const { dialect, topics } = subscription;
  return happened(subscription, life)
    .map((each) =>
      dialect === 'square' ? squareEvent(life, each, newId()) : wholeOrder(dialect, life, each, newId()),
    )
    .filter(({ topic }) => topics.includes(topic));
}
