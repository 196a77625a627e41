import type { Executor } from '#server/db/database.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { PaymentSubscription } from '#server/ports/payments/payments.ts';
import type { World } from '#server/world.ts';
import { planChanged } from './jobs.ts';
import { text } from './messages.ts';
import { providerOf } from './provider.ts';
import { accountOfCustomer, findSubscription, writeSubscription } from './queries.ts';
import type { SubscriptionRow } from './queries.ts';
import { asAccount } from '#server/db/as.ts';

type Deps = Pick<World, 'database' | 'clock' | 'config' | 'queue' | 'events' | 'payments' | 'log'>;

/** Readers that meet ask again; each round one of them writes. */
const MOST_ROUNDS = 5;

/**
 * The end of the last month that was paid. A running period of an unpaid or ended subscription was not paid for, so what was
 * known before stands.
 */
function paidUntilOf(remote: PaymentSubscription, before: SubscriptionRow | null): Date {
  if (remote.status === 'active') return remote.periodEnd;
  return before?.paidUntil ?? remote.endedAt ?? remote.periodStart;
}

async function tellFailure(deps: Deps, executor: Executor, row: SubscriptionRow): Promise<void> {
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'plan',
    title: text.message('toldPaymentFailed'),
    body: text.message('toldPaymentOfPlanFailed', { plan: row.plan }),
    applicationId: null,
    dedupeKey: `payment_failed:${row.id}:${row.paidUntil.toISOString()}`,
    mail: true,
  });
}

/** Keeps what the provider said, with all that follows from it; false when somebody else wrote meanwhile. */
async function keep(
  deps: Deps,
  accountId: string,
  remote: PaymentSubscription,
  before: SubscriptionRow | null,
): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const row = {
      id: remote.id,
      accountId,
      plan: remote.plan,
      status: remote.status,
      paidUntil: paidUntilOf(remote, before),
      cancelling: remote.cancelling,
      nextPlan: remote.nextPlan,
      updatedAt: deps.clock.now(),
    };
    if (!(await writeSubscription(transaction, row, before?.version ?? null))) return false;
    if (row.status === 'past_due' && before?.status !== 'past_due')
      await tellFailure(deps, transaction, { ...row, version: 0 });
    await deps.events.publish(transaction, accountId, { topic: 'billing', application_id: null });
    await deps.queue.enqueue(transaction, planChanged, { accountId });
    return true;
  });
}

/** The same for a subscription of which it is not known whose it is; a customer that is none of ours is left alone. */
export async function syncAnybodys(deps: Deps, subscriptionId: string): Promise<void> {
  const remote = await deps.payments.readSubscription(subscriptionId);
  if (remote === null) return;
  const all = deps.database.withoutOwner('billing.customer-of');
  const accountId = await accountOfCustomer(all, providerOf(deps), remote.customerId);
  if (accountId === null) {
    deps.log.warn('billing.unknown_customer', { subscription: subscriptionId });
    return;
  }
  await syncSubscription(asAccount(deps, accountId), accountId, subscriptionId);
}

/**
 * Reads a subscription of an account from the provider and keeps what it says now, so that messages may come twice or in any
 * order.
 */
export async function syncSubscription(deps: Deps, accountId: string, subscriptionId: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = await findSubscription(deps.database, subscriptionId);
    const remote = await deps.payments.readSubscription(subscriptionId);
    if (remote === null || (await keep(deps, accountId, remote, before))) return;
  }
  throw new Error(`Subscription ${subscriptionId} changes faster than it can be read.`);
}
