import type { Business } from '#contract/localbiz/business.ts';
import { accountById, changeTimeZone } from '#server/features/platform/accounts/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { findBusiness, saveBusiness } from './queries.ts';

async function requireBusinessAccount(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<void> {
  const account = await accountById(database, accountId);
  if (account?.kind !== 'business')
    throw new Problem('forbidden', 'This account looks for work; a business needs an account of its own.');
}

/** The business of a business account; null before its owner set it up. Throws `forbidden` for other accounts. */
export async function readBusiness(
  world: Pick<World, 'database'>,
  accountId: string,
): Promise<Business | null> {
  await requireBusinessAccount(world, accountId);
  return findBusiness(world.database, accountId);
}

/** Keeps the owner's word on their business; its time zone becomes the account's. Throws `forbidden` for other accounts. */
export async function replaceBusiness(
  world: Pick<World, 'database' | 'clock'>,
  accountId: string,
  profile: Business,
): Promise<Business> {
  await requireBusinessAccount(world, accountId);
  await world.database.transaction(async (transaction) => {
    await saveBusiness(transaction, { accountId, profile, updatedAt: world.clock.now() });
    await changeTimeZone(transaction, accountId, profile.time_zone);
  });
  return profile;
}
