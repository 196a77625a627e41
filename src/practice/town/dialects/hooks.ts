import { randomUUID } from 'node:crypto';
import { signed } from './codes.ts';
import { APPLICATION, type Subscription } from './connections.ts';
import type { TownDialect } from './faults.ts';
import { eventsFor, type Told } from './events.ts';
import type { Vendors } from './vendors.ts';

const ANSWER_MS = 5000;
/** So many failures in a row and a subscription is gone. */
const MOST_FAILURES = 8;

/** The headers of an event as each vendor signs it. */
function headersOf(subscription: Subscription, told: Told): Record<string, string> {
  const { dialect, shop, secret, url } = subscription;
  const { topic, body, id } = told;
  if (dialect === 'square') return { 'x-square-hmacsha256-signature': signed(secret, url + body) };
  if (dialect === 'shopify')
    return {
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': signed(APPLICATION.secret, body),
      'x-shopify-shop-domain': `${shop}.myshopify.com`,
      'x-shopify-webhook-id': id,
      'x-shopify-event-id': id,
      'x-shopify-triggered-at': new Date().toISOString(),
    };
  return {
    'x-wc-webhook-topic': topic,
    'x-wc-webhook-signature': signed(secret, body),
    'x-wc-webhook-source': `https://${shop}.example/`,
    'x-wc-webhook-id': subscription.id,
    'x-wc-webhook-delivery-id': id,
  };
}

async function arrives(subscription: Subscription, told: Told): Promise<boolean> {
  try {
    const answer = await fetch(subscription.url, {
      method: 'POST',
      body: told.body,
      headers: { 'content-type': 'application/json', ...headersOf(subscription, told) },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Events in the order and as often as the planned faults let them go out. */
function disordered({ faults }: Vendors, dialect: TownDialect, events: readonly Told[]): Told[] {
  const out: Told[] = [];
  for (const event of events) {
    const before = out.at(-1);
    if (before !== undefined && faults.strikes('reordered-webhook', dialect))
      out.splice(-1, 1, event, before);
    else out.push(event);
    if (faults.strikes('doubled-webhook', dialect)) out.push(event);
  }
  return out;
}

async function tell(vendors: Vendors, subscription: Subscription, isOver: () => boolean): Promise<void> {
  const { file, connections } = vendors;
  const shop = file.town().shopOf(subscription.shop);
  if (shop === undefined) return;
  const life = file.town().life(shop);
  const events = eventsFor(subscription, file.town(), life, () => randomUUID());
  const [told, toldAt] = [life.orders.length, file.town().now()];
  for (const event of disordered(vendors, subscription.dialect, events)) {
    if (isOver()) return;
    // A second attempt, then it is lost: whoever misses events asks for what changed.
    const isTaken = (await arrives(subscription, event)) || (await arrives(subscription, event));
    subscription.failures = isTaken ? 0 : subscription.failures + 1;
    if (subscription.failures < MOST_FAILURES) continue;
    connections.unsubscribe(subscription.id);
    return;
  }
  Object.assign(subscription, { told, toldAt });
  connections.save();
}

/** Tells everybody who subscribed what happened since they were told last, one event after the other, until it is over. */
export async function tellAll(vendors: Vendors, isOver: () => boolean): Promise<void> {
  await Promise.all(
    [...vendors.connections.subscriptions()].map((subscription) => tell(vendors, subscription, isOver)),
  );
}
