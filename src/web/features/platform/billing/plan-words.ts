import type { Allowance } from '#contract/career/campaigns.ts';
import type { PaidPlan, Plan, PlanChange, Receipt } from '#contract/platform/billing.ts';
import { PLAN_PRICES, TRIAL_APPLICATIONS } from '#contract/platform/billing.ts';
import { numberFormat } from '#localization/format.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { planOffer } from '#web/shell/plans/plan-offer.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

const names: Readonly<Record<Plan['plan'], () => string>> = {
  trial: () => text('planTrial'),
  starter: () => text('planStarter'),
  pro: () => text('planPro'),
  enterprise: () => text('planEnterprise'),
  none: () => text('planNone'),
};

/** What a plan is called. */
export const planName = (plan: Plan['plan']): string => names[plan]();

/** What a plan holds, point by point. */
export const planPoints = (plan: PaidPlan): readonly string[] => Object.values(planOffer()[plan]);

/** An amount in cents as money: "$79.00". */
export function moneyWords(cents: number, currency: string): string {
  return numberFormat(pageLocale(), { style: 'currency', currency }).format(cents / 100);
}

/** The price of a month: "$79.00 CAD a month", and that tax comes on top where it does. */
export function priceWords(plan: PaidPlan, { currency, taxed }: Pick<Plan, 'currency' | 'taxed'>): string {
  const money = moneyWords(PLAN_PRICES[plan], currency);
  return taxed ? text('monthlyPriceTaxed', { money, currency }) : text('monthlyPrice', { money, currency });
}

/** How the plan stands, in one or two sentences. */
export function standingWords(
  { standing, until, next_plan: next }: Pick<Plan, 'standing' | 'until' | 'next_plan'>,
  timeZone: string | undefined,
): string {
  const day = until === null ? '' : dateWords(until, timeZone);
  switch (standing) {
    case 'trial':
      return text('standsOnTrial', { day, applications: TRIAL_APPLICATIONS });
    case 'active':
      return text('standsActive', { day });
    case 'ending':
      return text('standsEnding', { day });
    case 'changing':
      return text('standsChanging', { plan: planName(next ?? 'starter'), day });
    case 'past_due':
      return text('standsPastDue', { day });
    case 'given':
      return until === null ? text('standsGiven') : text('standsGivenUntil', { day });
    case 'none':
      return text('standsWithoutPlan');
  }
  return '';
}

/** What was sent of what may be sent. */
export function usageWords({ used, limit }: Pick<Allowance, 'used' | 'limit'>, plan: Plan['plan']): string {
  if (limit === null) return text('usedWithoutLimit', { used });
  if (plan === 'none') return text('usedNothing');
  return plan === 'trial' ? text('usedInTrial', { used, limit }) : text('usedThisMonth', { used, limit });
}

/** What a change costs and when it happens, before it is confirmed. */
export function changeWords(
  { plan, due_now: due, at }: PlanChange,
  { currency, taxed }: Pick<Plan, 'currency' | 'taxed'>,
  timeZone: string | undefined,
): string {
  const monthly = { money: moneyWords(PLAN_PRICES[plan], currency), currency, tax: taxed ? 'added' : 'none' };
  if (plan === 'starter') return text('changeToStarter', { day: dateWords(at, timeZone), ...monthly });
  return text('changeToPro', { due: moneyWords(due, currency), ...monthly });
}

const receiptStates: Readonly<Record<Receipt['status'], () => string>> = {
  paid: () => text('receiptPaid'),
  open: () => text('receiptOpen'),
  void: () => text('receiptVoid'),
};

/** Whether a bill is paid. */
export const receiptWords = (status: Receipt['status']): string => receiptStates[status]();
