import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { revokeOldest, revokeSessions } from './queries.ts';

/** Which sessions of an account end: one, all of them, all but one, or all but so many of the newest. */
type Ending = { only: string } | 'all' | { except: string } | { kept: number };

/**
 * What other features do when every sign-in but the one on `keptDevice` (a hash; null keeps none) is ended on purpose: they
 * withdraw what was handed out while those were open, in the same transaction.
 */
export type Withdraw = (executor: Executor, accountId: string, keptDevice: string | null) => Promise<unknown>;

/**
 * Ends sessions of an account and tells every open page, so that those that were signed in by them stop showing what they hold.
 * Answers whether any ended.
 */
export async function endSessions(
  world: Pick<World, 'clock' | 'events'>,
  executor: Executor,
  accountId: string,
  which: Ending,
): Promise<boolean> {
  const now = world.clock.now();
  const ended =
    which !== 'all' && 'kept' in which
      ? await revokeOldest(executor, accountId, which.kept, now)
      : await revokeSessions(executor, accountId, which, now);
  if (ended) await world.events.publish(executor, accountId, { topic: 'sessions', application_id: null });
  return ended;
}
