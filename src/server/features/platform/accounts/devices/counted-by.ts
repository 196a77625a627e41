import type { Visit } from '#server/actor.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { isKnownDevice } from './queries.ts';

/** The keys under which somebody's tries at an account count: one for the account, one for where they come from. */
export interface CountedBy {
  account: string;
  source: string;
}

/**
 * Under what tries at an address count. A device that signed in to its account before has a count of its own for both, so
 * that nothing that is guessed elsewhere, also behind the same router, closes it. The same query for every address.
 */
export async function countedBy(
  { database }: Pick<World, 'database'>,
  emailKey: string,
  { device, source }: Pick<Visit, 'device' | 'source'>,
): Promise<CountedBy> {
  if (device === null) return { account: emailKey, source };
  const deviceHash = hashToken(device);
  if (!(await isKnownDevice(database, emailKey, deviceHash))) return { account: emailKey, source };
  // Hashed, so that no address is left in it when the account is erased.
  const own = hashToken(`${deviceHash} ${emailKey}`);
  return { account: own, source: own };
}
