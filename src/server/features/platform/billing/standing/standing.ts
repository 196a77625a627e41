import { benefitsOf, standingOf } from '#engines/plans/index.ts';
import type { Benefits, Standing } from '#engines/plans/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { allowanceFactsOf } from './allowance-queries.ts';
import type { AllowanceFacts } from './allowance-queries.ts';
import { saveGrant } from '#server/features/platform/billing/queries.ts';

/** Which plan the facts of an account put it on at a moment. */
export function standingFrom({ createdAt, grant, subscriptions }: AllowanceFacts, now: Date): Standing {
  return standingOf({
    accountCreatedAtMs: createdAt.getTime(),
    grant: grant && { plan: grant.plan, untilMs: grant.until?.getTime() ?? null },
    subscriptions: subscriptions.map(({ paidUntil, ...subscription }) => ({
      ...subscription,
      paidUntilMs: paidUntil.getTime(),
    })),
    nowMs: now.getTime(),
  });
}

/** Which plan an account is on now. Throws `not_found` when there is no such account. */
export async function readStanding(
  { clock }: Pick<World, 'clock'>,
  executor: Executor,
  accountId: string,
): Promise<Standing> {
  return standingFrom(await allowanceFactsOf(executor, accountId), clock.now());
}

/** What the plan of an account has beside the applications it lets be sent, now. Throws as `readStanding` does. */
export async function readBenefits(
  world: Pick<World, 'clock'>,
  executor: Executor,
  accountId: string,
): Promise<Benefits> {
  return benefitsOf(await readStanding(world, executor, accountId));
}

/** Gives an account a plan without charge, for good or to a moment: the demo's, and what was agreed in person. */
export async function grantPlan(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  grant: { accountId: string; plan: 'pro' | 'enterprise'; until?: Date },
): Promise<void> {
  await saveGrant(database, { ...grant, createdAt: clock.now() });
}
