import { Hono } from 'hono';
import type { Subscription } from './book.ts';
import { readForm } from './form.ts';
import type { Payments } from './payments.ts';
import { declined, missing } from './refusals.ts';
import { scheduleShape, subscriptionShape } from './shapes.ts';

/** Subscriptions, what their changes cost, and what is planned for the end of their month. */
export function subscriptionRoutes({ book, name, save, till }: Payments): Hono {
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
