import type { z } from 'zod';
import type { avoidChange, AvoidedByAccount } from '#contract/career/hub/avoid.ts';
import { localDay } from '#engines/calendar/index.ts';
import { presentEmployers, withoutAllowed } from '#engines/matching/index.ts';
import { ensureProfile } from '#server/features/career/profile/ensure-profile.ts';
import { updateProfile } from '#server/features/career/profile/queries.ts';
import { readPerson } from '#server/features/career/profile/read-person.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'database' | 'clock' | 'tokens' | 'config'>;

/** What the account avoids in all campaigns, with where the person works now. */
export async function readAvoidedByAccount(world: Deps, accountId: string): Promise<AvoidedByAccount> {
  const { master, avoid, timeZone } = await readPerson(world, accountId);
  const present = presentEmployers(master, localDay(world.clock.now().getTime(), timeZone));
  const avoided = new Set(withoutAllowed(present, avoid?.allowed ?? []).map(({ name }) => name));
  return {
    companies: avoid?.companies ?? '',
    industries: avoid?.industries ?? '',
    words: avoid?.words ?? '',
    present: present.map(({ name }) => ({ name, avoided: avoided.has(name) })),
  };
}

/** Replaces what the account avoids; campaigns look at every posting anew, and what is approved is looked at again before it is sent. */
export async function changeAvoided(
  world: Deps & Pick<World, 'events'>,
  accountId: string,
  avoid: z.output<typeof avoidChange>,
): Promise<AvoidedByAccount> {
  await world.database.transaction(async (transaction) => {
    await ensureProfile(world, transaction, accountId);
    await updateProfile(transaction, accountId, { avoid, updatedAt: world.clock.now() });
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
  return readAvoidedByAccount(world, accountId);
}
