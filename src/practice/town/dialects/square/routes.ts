import { Hono, type Context } from 'hono';
import { countShape, customerShape, itemShape, locationShape } from './catalog.ts';
import { found, isWithin, rangeSchema, searchSchema } from './searching.ts';
import { paymentShape, refundShape } from './payments.ts';
import { locationId, orderId, orderShape, variationId } from './shapes.ts';
import { squareSubscriptions } from './subscriptions.ts';
import { squareWriting } from './writing.ts';
import {
  bearer,
  cursorOf,
  guarded,
  offsetOf,
  pageOf,
  type VendorEnv,
  type Vendors,
} from '#practice/town/dialects/vendors.ts';
import { customersOf } from '#practice/town/exports/customers.ts';

const failure = (category: string, code: string, detail: string) => ({
  errors: [{ category, code, detail }],
});

type Paged = { cursor?: string | undefined; limit?: string | number | undefined };

/** A page of a list below a name; without more there is no cursor. */
function listed<T>(
  vendors: Vendors,
  context: Context,
  name: string,
  all: readonly T[],
  shape: (item: T) => unknown,
  asked: Paged,
) {
  const { items, next } = pageOf(
    vendors,
    'square',
    all,
    offsetOf(asked.cursor),
    Math.min(1000, Number(asked.limit ?? 100)),
  );
  return context.json({
    [name]: items.map((item) => shape(item)),
    ...(next === null ? {} : { cursor: cursorOf(next) }),
  });
}

function readRoutes(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const town = () => vendors.file.town();
  app.get('/locations', (context) => context.json({ locations: [locationShape(context.get('shop'))] }));
  app.get('/catalog/list', (context) => {
    const shop = context.get('shop');
    return listed(
      vendors,
      context,
      'objects',
      [...shop.products.keys()],
      (place) => itemShape(town(), shop, place),
      context.req.query(),
    );
  });
  app.post('/orders/search', async (context) => {
    const asked = searchSchema.parse(await context.req.json());
    const life = town().life(context.get('shop'));
    const isHere = asked.location_ids?.includes(locationId(life.shop)) ?? true;
    const orders = isHere ? found(life.orders, asked) : [];
    return listed(vendors, context, 'orders', orders, (order) => orderShape(life, order), asked);
  });
  app.get('/orders/:id', (context) => {
    const life = town().life(context.get('shop'));
    const order = life.orders.find(({ number }) => orderId(life.shop, number) === context.req.param('id'));
    if (order === undefined)
      return context.json(failure('INVALID_REQUEST_ERROR', 'NOT_FOUND', 'Order not found.'), 404);
    return context.json({ order: orderShape(life, order) });
  });
  for (const [name, kind, shape] of [
    ['payments', 'sale', paymentShape],
    ['refunds', 'refund', refundShape],
  ] as const)
    app.get(`/${name}`, (context) => {
      const { begin_time, end_time, ...asked } = context.req.query();
      const wanted = rangeSchema.parse({ start_at: begin_time, end_at: end_time });
      const life = town().life(context.get('shop'));
      const paid = life.orders.filter(
        (order) => order.kind === kind && order.status === 'paid' && isWithin(order.at, wanted),
      );
      return listed(vendors, context, name, paid.toReversed(), (order) => shape(life, order), asked);
    });
  return app;
}

function peopleAndStock(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const town = () => vendors.file.town();
  app.on(['GET', 'POST'], ['/customers', '/customers/search'], async (context) => {
    const asked: Paged = context.req.method === 'GET' ? context.req.query() : await context.req.json();
    const life = town().life(context.get('shop'));
    return listed(
      vendors,
      context,
      'customers',
      customersOf(life),
      (customer) => customerShape(life.shop, customer),
      asked,
    );
  });
  app.post('/inventory/counts/batch-retrieve', async (context) => {
    const asked: Paged & { catalog_object_ids?: string[] } = await context.req.json();
    const shop = context.get('shop');
    const kept = [...shop.products.keys()].filter(
      (place) =>
        shop.products[place]?.kept !== 'service' &&
        (asked.catalog_object_ids?.includes(variationId(shop, place)) ?? true),
    );
    return listed(vendors, context, 'counts', kept, (place) => countShape(town(), shop, place), asked);
  });
  return app;
}

/** Square's interface of version 2 for one shop, that of the token. */
export function squareRoutes(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  app.use(
    guarded(vendors, 'square', bearer, {
      unauthorized: (context) =>
        context.json(
          failure('AUTHENTICATION_ERROR', 'UNAUTHORIZED', 'This request could not be authorized.'),
          401,
        ),
      limited: (context) =>
        context.json(failure('RATE_LIMIT_ERROR', 'RATE_LIMITED', 'Too many requests; try again later.'), 429),
    }),
  );
  app.onError((error, context) =>
    context.json(failure('INVALID_REQUEST_ERROR', 'BAD_REQUEST', error.message), 400),
  );
  app.route('/', readRoutes(vendors));
  app.route('/', peopleAndStock(vendors));
  app.route('/', squareWriting(vendors));
  app.route('/webhooks/subscriptions', squareSubscriptions(vendors));
  return app;
}
