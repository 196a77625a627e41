import type { Stripe } from 'stripe';
import { PLAN_PRICES } from '#contract/platform/billing.ts';
import type { PaidPlan } from '#contract/platform/billing.ts';

const names: Readonly<Record<PaidPlan, string>> = { starter: 'Legwork Starter', pro: 'Legwork Pro' };

/**
 * Finds the price of a plan by a lookup key that names its currency and amount, and makes it once where it is missing: what
 * is charged is what our pages say.
 */
export function stripePrices(
  stripe: Stripe,
  { currency, lookupPrefix }: { currency: string; lookupPrefix: string },
): (plan: PaidPlan) => Promise<string> {
  const known = new Map<PaidPlan, string>();
  return async (plan) => {
    const before = known.get(plan);
    if (before !== undefined) return before;
    const money = currency.toLowerCase();
    const amount = PLAN_PRICES[plan];
    const key = `${lookupPrefix}_${plan}_${money}_${amount}`;
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const price =
      found.data[0] ??
      (await stripe.prices.create(
        {
          currency: money,
          unit_amount: amount,
          recurring: { interval: 'month' },
          lookup_key: key,
          tax_behavior: 'exclusive',
          metadata: { plan },
          product_data: { name: names[plan], metadata: { plan } },
        },
        { idempotencyKey: key },
      ));
    known.set(plan, price.id);
    return price.id;
  };
}
