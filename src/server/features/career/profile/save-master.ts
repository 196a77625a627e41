import type { MasterProfile } from '#contract/career/facts.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { ensureProfile } from './ensure-profile.ts';
import { updateMaster } from './queries.ts';

/** Keeps what was read from a resume in place of what was read before; what the person said stays, it is merged on reading. */
export async function saveMaster(
  world: Pick<World, 'clock' | 'tokens' | 'events'>,
  executor: Executor,
  { accountId, master }: { accountId: string; master: MasterProfile },
): Promise<void> {
  await ensureProfile(world, executor, accountId);
  await updateMaster(executor, accountId, master, world.clock.now());
  await world.events.publish(executor, accountId, { topic: 'profile', application_id: null });
}
