import type { Subscription } from './connections.ts';
import { shopifyOrderEvent } from './shopify/events.ts';
import { gid } from './shopify/ids.ts';
import { countShape } from './square/catalog.ts';
import { locationId, orderId } from './square/shapes.ts';
import { wooOrder } from './woo/shapes.ts';
import { wooProduct } from './woo/things.ts';
import { idOf } from '#practice/town/exports/ids.ts';
import type { Life, Order } from '#practice/town/life/types.ts';
import type { Town } from '#practice/town/town.ts';
import { lastDayAt } from '#practice/town/world/calendar.ts';

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

const COUNT_TOPICS = {
  square: 'inventory.count.updated',
  shopify: 'inventory_levels/update',
  woo: 'product.updated',
} as const;

/** What the till believes lies there of each product that is kept, told when a day was lived. */
function counts(dialect: keyof typeof COUNT_TOPICS, town: Town, { shop }: Life, newId: () => string): Told[] {
  const topic = COUNT_TOPICS[dialect];
  return [...shop.products.keys()].flatMap((place) => {
    if (shop.products[place]?.kept === 'service') return [];
    const id = newId();
    const quantity = Math.floor(town.stockOf(shop, place) / 1000);
    const at = new Date(town.now()).toISOString();
    const body = {
      square: () => ({
        merchant_id: idOf(shop, 'merchant', 0, 13),
        type: topic,
        event_id: id,
        created_at: at,
        data: { type: 'inventory_counts', id, object: { inventory_counts: [countShape(town, shop, place)] } },
      }),
      shopify: () => ({
        inventory_item_id: place + 1,
        location_id: shop.number + 1,
        available: quantity,
        updated_at: at,
        admin_graphql_api_id: gid('InventoryLevel', place + 1),
      }),
      woo: () => wooProduct(town, shop, place),
    }[dialect]();
    return [{ id, topic, body: JSON.stringify(body) }];
  });
}

/** The events of a subscription that are due, of the topics it asks for: orders, oldest first, then counts if days passed. */
export function eventsFor(subscription: Subscription, town: Town, life: Life, newId: () => string): Told[] {
  const { dialect, topics, toldAt } = subscription;
  const orders = happened(subscription, life)
    .map((each) =>
      dialect === 'square' ? squareEvent(life, each, newId()) : wholeOrder(dialect, life, each, newId()),
    )
    .filter(({ topic }) => topics.includes(topic));
  const hasPassed = lastDayAt(toldAt) < town.lastDay();
  if (dialect === 'google' || !hasPassed || !topics.includes(COUNT_TOPICS[dialect])) return orders;
  return [...orders, ...counts(dialect, town, life, newId)];
}
