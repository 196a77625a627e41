import type { Book, Checkout, Customer, Invoice, Portal, Price, Subscription } from './book.ts';

// What the provider's API answers, as far as its library and we read it. Moments are seconds.
const second = (milliseconds: number): number => Math.floor(milliseconds / 1000);

export const list = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url });

export const priceShape = ({ id, lookupKey, currency, amount, metadata }: Price) => ({
  id,
  object: 'price',
  active: true,
  currency,
  unit_amount: amount,
  lookup_key: lookupKey,
  type: 'recurring',
  recurring: { interval: 'month', interval_count: 1 },
  metadata,
});

export const customerShape = ({ id, email, name, metadata }: Customer) => ({
  id,
  object: 'customer',
  email,
  name,
  metadata,
});

export const checkoutShape = (checkout: Checkout, origin: string) => ({
  id: checkout.id,
  object: 'checkout.session',
  mode: 'subscription',
  status: checkout.status,
  payment_status: checkout.status === 'complete' ? 'paid' : 'unpaid',
  customer: checkout.customer,
  subscription: checkout.subscription,
  success_url: checkout.successUrl,
  cancel_url: checkout.cancelUrl,
  url: checkout.status === 'open' ? `${origin}/pay/${checkout.id}` : null,
});

export const portalShape = ({ id, customer, returnUrl }: Portal, origin: string) => ({
  id,
  object: 'billing_portal.session',
  customer,
  return_url: returnUrl,
  url: `${origin}/pay/account/${id}`,
});

const priceOf = ({ prices }: Book, id: string) => {
  const price = prices.find((one) => one.id === id);
  return price === undefined ? id : priceShape(price);
};

export const scheduleShape = (book: Book, subscription: Subscription) =>
  subscription.next && {
    id: subscription.next.schedule,
    object: 'subscription_schedule',
    status: 'active',
    subscription: subscription.id,
    current_phase: {
      start_date: second(subscription.periodStart),
      end_date: second(subscription.periodEnd),
    },
    phases: [
      {
        start_date: second(subscription.periodStart),
        end_date: second(subscription.periodEnd),
        items: [{ price: priceOf(book, subscription.price), quantity: 1 }],
      },
      {
        start_date: second(subscription.periodEnd),
        end_date: second(subscription.periodEnd) + 1,
        items: [{ price: priceOf(book, subscription.next.price), quantity: 1 }],
      },
    ],
  };

export const subscriptionShape = (book: Book, subscription: Subscription, expanded = false) => ({
  id: subscription.id,
  object: 'subscription',
  customer: subscription.customer,
  status: subscription.status,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  ended_at: subscription.endedAt === null ? null : second(subscription.endedAt),
  schedule: expanded ? scheduleShape(book, subscription) : (subscription.next?.schedule ?? null),
  items: list(
    [
      {
        id: subscription.item,
        object: 'subscription_item',
        price: priceOf(book, subscription.price),
        quantity: 1,
        current_period_start: second(subscription.periodStart),
        current_period_end: second(subscription.periodEnd),
      },
    ],
    '/v1/subscription_items',
  ),
});

export const invoiceShape = (invoice: Invoice, origin: string) => ({
  id: invoice.id,
  object: 'invoice',
  customer: invoice.customer,
  created: second(invoice.at),
  total: invoice.amount,
  amount_due: invoice.amount,
  currency: invoice.currency,
  status: invoice.status,
  hosted_invoice_url: `${origin}/pay/bill/${invoice.id}`,
  parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscription } },
});
