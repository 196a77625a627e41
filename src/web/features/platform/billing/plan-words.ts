import type { Allowance } from '#contract/career/campaigns.ts';
import type { PaidPlan, Plan, PlanChange, Receipt } from '#contract/platform/billing.ts';
import { PLAN_PRICES, TRIAL_APPLICATIONS } from '#contract/platform/billing.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { planOffer } from '#web/shell/plans/plan-offer.ts';

/** What each plan is called. */
export const planNames: Readonly<Record<Plan['plan'], string>> = {
  trial: 'Trial',
  starter: 'Starter',
  pro: 'Pro',
  enterprise: 'Enterprise',
  none: 'No plan',
};

const inOneLine = (points: Readonly<Record<string, string>>): string =>
  `${Object.values(points).join('. ')}.`;

/** What a plan holds, in one line. */
export const planPoints: Readonly<Record<PaidPlan, string>> = {
  starter: inOneLine(planOffer.starter),
  pro: inOneLine(planOffer.pro),
};

/** An amount in cents as money: "$79.00". */
export function moneyWords(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-CA', { style: 'currency', currency }).format(cents / 100);
}

/** The price of a month: "$79.00 CAD a month", and that tax comes on top where it does. */
export function priceWords(plan: PaidPlan, { currency, taxed }: Pick<Plan, 'currency' | 'taxed'>): string {
  const money = `${moneyWords(PLAN_PRICES[plan], currency)} ${currency} a month`;
  return taxed ? `${money}, and the tax of where you live` : money;
}

/** How the plan stands, in one or two sentences. */
export function standingWords(
  { standing, until, next_plan: next }: Pick<Plan, 'standing' | 'until' | 'next_plan'>,
  timeZone: string | undefined,
): string {
  const day = until === null ? '' : dateWords(until, timeZone);
  switch (standing) {
    case 'trial':
      return `Until ${day} I may send ${TRIAL_APPLICATIONS} applications for you, without a card.`;
    case 'active':
      return `Renews on ${day}.`;
    case 'ending':
      return `Ends on ${day}. Until then nothing changes.`;
    case 'changing':
      return `Changes to ${planNames[next ?? 'starter']} on ${day}. Until then nothing changes.`;
    case 'past_due':
      return `The last payment failed. I keep working until ${day}; look at your card.`;
    case 'given':
      return until === null ? 'Yours without charge.' : `Yours without charge until ${day}.`;
    case 'none':
      return 'I keep finding and show you what fits. I send again as soon as you choose a plan.';
  }
  return '';
}

/** What was sent of what may be sent. */
export function usageWords({ used, limit }: Pick<Allowance, 'used' | 'limit'>, plan: Plan['plan']): string {
  if (limit === null) return `${used} sent this month. There is no limit.`;
  if (plan === 'none') return 'Nothing can be sent without a plan.';
  return plan === 'trial'
    ? `${used} of ${limit} sent in your trial.`
    : `${used} of ${limit} sent this month.`;
}

/** What a change costs and when it happens, before it is confirmed. */
export function changeWords(
  { plan, due_now: due, at }: PlanChange,
  { currency, taxed }: Pick<Plan, 'currency' | 'taxed'>,
  timeZone: string | undefined,
): string {
  const monthly = priceWords(plan, { currency, taxed });
  if (plan === 'starter')
    return `You stay on Pro until ${dateWords(at, timeZone)}. From then on it is Starter at ${monthly}. Nothing is charged today.`;
  return `You are on Pro at once. Today you pay ${moneyWords(due, currency)} for the rest of this month, then ${monthly}.`;
}

/** Whether a bill is paid. */
export const receiptWords: Readonly<Record<Receipt['status'], string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  void: 'Cancelled',
};
