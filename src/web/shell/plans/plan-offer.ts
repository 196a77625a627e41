import { PLAN_PRICES, STARTER_APPLICATIONS } from '#contract/platform/billing.ts';
import type { PaidPlan } from '#contract/platform/billing.ts';
import { numberFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

/** A price of a month in whole units of the operator's currency where it is whole: 29, or 29.5. */
export const monthlyPrice = (plan: PaidPlan): number => PLAN_PRICES[plan] / 100;

/** A price as a page shows it before the currency is known: "$29", "$29.50". */
export function priceTag(plan: PaidPlan): string {
  const amount = monthlyPrice(plan);
  return numberFormat(pageLocale(), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** What a paid plan gives somebody who looks for work, point by point: the one text of every place that says it. */
export const planOffer = () => ({
  starter: {
    applications: text('starterApplications', { applications: STARTER_APPLICATIONS }),
    documents: text('starterDocuments'),
    support: text('starterSupport'),
  },
  pro: {
    applications: text('proApplications'),
    documents: text('proDocuments'),
    turn: text('proTurn'),
    support: text('proSupport'),
  },
});

/** Priority support with what stands behind it, in one sentence. */
export const supportWithPromise = () => text('supportWithPromise');
