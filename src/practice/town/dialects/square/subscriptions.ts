import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Subscription } from '#practice/town/dialects/connections.ts';
import type { VendorEnv, Vendors } from '#practice/town/dialects/vendors.ts';

const schema = z.object({
  subscription: z.object({
    name: z.string().default('Events'),
    event_types: z.array(z.string()).min(1),
    notification_url: z.url({ protocol: /^https?$/ }),
  }),
});

const shapeOf = ({ id, topics, url, secret }: Subscription) => ({
  id,
  enabled: true,
  event_types: topics,
  notification_url: url,
  signature_key: secret,
});

/** Where a shop's events are to be told: each subscription has a key with which they are signed. */
export function squareSubscriptions({ file, connections }: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const mine = (shop: string) =>
    connections.subscriptions().filter((each) => each.dialect === 'square' && each.shop === shop);
  app.get('/', (context) =>
    context.json({ subscriptions: mine(context.get('shop').id).map((each) => shapeOf(each)) }),
  );
  app.post('/', async (context) => {
    const { subscription } = schema.parse(await context.req.json());
    const shop = context.get('shop');
    const made = connections.subscribe({
      dialect: 'square',
      shop: shop.id,
      topics: subscription.event_types,
      url: subscription.notification_url,
      secret: randomBytes(16).toString('base64url'),
      told: file.town().life(shop).orders.length,
      toldAt: file.town().now(),
    });
    context.set('wrote', true);
    return context.json({ subscription: shapeOf(made) });
  });
  app.delete('/:id', (context) => {
    context.set('wrote', connections.unsubscribe(context.req.param('id')));
    return context.json({});
  });
  return app;
}
