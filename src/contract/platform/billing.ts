import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/primitives.ts';

/** The plans that are bought by checkout; Enterprise is agreed in person. */
export const paidPlan = z.enum(['starter', 'pro']);
export type PaidPlan = z.infer<typeof paidPlan>;

/** Days a new account may try the agent, and applications it may send meanwhile. */
export const TRIAL_DAYS = 14;
export const TRIAL_APPLICATIONS = 10;
/** Applications a calendar month on Starter; Pro has no limit. */
export const STARTER_APPLICATIONS = 10;
/** Price of a month in cents of the operator's currency, before tax. */
export const PLAN_PRICES: Readonly<Record<PaidPlan, number>> = { starter: 2900, pro: 7900 };

/**
 * `trial`: the first days of an account. `active`: renews at `until`. `ending`: was cancelled and lasts to `until`.
 * `changing`: becomes `next_plan` at `until`. `past_due`: the last payment failed, the plan is kept to `until`.
 * `given`: without charge, to `until` or for good. `none`: the trial or the last plan is over.
 */
export const planStanding = z.enum(['trial', 'active', 'ending', 'changing', 'past_due', 'given', 'none']);

/** What an account can be on. */
export const planKinds = ['trial', 'starter', 'pro', 'enterprise', 'none'] as const;

/** What an account may use, and how paying stands. */
export const plan = z.object({
  plan: z.enum(planKinds),
  standing: planStanding,
  until: instant.nullable(),
  next_plan: paidPlan.nullable(),
  /** ISO 4217, e.g. `CAD`. */
  currency: z.string(),
  /** Whether tax is added at checkout. */
  taxed: z.boolean(),
  /** `practice`: no money moves. `closed`: nothing can be bought here. */
  checkout: z.enum(['open', 'practice', 'closed']),
  /** Whether there is a payment method to look after and receipts to read. */
  customer: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

/** What a change costs: cents due at once (0 when it takes effect later), and when it takes effect. */
export const planChange = z.object({ plan: paidPlan, due_now: z.number().int(), at: instant });
export type PlanChange = z.infer<typeof planChange>;

/** One bill; `amount` in cents with tax. `url` is the provider's page of it. */
export const receipt = z.object({
  id: z.string(),
  at: instant,
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['paid', 'open', 'void']),
  url: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

const chosen = z.object({ plan: paidPlan });
const address = z.object({ url: z.url() });

export const billing = {
  plan: endpoint.route({ method: 'GET', path: '/billing/plan', summary: 'The plan' }).output(plan),
  receipts: endpoint
    .route({ method: 'GET', path: '/billing/receipts', summary: 'The last 24 bills, newest first' })
    .output(z.array(receipt)),
  checkout: endpoint
    .route({ method: 'POST', path: '/billing/checkout', summary: 'Open a checkout page for a plan' })
    .input(chosen)
    .output(address),
  portal: endpoint
    .route({
      method: 'POST',
      path: '/billing/portal',
      summary: "Open the provider's page of cards and bills",
    })
    .output(address),
  preview: endpoint
    .route({ method: 'POST', path: '/billing/preview', summary: 'What changing to a plan costs' })
    .input(chosen)
    .output(planChange),
  change: endpoint
    .route({
      method: 'POST',
      path: '/billing/change',
      summary: 'Up at once, down at the end of the paid month',
    })
    .input(chosen)
    .output(plan),
  cancel: endpoint
    .route({ method: 'POST', path: '/billing/cancel', summary: 'End the plan with its paid month' })
    .output(plan),
  resume: endpoint
    .route({
      method: 'POST',
      path: '/billing/resume',
      summary: 'Take back a cancellation or a planned change',
    })
    .output(plan),
};
