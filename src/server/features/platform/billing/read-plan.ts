import type { Plan } from '#contract/platform/billing.ts';
import type { PaymentReceipt } from '#server/ports/payments/payments.ts';
import type { World } from '#server/world.ts';
import { providerOf } from './provider.ts';
import { customerOf } from './queries.ts';
import { readStanding } from './standing/standing.ts';

type Deps = Pick<World, 'database' | 'clock' | 'config' | 'payments'>;

const MOST_RECEIPTS = 24;

/** The plan of an account as the wire shows it. */
export async function readPlan(deps: Deps, accountId: string): Promise<Plan> {
  const { plan, standing, untilMs, nextPlan } = await readStanding(deps, deps.database, accountId);
  const { mode } = deps.payments;
  const customer = await customerOf(deps.database, accountId, providerOf(deps));
  return {
    plan,
    standing,
    until: untilMs === null ? null : new Date(untilMs).toISOString(),
    next_plan: nextPlan,
    currency: deps.config.billing.currency,
    taxed: deps.config.billing.automaticTax,
    checkout: mode,
    customer: customer !== null && mode !== 'closed',
  };
}

/** The bills of an account, newest first; none when it never paid. */
export async function readReceipts(deps: Deps, accountId: string): Promise<PaymentReceipt[]> {
  const customer = await customerOf(deps.database, accountId, providerOf(deps));
  return customer === null ? [] : deps.payments.receipts(customer.customerId, MOST_RECEIPTS);
}
