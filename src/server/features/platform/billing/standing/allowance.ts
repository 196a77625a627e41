import { allowanceOf } from '#engines/plans/index.ts';
import type { Standing } from '#engines/plans/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { allowanceFactsOf } from './allowance-queries.ts';
import type { AllowanceFacts } from './allowance-queries.ts';
import { claimUse, returnUse } from '#server/features/platform/billing/queries.ts';
import { standingFrom } from './standing.ts';

/** An account, and the zone its calendar months are counted in. */
export interface Member {
  accountId: string;
  timeZone: string;
}

/** What a plan allows and what was used of it. */
export interface Allowed {
  plan: Standing['plan'];
  used: number;
  /** Null means no limit. */
  limit: number | null;
  /** What may still be sent; Infinity without a limit. */
  left: number;
  /** When there is more by itself; null when never. */
  opensAt: Date | null;
  /** What the uses are counted under. */
  period: string;
}

/** What the facts of an account still let be sent at a moment. */
export function allowanceFrom(facts: AllowanceFacts, now: Date, timeZone: string): Allowed {
  const { plan } = standingFrom(facts, now);
  const { period, limit, opensAtMs } = allowanceOf({ plan }, now.getTime(), timeZone);
  const used = facts.uses[period] ?? 0;
  return {
    plan,
    used,
    limit,
    left: limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used),
    opensAt: opensAtMs === null ? null : new Date(opensAtMs),
    period,
  };
}

/** What the plan of an account still lets be sent. Throws `not_found` when there is no such account. */
export async function readAllowance(
  { clock }: Pick<World, 'clock'>,
  executor: Executor,
  { accountId, timeZone }: Member,
): Promise<Allowed> {
  return allowanceFrom(await allowanceFactsOf(executor, accountId), clock.now(), timeZone);
}

/** Takes one application of the plan in the caller's transaction: the period it counts under, or what the plan allows. */
export async function takeApplication(
  world: Pick<World, 'clock'>,
  executor: Executor,
  member: Member,
): Promise<{ taken: true; period: string } | { taken: false; allowed: Allowed }> {
  const allowed = await readAllowance(world, executor, member);
  const { period, limit } = allowed;
  if (await claimUse(executor, { accountId: member.accountId, period, limit }))
    return { taken: true, period };
  return { taken: false, allowed };
}

/** Gives an application back that never reached anybody, to the period it was taken from. */
export async function giveBackApplication(
  executor: Executor,
  { accountId, period }: { accountId: string; period: string },
): Promise<void> {
  await returnUse(executor, accountId, period);
}
