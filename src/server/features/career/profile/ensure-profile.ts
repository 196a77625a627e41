import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { newAddressToken } from './address.ts';
import { insertProfile, profileByAccount } from './queries.ts';
import type { ProfileRow } from './queries.ts';

const TRIES = 5;

/** The account's profile, made empty when it is first needed. */
export async function ensureProfile(
  { clock, tokens }: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  accountId: string,
): Promise<ProfileRow> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const profile = await profileByAccount(executor, accountId);
    if (profile) return profile;
    // Two requests may do this at once, and two tokens may meet: the row that is there counts.
    const addressToken = newAddressToken(tokens);
    await insertProfile(executor, { accountId, addressToken, updatedAt: clock.now() });
  }
  throw new Error('A profile could not be made.');
}
