import { Stripe } from 'stripe';
import type { PaidPlan } from '#contract/platform/billing.ts';
import type { Payments } from './payments.ts';
import { asProblem, nullIfMissing } from './problems.ts';
import { stripePrices } from './prices.ts';
import { eventOf, receiptOf, subscriptionOf } from './readings.ts';

const TIMEOUT_MS = 15_000;
const SIGNATURE_AGE_SECONDS = 300;

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** ISO 4217, lower or upper case. */
  currency: string;
  /** Lets Stripe work out the tax at checkout. */
  automaticTax: boolean;
  /** Start of the lookup keys by which prices are found, and made when they are missing. */
  lookupPrefix: string;
  mode: 'open' | 'practice';
  /** Another origin that answers as Stripe's API does; null asks Stripe. */
  apiOrigin: string | null;
}

function clientOf({ secretKey, apiOrigin }: StripeOptions): Stripe {
  const url = apiOrigin === null ? null : new URL(apiOrigin);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
          protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}

/** The one item of a subscription of ours. */
async function itemOf(stripe: Stripe, id: string) {
  const subscription = await stripe.subscriptions.retrieve(id);
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${id} has no item.`);
  return { subscription, item };
}

/** Frees a subscription of what was planned for the end of its month; Stripe takes no other change before. */
async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { schedule } = subscription;
  if (schedule !== null)
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
}

function changes(stripe: Stripe, priceOf: (plan: PaidPlan) => Promise<string>) {
  return {
    async previewChange(id: string, plan: PaidPlan) {
      const { item } = await itemOf(stripe, id);
      const invoice = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: [{ id: item.id, price: await priceOf(plan) }],
          proration_behavior: 'always_invoice',
        },
      });
      return Math.max(0, invoice.amount_due);
    },
    async changeNow(id: string, plan: PaidPlan) {
      const { subscription, item } = await itemOf(stripe, id);
      await releaseSchedule(stripe, subscription);
      await stripe.subscriptions.update(id, {
        items: [{ id: item.id, price: await priceOf(plan) }],
        proration_behavior: 'always_invoice',
        // A declined card leaves the plan as it was, instead of a plan that is owed for.
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      });
    },
    async changeLater(id: string, plan: PaidPlan) {
      const { subscription, item } = await itemOf(stripe, id);
      await releaseSchedule(stripe, subscription);
      if (subscription.cancel_at_period_end)
        await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: item.current_period_start,
            end_date: item.current_period_end,
          },
          {
            items: [{ price: await priceOf(plan), quantity: 1 }],
            duration: { interval: 'month', interval_count: 1 },
            proration_behavior: 'none',
          },
        ],
      });
    },
    async cancel(id: string) {
      const { subscription } = await itemOf(stripe, id);
      await releaseSchedule(stripe, subscription);
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    },
    async resume(id: string) {
      const { subscription } = await itemOf(stripe, id);
      await releaseSchedule(stripe, subscription);
      if (subscription.cancel_at_period_end)
        await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    },
  };
}

function pages(stripe: Stripe, options: StripeOptions, priceOf: (plan: PaidPlan) => Promise<string>) {
  return {
    async createCustomer({ accountId, email, fullName }: Parameters<Payments['createCustomer']>[0]) {
      const customer = await stripe.customers.create(
        { email, name: fullName, metadata: { account: accountId } },
        { idempotencyKey: `customer-${accountId}` },
      );
      return customer.id;
    },
    async openCheckout({ customerId, plan, successUrl, cancelUrl }: Parameters<Payments['openCheckout']>[0]) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        line_items: [{ price: await priceOf(plan), quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...(options.automaticTax
          ? {
              automatic_tax: { enabled: true },
              customer_update: { address: 'auto' as const, name: 'auto' as const },
              billing_address_collection: 'required' as const,
            }
          : {}),
      });
      if (session.url === null) throw new Error('Stripe gave the checkout no address.');
      return { id: session.id, url: session.url };
    },
    async closeCheckout(id: string) {
      const session = await stripe.checkout.sessions.retrieve(id);
      const { status, subscription } = session;
      if (status === 'open') await stripe.checkout.sessions.expire(id);
      if (status !== 'complete' || subscription === null) return null;
      return typeof subscription === 'string' ? subscription : subscription.id;
    },
    async openPortal(customerId: string, returnUrl: string) {
      const portal = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return portal.url;
    },
  };
}

/** Stripe through its own library, or whatever answers as its API does. */
export function stripePayments(options: StripeOptions): Payments {
  const stripe = clientOf(options);
  const priceOf = stripePrices(stripe, options);
  return {
    mode: options.mode,
    ...asProblem({ ...pages(stripe, options, priceOf), ...changes(stripe, priceOf) }),
    ...asProblem({
      async readSubscription(id: string) {
        const expand = ['schedule', 'schedule.phases.items.price'];
        const subscription = await stripe.subscriptions.retrieve(id, { expand }).catch(nullIfMissing);
        return subscription && subscriptionOf(subscription);
      },
      async receipts(customerId: string, most: number) {
        const invoices = await stripe.invoices.list({ customer: customerId, limit: most });
        return invoices.data.filter(({ status }) => status !== 'draft').map((one) => receiptOf(one));
      },
    }),
    async readEvent(body, signature, receivedAt) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          options.webhookSecret,
          SIGNATURE_AGE_SECONDS,
          undefined,
          receivedAt.getTime(),
        );
        return eventOf(event);
      } catch {
        return null;
      }
    },
  };
}
