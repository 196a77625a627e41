import { Hono, type Context } from 'hono';
import { below, readForm } from './form.ts';
import type { Payments } from './payments.ts';
import { missing } from './refusals.ts';
import { checkoutShape, customerShape, invoiceShape, list, portalShape, priceShape } from './shapes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';

const originOf = (context: Context): string => new URL(context.req.url).origin;
function people({ book, name, save }: Payments): Hono {
  const app = new Hono();
  app.post('/customers', async (context) => {
    const form = await readForm(context.req.raw);
    const metadata = below(form, 'metadata');
    const known = book.customers.find((one) => one.metadata['account'] === metadata['account']);
    if (known !== undefined) return context.json(customerShape(known));
    const customer = {
      id: name('cus'),
      email: form.get('email') ?? '',
      name: form.get('name') ?? '',
      metadata,
      cardWorks: true,
    };
    book.customers.push(customer);
    save();
    return context.json(customerShape(customer));
  });
  app.get('/prices', (context) => {
    const keys = Object.entries(context.req.query()).flatMap(([key, value]) =>
      key.startsWith('lookup_keys[') ? [value] : [],
    );
    const found = book.prices.filter(({ lookupKey }) => keys.includes(lookupKey));
    return context.json(list(found.map(priceShape), '/v1/prices'));
  });
  app.post('/prices', async (context) => {
    const form = await readForm(context.req.raw);
    const price = {
      id: name('price'),
      lookupKey: form.get('lookup_key') ?? '',
      currency: form.get('currency') ?? 'cad',
      amount: Number(form.get('unit_amount')),
      name: form.get('product_data[name]') ?? '',
      metadata: below(form, 'metadata'),
    };
    book.prices.push(price);
    save();
    return context.json(priceShape(price));
  });
  app.get('/invoices', (context) => {
    const mine = book.invoices.filter(({ customer }) => customer === context.req.query('customer'));
    const most = Number(context.req.query('limit') ?? 10);
    return context.json(
      list(
        mine.slice(0, most).map((one) => invoiceShape(one, originOf(context))),
        '/v1/invoices',
      ),
    );
  });
  return app;
}

function hosted({ book, name, save }: Payments): Hono {
  const app = new Hono();
  app.post('/checkout/sessions', async (context) => {
    const form = await readForm(context.req.raw);
    const checkout = {
      id: name('cs'),
      customer: form.get('customer') ?? '',
      price: form.get('line_items[0][price]') ?? '',
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
      status: 'open' as const,
      subscription: null,
    };
    if (!book.customers.some(({ id }) => id === checkout.customer)) return missing(context, 'customer');
    if (!book.prices.some(({ id }) => id === checkout.price)) return missing(context, 'price');
    book.checkouts.push(checkout);
    save();
    return context.json(checkoutShape(checkout, originOf(context)));
  });
  app.get('/checkout/sessions/:id', (context) => {
    const checkout = book.checkouts.find(({ id }) => id === context.req.param('id'));
    return checkout === undefined
      ? missing(context, 'checkout.session')
      : context.json(checkoutShape(checkout, originOf(context)));
  });
  app.post('/checkout/sessions/:id/expire', (context) => {
    const checkout = book.checkouts.find(({ id }) => id === context.req.param('id'));
    if (checkout?.status !== 'open') return missing(context, 'open checkout.session');
    checkout.status = 'expired';
    save();
    return context.json(checkoutShape(checkout, originOf(context)));
  });
  app.post('/billing_portal/sessions', async (context) => {
    const form = await readForm(context.req.raw);
    const customer = form.get('customer') ?? '';
    if (!book.customers.some(({ id }) => id === customer)) return missing(context, 'customer');
    const portal = { id: name('bps'), customer, returnUrl: form.get('return_url') ?? '' };
    book.portals.push(portal);
    save();
    return context.json(portalShape(portal, originOf(context)));
  });
  return app;
}

/** The payment provider's API, in the dialect of Stripe. */
export function paymentRoutes(payments: Payments): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (/^Bearer sk_test_\w+$/.test(context.req.header('authorization') ?? '')) return next();
    const error = { type: 'invalid_request_error', message: 'Invalid API key provided.' };
    return context.json({ error }, 401);
  });
  app.route('/', people(payments));
  app.route('/', hosted(payments));
  app.route('/', subscriptionRoutes(payments));
  return app;
}
