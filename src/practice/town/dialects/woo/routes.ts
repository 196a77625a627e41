import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { productNumber, wooOrder, wooRefund, wooStatus } from './shapes.ts';
import { wooCustomer, wooProduct } from './things.ts';
import { wooWebhooks } from './webhooks.ts';
import { guarded, pageOf, type VendorEnv, type Vendors } from '#practice/town/dialects/vendors.ts';
import { customersOf } from '#practice/town/exports/customers.ts';
import { wooNumber } from '#practice/town/exports/woocommerce.ts';
import { changedAt, refundsOf } from '#practice/town/life/refund-index.ts';
import type { Life, Order } from '#practice/town/life/types.ts';

const failure = (code: string, message: string, status: number) => ({ code, message, data: { status } });
const missing = (context: Context) =>
  context.json(failure('woocommerce_rest_shop_order_invalid_id', 'Invalid ID.', 404), 404);

/** The key of `Basic`, or of the query, where its secret stands beside it. */
function accessOf(context: Context): string {
  const [, packed = ''] = /^Basic (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  const [key] = Buffer.from(packed, 'base64').toString().split(':');
  return (key === '' || key === undefined ? (context.req.query('consumer_key') ?? '') : key).replace(
    /^ck_/,
    '',
  );
}

/** A page as WordPress gives it: a bare list, and how many there are in the headers. */
function listed<T>(vendors: Vendors, context: Context, all: readonly T[], shape: (item: T) => unknown) {
  const size = Math.min(100, Math.max(1, Number(context.req.query('per_page') ?? 10)));
  const page = Math.max(1, Number(context.req.query('page') ?? 1));
  const { items } = pageOf(vendors, 'woo', all, (page - 1) * size, size);
  context.header('x-wp-total', String(all.length));
  context.header('x-wp-totalpages', String(Math.ceil(all.length / size)));
  return context.json(items.map((item) => shape(item)));
}

/** Times of a query are on the shop's clock unless it says `dates_are_gmt`; here they are read as UTC either way, as they come from a cursor. */
const momentOf = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Date.parse(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);

function ordersFor(life: Life, query: Record<string, string>): Order[] {
  const { after, before, modified_after, modified_before, orderby, order, status } = query;
  const created = [momentOf(after, -Infinity), momentOf(before, Infinity)] as const;
  const changed = [momentOf(modified_after, -Infinity), momentOf(modified_before, Infinity)] as const;
  const sign = order === 'asc' ? 1 : -1;
  const keyOf = (each: Order): number => (orderby === 'modified' ? changedAt(life, each) : each.at);
  return life.orders
    .filter((each) => {
      const at = changedAt(life, each);
      const isStatus =
        status === undefined || status === 'any' || status.split(',').includes(wooStatus(life, each));
      return (
        each.kind === 'sale' &&
        created[0] < each.at &&
        each.at < created[1] &&
        changed[0] < at &&
        at < changed[1] &&
        isStatus
      );
    })
    .toSorted((one, other) => sign * (keyOf(one) - keyOf(other) || one.number - other.number));
}

const productSchema = z.looseObject({
  name: z.string().optional(),
  description: z.string().optional(),
  stock_quantity: z.int().optional(),
});

function productRoutes(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const town = () => vendors.file.town();
  app.get('/', (context) => {
    const shop = context.get('shop');
    return listed(vendors, context, [...shop.products.keys()], (place) => wooProduct(town(), shop, place));
  });
  app.on(['GET', 'PUT'], '/:id', async (context) => {
    const shop = context.get('shop');
    const place = Number(context.req.param('id')) - productNumber(0);
    if (shop.products[place] === undefined) return missing(context);
    if (context.req.method === 'PUT') {
      const { name, description, stock_quantity } = productSchema.parse(await context.req.json());
      if (name !== undefined) town().setWords(shop, place, { name });
      if (description !== undefined) town().setWords(shop, place, { description });
      if (stock_quantity !== undefined)
        town().adjustStock(shop, place, stock_quantity * 1000 - town().stockOf(shop, place));
      context.set('wrote', true);
    }
    return context.json(wooProduct(town(), shop, place));
  });
  return app;
}

/** WooCommerce's interface of version 3 of one shop. */
export function wooRoutes(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const life = (context: Context<VendorEnv>) => vendors.file.town().life(context.get('shop'));
  app.use(
    guarded(vendors, 'woo', accessOf, {
      unauthorized: (context) =>
        context.json(failure('woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.', 401), 401),
      limited: (context) => context.text('Too Many Requests', 429, { 'retry-after': '1' }),
    }),
  );
  app.onError((error, context) => context.json(failure('rest_invalid_param', error.message, 400), 400));
  app.get('/orders', (context) => {
    const lived = life(context);
    return listed(vendors, context, ordersFor(lived, context.req.query()), (order) => wooOrder(lived, order));
  });
  const saleOf = (context: Context<VendorEnv>): Order | undefined =>
    life(context).orders.find(
      ({ number, kind }) => kind === 'sale' && wooNumber(number) === Number(context.req.param('id')),
    );
  app.get('/orders/:id', (context) => {
    const sale = saleOf(context);
    return sale === undefined ? missing(context) : context.json(wooOrder(life(context), sale));
  });
  app.get('/orders/:id/refunds', (context) => {
    const sale = saleOf(context);
    if (sale === undefined) return missing(context);
    const lived = life(context);
    return listed(vendors, context, refundsOf(lived, sale.number), (refund) => wooRefund(lived, refund));
  });
  app.get('/customers', (context) => {
    const lived = life(context);
    return listed(vendors, context, customersOf(lived), (customer) => wooCustomer(lived.shop, customer));
  });
  app.route('/products', productRoutes(vendors));
  app.route('/webhooks', wooWebhooks(vendors));
  return app;
}
