import type { Stripe } from 'stripe';
import { paidPlan } from '#contract/platform/billing.ts';
import type { PaidPlan } from '#contract/platform/billing.ts';
import type { PaymentEvent, PaymentReceipt, PaymentSubscription } from './payments.ts';

const atSecond = (seconds: number) => new Date(seconds * 1000);
const idOf = (one: string | { id: string }) => (typeof one === 'string' ? one : one.id);

/** The plan a price is for, by what it was made with; null for a price of something else. */
function planOf(price: Stripe.Price | Stripe.DeletedPrice | string | undefined): PaidPlan | null {
  if (typeof price !== 'object' || !('metadata' in price)) return null;
  const parsed = paidPlan.safeParse(price.metadata?.['plan']);
  return parsed.success ? parsed.data : null;
}

const statuses: Readonly<Record<string, PaymentSubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
};

/** The plan that a schedule begins when the present phase ends. */
function nextPlanOf(subscription: Stripe.Subscription, now: PaidPlan): PaidPlan | null {
  const { schedule } = subscription;
  if (schedule === null || typeof schedule === 'string') return null;
  const current = schedule.current_phase;
  const next = schedule.phases.find(({ start_date }) => current !== null && start_date >= current.end_date);
  const plan = planOf(next?.items[0]?.price);
  return plan === now ? null : plan;
}

/** A subscription in our words; null when it is for none of our plans. */
export function subscriptionOf(subscription: Stripe.Subscription): PaymentSubscription | null {
  const [item] = subscription.items.data;
  const plan = planOf(item?.price);
  if (!item || plan === null) return null;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    plan,
    status: statuses[subscription.status] ?? 'ended',
    periodStart: atSecond(item.current_period_start),
    periodEnd: atSecond(item.current_period_end),
    endedAt: subscription.ended_at === null ? null : atSecond(subscription.ended_at),
    cancelling: subscription.cancel_at_period_end,
    nextPlan: nextPlanOf(subscription, plan),
  };
}

export function receiptOf(invoice: Stripe.Invoice): PaymentReceipt {
  const { status } = invoice;
  return {
    id: invoice.id ?? '',
    at: atSecond(invoice.created),
    amount: invoice.total,
    currency: invoice.currency.toUpperCase(),
    status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** The subscription a message is about, wherever its kind of object names it. */
export function eventOf({ id, type: kind, data: { object } }: Stripe.Event): PaymentEvent {
  if (!('object' in object)) return { id, kind, subscriptionId: null };
  if (object.object === 'subscription') return { id, kind, subscriptionId: object.id };
  const subscription =
    object.object === 'checkout.session'
      ? object.subscription
      : object.object === 'invoice'
        ? object.parent?.subscription_details?.subscription
        : null;
  return { id, kind, subscriptionId: subscription ? idOf(subscription) : null };
}
