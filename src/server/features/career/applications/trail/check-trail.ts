import type { TrailCheck } from '#contract/career/approval/trail.ts';
import { spendLimits } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { checkLines } from './check-lines.ts';
import { accountsWithTrail, readTrail } from './trail-queries.ts';
import { asAccount } from '#server/db/as.ts';

type Deps = Pick<World, 'database' | 'trail'>;

/** Checks the trail of one account against its tables, the key and what was noted outside the database. */
export async function checkTrailOf({ database, trail }: Deps, accountId: string): Promise<TrailCheck> {
  // First, so that an end that is noted meanwhile is not taken for one without its line.
  const ends = await trail.ends(accountId);
  return checkLines({ accountId, ends, isSealOf: trail.isSealOf, ...(await readTrail(database, accountId)) });
}

/** The same for the person themselves. Throws `too_many_requests` for the seventh in an hour. */
export async function checkTrail(
  world: Deps & Pick<World, 'clock' | 'config'>,
  accountId: string,
): Promise<TrailCheck> {
  await spendLimits(world, [['trailChecks', accountId]]);
  return checkTrailOf(world, accountId);
}

/** Checks every trail there is or was, account by account in the order of their ids. */
export async function* checkEveryTrail(
  deps: Deps,
): AsyncGenerator<TrailCheck & { accountId: string }, void, undefined> {
  const all = deps.database.withoutOwner('applications.check-trails');
  const accounts = new Set([...(await deps.trail.accounts()), ...(await accountsWithTrail(all))]);
  for (const accountId of [...accounts].toSorted())
    yield { accountId, ...(await checkTrailOf(asAccount(deps, accountId), accountId)) };
}
