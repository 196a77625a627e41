import { Stripe } from 'stripe';
import type { PaidPlan } from '#contract/platform/billing.ts';
import type { Payments } from './payments.ts';
import { asProblem, nullIfMissing } from './problems.ts';
import { stripePrices } from './prices.ts';
import { stripeChanges } from './stripe-changes.ts';
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
    ...asProblem({ ...pages(stripe, options, priceOf), ...stripeChanges(stripe, priceOf) }),
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
