import type { Stripe } from 'stripe';
import type { PaidPlan } from '#contract/platform/billing.ts';

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

/** What changes a subscription: up at once, down and away at the end of its paid month. */
export function stripeChanges(stripe: Stripe, priceOf: (plan: PaidPlan) => Promise<string>) {
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
