import { STARTER_APPLICATIONS, TRIAL_APPLICATIONS, TRIAL_DAYS } from '#contract/platform/billing.ts';

export type BillingPlan = 'trial' | 'starter' | 'pro';

/** The most that may be sent under a plan, by a period's name; null without a limit. Written down apart from the product's own. */
export function allowedIn(plan: BillingPlan, day: string): { period: string; limit: number | null } {
  if (plan === 'pro') return { period: 'ever', limit: null };
  if (plan === 'starter') return { period: day.slice(0, 7), limit: STARTER_APPLICATIONS };
  return { period: 'trial', limit: TRIAL_APPLICATIONS };
}

/** The moment after which a trial sends nothing any more. */
export const trialEnds = (since: Date): number => since.getTime() + TRIAL_DAYS * 86_400_000;
