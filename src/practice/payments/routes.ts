import { Hono, type Context } from 'hono';
import type { Subscription } from './book.ts';
import { below, readForm } from './form.ts';
import type { Payments } from './payments.ts';
import {
  checkoutShape,
  customerShape,
  invoiceShape,
  list,
  portalShape,
  priceShape,
  scheduleShape,
  subscriptionShape,
} from './shapes.ts';

const originOf = (context: Context): string => new URL(context.req.url).origin;
const missing = (context: Context, what: string) =>
  context.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
    404,
  );
const declined = (context: Context) =>
  context.json(
    { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    402,
  );

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

function subscriptions({ book, name, save, till }: Payments): Hono {
  const app = new Hono();
  const find = (id: string | null): Subscription | undefined =>
    book.subscriptions.find((one) => one.id === id);
  const bySchedule = (id: string): Subscription | undefined =>
    book.subscriptions.find((one) => one.next?.schedule === id);
  app.get('/subscriptions/:id', (context) => {
    const subscription = find(context.req.param('id'));
    if (subscription === undefined) return missing(context, 'subscription');
    const expanded = Object.values(context.req.query()).includes('schedule');
    return context.json(subscriptionShape(book, subscription, expanded));
  });
  app.post('/subscriptions/:id', async (context) => {
    const subscription = find(context.req.param('id'));
    if (subscription === undefined || subscription.status === 'canceled')
      return missing(context, 'subscription');
    const form = await readForm(context.req.raw);
    const price = form.get('items[0][price]');
    const cancel = form.get('cancel_at_period_end');
    if (price !== null && price !== subscription.price && !till.change(subscription, price))
      return declined(context);
    if (cancel !== null) subscription.cancelAtPeriodEnd = cancel === 'true';
    till.changed(subscription);
    return context.json(subscriptionShape(book, subscription));
  });
  app.post('/invoices/create_preview', async (context) => {
    const form = await readForm(context.req.raw);
    const subscription = find(form.get('subscription'));
    const price = form.get('subscription_details[items][0][price]');
    if (subscription === undefined || price === null) return missing(context, 'subscription');
    return context.json({ object: 'invoice', amount_due: till.difference(subscription, price) });
  });
  app.post('/subscription_schedules', async (context) => {
    const subscription = find((await readForm(context.req.raw)).get('from_subscription'));
    if (subscription === undefined) return missing(context, 'subscription');
    subscription.next = { schedule: name('sub_sched'), price: subscription.price };
    save();
    return context.json(scheduleShape(book, subscription));
  });
  app.post('/subscription_schedules/:id', async (context) => {
    const subscription = bySchedule(context.req.param('id'));
    const price = (await readForm(context.req.raw)).get('phases[1][items][0][price]');
    if (subscription?.next === undefined || subscription.next === null || price === null)
      return missing(context, 'subscription_schedule');
    subscription.next.price = price;
    till.changed(subscription);
    return context.json(scheduleShape(book, subscription));
  });
  app.post('/subscription_schedules/:id/release', (context) => {
    const subscription = bySchedule(context.req.param('id'));
    if (subscription === undefined) return missing(context, 'subscription_schedule');
    subscription.next = null;
    till.changed(subscription);
    return context.json({ id: context.req.param('id'), object: 'subscription_schedule', status: 'released' });
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
  app.route('/', subscriptions(payments));
  return app;
}
