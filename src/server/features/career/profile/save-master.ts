import type { MasterProfile } from '#contract/career/facts.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { ensureProfile } from './ensure-profile.ts';
import { updateMaster } from './queries.ts';
import { masterOf } from './said.ts';
import { forgetWordings } from './wordings/agreed-wordings.ts';

/** Keeps what was read from a resume in place of what was read before; what the person said stays, it is merged on reading. */
export async function saveMaster(
  world: Pick<World, 'clock' | 'tokens' | 'events'>,
  executor: Executor,
  { accountId, master }: { accountId: string; master: MasterProfile },
): Promise<void> {
  const before = await ensureProfile(world, executor, accountId);
  await updateMaster(executor, accountId, master, world.clock.now());
  await forgetWordings(executor, accountId, masterOf({ ...before, master }, ''));
  await world.events.publish(executor, accountId, { topic: 'profile', application_id: null });
}
