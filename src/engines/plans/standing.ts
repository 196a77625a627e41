import type { PaidPlan } from '#contract/platform/billing.ts';
import { TRIAL_DAYS } from '#contract/platform/billing.ts';

const DAY_MS = 86_400_000;
/** Days a renewal may take to be known before a plan that renews itself counts as over. */
const SETTLING_DAYS = 3;
/** Days a plan is kept after a payment failed. */
const GRACE_DAYS = 7;

/** A subscription as the payment provider last told it. Moments are milliseconds since 1970 UTC. */
export interface SubscriptionFacts {
  plan: PaidPlan;
  status: 'active' | 'past_due' | 'ended';
  /** End of the last month that was paid for. */
  paidUntilMs: number;
  cancelling: boolean;
  nextPlan: PaidPlan | null;
}

export interface PlanFacts {
  accountCreatedAtMs: number;
  /** A plan without charge; `untilMs` null means for good. */
  grant: { plan: 'pro' | 'enterprise'; untilMs: number | null } | null;
  subscriptions: readonly SubscriptionFacts[];
  nowMs: number;
}

export interface Standing {
  plan: 'trial' | 'starter' | 'pro' | 'enterprise' | 'none';
  standing: 'trial' | 'active' | 'ending' | 'changing' | 'past_due' | 'given' | 'none';
  /** When it renews, changes or ends, as `standing` says; null when never. */
  untilMs: number | null;
  nextPlan: PaidPlan | null;
}

/** Until when a subscription entitles, whatever the provider still has to tell. */
function entitledUntil({ status, cancelling, paidUntilMs }: SubscriptionFacts): number {
  if (status === 'past_due') return paidUntilMs + GRACE_DAYS * DAY_MS;
  return status === 'active' && !cancelling ? paidUntilMs + SETTLING_DAYS * DAY_MS : paidUntilMs;
}

function standingOfSubscription(subscription: SubscriptionFacts): Standing {
  const { plan, status, cancelling, nextPlan, paidUntilMs } = subscription;
  if (status === 'past_due')
    return { plan, standing: 'past_due', untilMs: entitledUntil(subscription), nextPlan: null };
  if (status === 'ended' || cancelling)
    return { plan, standing: 'ending', untilMs: paidUntilMs, nextPlan: null };
  return nextPlan === null
    ? { plan, standing: 'active', untilMs: paidUntilMs, nextPlan }
    : { plan, standing: 'changing', untilMs: paidUntilMs, nextPlan };
}

/**
 * Which plan an account is on at a moment. What was given counts before what was bought, Pro before Starter, anything
 * before the trial; a plan lasts to the end of its paid month, seven days longer when a payment failed.
 */
export function standingOf({ accountCreatedAtMs, grant, subscriptions, nowMs }: PlanFacts): Standing {
  if (grant !== null && (grant.untilMs === null || nowMs < grant.untilMs))
    return { plan: grant.plan, standing: 'given', untilMs: grant.untilMs, nextPlan: null };
  const live = subscriptions.filter((one) => nowMs < entitledUntil(one));
  const best =
    live.find(({ plan, status }) => plan === 'pro' && status === 'active') ??
    live.find(({ plan }) => plan === 'pro') ??
    live[0];
  if (best) return standingOfSubscription(best);
  const trialEndMs = accountCreatedAtMs + TRIAL_DAYS * DAY_MS;
  if (nowMs < trialEndMs) return { plan: 'trial', standing: 'trial', untilMs: trialEndMs, nextPlan: null };
  return { plan: 'none', standing: 'none', untilMs: null, nextPlan: null };
}
