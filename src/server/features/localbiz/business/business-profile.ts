import type { Business } from '#contract/localbiz/business.ts';
import { changeTimeZone } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { findBusiness, saveBusiness } from './queries.ts';

/** The business of an account; null before its owner set it up. */
export const readBusiness = (
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<Business | null> => findBusiness(database, accountId);

/** Keeps the owner's word on their business; its time zone becomes the account's. */
export async function replaceBusiness(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
  profile: Business,
): Promise<Business> {
  await database.transaction(async (transaction) => {
    await saveBusiness(transaction, { accountId, profile, updatedAt: clock.now() });
    await changeTimeZone(transaction, accountId, profile.time_zone);
  });
  return profile;
}
