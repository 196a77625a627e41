import { Hono } from 'hono';
import { z } from 'zod';
import type { Subscription } from '#practice/town/dialects/connections.ts';
import type { VendorEnv, Vendors } from '#practice/town/dialects/vendors.ts';

const schema = z.object({
  name: z.string().default('Webhook'),
  topic: z.string().min(1),
  delivery_url: z.url({ protocol: /^https?$/ }),
  secret: z.string().min(1),
});

const shapeOf = ({ id, topics, url }: Subscription) => ({
  id,
  status: 'active',
  topic: topics[0],
  delivery_url: url,
});

/** Where a shop's events go: one topic each, signed with the secret that was given. */
export function wooWebhooks({ file, connections }: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  app.get('/', (context) => {
    const { id } = context.get('shop');
    const mine = connections.subscriptions().filter((each) => each.dialect === 'woo' && each.shop === id);
    return context.json(mine.map((each) => shapeOf(each)));
  });
  app.post('/', async (context) => {
    const { topic, delivery_url, secret } = schema.parse(await context.req.json());
    const shop = context.get('shop');
    const town = file.town();
    const made = connections.subscribe({
      dialect: 'woo',
      shop: shop.id,
      topics: [topic],
      url: delivery_url,
      secret,
      told: town.life(shop).orders.length,
      toldAt: town.now(),
    });
    context.set('wrote', true);
    return context.json(shapeOf(made), 201);
  });
  app.delete('/:id', (context) => {
    context.set('wrote', connections.unsubscribe(context.req.param('id')));
    return context.json({ id: context.req.param('id') });
  });
  return app;
}
