import type { PaidPlan } from '#contract/platform/billing.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { originOf } from '#server/origins.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { providerOf } from './provider.ts';
import { customerOf, insertCustomer, runningSubscription, saveCheckout } from './queries.ts';
import type { CustomerRow } from './queries.ts';
import { readStanding } from './standing/standing.ts';
import { syncSubscription } from './sync-subscription.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'config' | 'payments' | 'queue' | 'events' | 'log'>;

/** The account's customer at the provider, made when it is first needed. */
async function ensureCustomer(deps: Deps, accountId: string): Promise<CustomerRow> {
  const provider = providerOf(deps);
  const known = await customerOf(deps.database, accountId, provider);
  if (known) return known;
  const account = await accountById(deps.database, accountId);
  if (!account) throw notFound('account');
  const customerId = await deps.payments.createCustomer({ accountId, ...account });
  await insertCustomer(deps.database, { accountId, provider, customerId, createdAt: deps.clock.now() });
  const kept = await customerOf(deps.database, accountId, provider);
  if (!kept) throw new Error('The customer was not stored.');
  return kept;
}

/** Closes the page that was opened before; one that was paid meanwhile is read from the provider at once. */
async function closeBefore(deps: Deps, accountId: string, checkoutId: string | null): Promise<void> {
  if (checkoutId === null) return;
  const paid = await deps.payments.closeCheckout(checkoutId);
  if (paid !== null) await syncSubscription(deps, accountId, paid);
}

async function refuseSecond(deps: Deps, accountId: string): Promise<void> {
  const { plan, standing } = await readStanding(deps, deps.database, accountId);
  const running = await runningSubscription(deps.database, accountId);
  if (running || standing === 'given') throw new Problem('conflict', text.message('planAlready', { plan }));
}

/**
 * Opens a checkout page for a plan and closes the one opened before, so that two are never paid. Throws `conflict` when the
 * account has a running plan: that is changed or resumed instead.
 */
export async function openCheckout(
  deps: Deps,
  { accountId, plan }: { accountId: string; plan: PaidPlan },
): Promise<{ url: string }> {
  await refuseSecond(deps, accountId);
  const customer = await ensureCustomer(deps, accountId);
  await closeBefore(deps, accountId, customer.checkoutId);
  await refuseSecond(deps, accountId);
  const career = originOf('career', deps.config.publicOrigin);
  const { id, url } = await deps.payments.openCheckout({
    customerId: customer.customerId,
    plan,
    successUrl: `${career}/checkout/return?plan=${plan}`,
    cancelUrl: `${career}/checkout?plan=${plan}&cancelled=1`,
  });
  await saveCheckout(deps.database, customer, id);
  return { url };
}

/** Opens the provider's page of cards and bills. Throws `not_found` for an account that never bought anything. */
export async function openPortal(deps: Deps, accountId: string): Promise<{ url: string }> {
  const customer = await customerOf(deps.database, accountId, providerOf(deps));
  if (!customer) throw new Problem('not_found', text.message('nothingBought'));
  const back = `${originOf('career', deps.config.publicOrigin)}/dashboard/plan`;
  return { url: await deps.payments.openPortal(customer.customerId, back) };
}
