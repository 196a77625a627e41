import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { readForm } from './form.ts';
import { billPage, checkoutPage, notePage } from './pages.ts';
import type { Payments } from './payments.ts';
import { portalPage } from './portal-page.ts';

const styles = readFileSync(new URL('pay.css', import.meta.url), 'utf8');
const gone = () => notePage('This page is closed', 'It was used before, or another one was opened after it.');

/** What a person sees of the payment provider: checkout, account, bills. */
export function paymentPages({ book, save, till }: Payments): Hono {
  const app = new Hono();
  app.get('/assets/pay.css', (context) =>
    context.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/bill/:id', (context) => {
    const bill = book.invoices.find(({ id }) => id === context.req.param('id'));
    return bill === undefined ? context.html(gone(), 404) : context.html(billPage(book, bill));
  });
  app.get('/account/:id', (context) => {
    const portal = book.portals.find(({ id }) => id === context.req.param('id'));
    const customer = book.customers.find(({ id }) => id === portal?.customer);
    if (portal === undefined || customer === undefined) return context.html(gone(), 404);
    return context.html(portalPage(book, portal, customer));
  });
  app.post('/account/:id', async (context) => {
    const portal = book.portals.find(({ id }) => id === context.req.param('id'));
    const customer = book.customers.find(({ id }) => id === portal?.customer);
    if (portal === undefined || customer === undefined) return context.html(gone(), 404);
    const form = await readForm(context.req.raw);
    const action = form.get('action');
    const subscription = book.subscriptions.find(
      (one) =>
        one.id === form.get('subscription') && one.customer === customer.id && one.status !== 'canceled',
    );
    if (action === 'break-card' || action === 'mend-card') till.setCard(customer, action === 'mend-card');
    if (subscription !== undefined && (action === 'cancel' || action === 'resume')) {
      subscription.cancelAtPeriodEnd = action === 'cancel';
      subscription.next = null;
      till.changed(subscription);
    }
    save();
    return context.redirect(`/pay/account/${portal.id}`, 303);
  });
  app.get('/:id', (context) => {
    const checkout = book.checkouts.find(({ id }) => id === context.req.param('id'));
    if (checkout?.status !== 'open') return context.html(gone(), 410);
    return context.html(checkoutPage(book, checkout, false));
  });
  app.post('/:id', async (context) => {
    const checkout = book.checkouts.find(({ id }) => id === context.req.param('id'));
    if (checkout?.status !== 'open') return context.html(gone(), 410);
    if ((await readForm(context.req.raw)).get('action') !== 'confirm')
      return context.redirect(checkout.cancelUrl, 303);
    const { origin } = new URL(context.req.url);
    if (!till.pay(checkout, origin)) return context.html(checkoutPage(book, checkout, true), 402);
    return context.redirect(checkout.successUrl, 303);
  });
  return app;
}
