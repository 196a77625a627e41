import {
  PLAN_PRICES,
  STARTER_APPLICATIONS,
  TRIAL_APPLICATIONS,
  TRIAL_DAYS,
} from '#contract/platform/billing.ts';
import type { PaidPlan } from '#contract/platform/billing.ts';

/** A price of a month in whole units of the operator's currency where it is whole: 29, or 29.5. */
export const monthlyPrice = (plan: PaidPlan): number => PLAN_PRICES[plan] / 100;

/** A price as a page shows it before the currency is known: "$29", "$29.50". */
export function priceTag(plan: PaidPlan): string {
  const amount = monthlyPrice(plan);
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** What a paid plan gives somebody who looks for work, point by point: the one text of every place that says it. */
export const planOffer = {
  starter: {
    applications: `Up to ${STARTER_APPLICATIONS} auto-applications a month`,
    documents: 'Basic CV tailoring and cover letter drafts',
    support: 'Standard support',
  },
  pro: {
    applications: 'Unlimited auto-apply',
    documents:
      'Advanced CV optimization and custom cover letters: three variants of letter and summary to choose from',
    turn: 'First in the queue for preparing and sending',
    support: 'Priority support with a dedicated account manager',
  },
} as const;

/** What really stands behind priority support. */
export const supportPromise = 'A person answers within one working day when you write by the contact form.';

/** What a new account may do before it chooses a plan. */
export const trialOffer = `A new account may send ${TRIAL_APPLICATIONS} applications in its first ${TRIAL_DAYS} days without a card.`;
