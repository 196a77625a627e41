import type { Profile } from '#contract/career/profile.ts';
import { zoneNamed } from '#engines/calendar/index.ts';
import { changeFullName, changeTimeZone } from '#server/features/platform/accounts/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { ensureProfile } from './ensure-profile.ts';
import { text } from './messages.ts';
import type { ProfileChange } from './queries.ts';
import { updateProfile } from './queries.ts';
import { readProfile } from './read-profile.ts';

export interface ProfileFields {
  full_name?: string | undefined;
  headline?: string | undefined;
  location?: string | undefined;
  linkedin?: string | undefined;
  github?: string | undefined;
  portfolio?: string | undefined;
  phone?: string | undefined;
  time_zone?: string | undefined;
}

/** The zone's own name as the runtime knows it, so that later reckoning never meets an unknown one. */
function knownZone(name: string): string {
  const known = zoneNamed(name);
  if (known === null)
    throw new Problem('invalid_input', text.message('unknownTimeZone', { example: 'America/Toronto' }));
  return known;
}

/** Changes the given fields and leaves the others; tells the person's other screens. */
export async function changeProfile(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'events'>,
  accountId: string,
  fields: ProfileFields,
): Promise<Profile> {
  const { full_name: fullName, time_zone: zone, ...texts } = fields;
  const given = Object.entries(texts).filter(([, value]) => value !== undefined);
  const change: ProfileChange = { ...Object.fromEntries(given), updatedAt: world.clock.now() };
  const timeZone = zone === undefined ? undefined : knownZone(zone);
  await world.database.transaction(async (transaction) => {
    await ensureProfile(world, transaction, accountId);
    if (fullName !== undefined) await changeFullName(transaction, accountId, fullName);
    if (timeZone !== undefined) await changeTimeZone(transaction, accountId, timeZone);
    await updateProfile(transaction, accountId, change);
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
  return readProfile(world, accountId);
}
