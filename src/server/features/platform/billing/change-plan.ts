import type { PaidPlan, Plan, PlanChange } from '#contract/platform/billing.ts';
import type { Executor } from '#server/db/database.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { endPlanJob } from './jobs.ts';
import { runningSubscription } from './queries.ts';
import type { SubscriptionRow } from './queries.ts';
import { readPlan } from './read-plan.ts';
import { syncSubscription } from './sync-subscription.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'config' | 'payments' | 'queue' | 'events' | 'log'>;
type Choice = { accountId: string; plan: PaidPlan };

async function running(deps: Deps, accountId: string): Promise<SubscriptionRow> {
  const subscription = await runningSubscription(deps.database, accountId);
  if (!subscription) throw new Problem('conflict', text.message('nothingToChange'));
  return subscription;
}

async function changeable(deps: Deps, { accountId, plan }: Choice): Promise<SubscriptionRow> {
  const subscription = await running(deps, accountId);
  if (subscription.plan === plan) throw new Problem('conflict', text.message('sameAlready', { plan }));
  if (subscription.status === 'past_due') throw new Problem('conflict', text.message('paymentFailed'));
  return subscription;
}

/** Does something at the provider and answers the plan as the provider has it afterwards. */
async function andRead(
  deps: Deps,
  { id, accountId }: SubscriptionRow,
  act: () => Promise<void>,
): Promise<Plan> {
  await act();
  await syncSubscription(deps, accountId, id);
  return readPlan(deps, accountId);
}

/** What changing to a plan costs and when it takes effect: up at once, down at the end of the paid month. */
export async function previewChange(deps: Deps, choice: Choice): Promise<PlanChange> {
  const { id, paidUntil } = await changeable(deps, choice);
  const { plan } = choice;
  if (plan === 'starter') return { plan, due_now: 0, at: paidUntil.toISOString() };
  return {
    plan,
    due_now: await deps.payments.previewChange(id, plan),
    at: deps.clock.now().toISOString(),
  };
}

/** Changes the plan: up at once against payment of the difference, down at the end of the paid month. */
export async function changePlan(deps: Deps, choice: Choice): Promise<Plan> {
  const subscription = await changeable(deps, choice);
  const { id } = subscription;
  const { plan } = choice;
  return andRead(deps, subscription, () =>
    plan === 'starter' ? deps.payments.changeLater(id, plan) : deps.payments.changeNow(id, plan),
  );
}

/** Ends the plan with its paid month; until then nothing changes. */
export async function cancelPlan(deps: Deps, accountId: string): Promise<Plan> {
  const subscription = await running(deps, accountId);
  return andRead(deps, subscription, () => deps.payments.cancel(subscription.id));
}

/** Has the plan of an account that is to end ended at the provider, once the caller's transaction stands. */
export const endPlanAfter = (
  { queue }: Pick<World, 'queue'>,
  executor: Executor,
  accountId: string,
): Promise<void> => queue.enqueue(executor, endPlanJob, { accountId }, { key: accountId });

/**
 * Ends what an account pays for with its paid month, because the account itself is to end; nothing happens when it pays for
 * nothing, or stays after all. Somebody who stays later resumes it themselves: nobody is charged again without their yes.
 */
export async function endPlan(deps: Deps, accountId: string): Promise<void> {
  if (deps.payments.mode === 'closed') return;
  const account = await accountById(deps.database, accountId);
  const subscription = await runningSubscription(deps.database, accountId);
  if (!account?.endingSince || !subscription || subscription.cancelling) return;
  await deps.payments.cancel(subscription.id);
  await syncSubscription(deps, accountId, subscription.id);
}

/** Takes back a cancellation or a planned change. */
export async function resumePlan(deps: Deps, accountId: string): Promise<Plan> {
  const subscription = await running(deps, accountId);
  return andRead(deps, subscription, () => deps.payments.resume(subscription.id));
}
