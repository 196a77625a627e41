import type { MasterProfile } from '#contract/career/facts.ts';
import { mergeMaster } from '#engines/resume/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { ensureProfile } from './ensure-profile.ts';
import { updateTold } from './queries.ts';

/** Keeps what the person said beside what their resume says; what they said before stays. It is merged on reading. */
export async function saveTold(
  world: Pick<World, 'clock' | 'tokens' | 'events'>,
  executor: Executor,
  { accountId, told }: { accountId: string; told: MasterProfile },
): Promise<void> {
  const before = (await ensureProfile(world, executor, accountId)).told;
  const all = before === null ? told : mergeMaster(before, told);
  await updateTold(executor, accountId, all, world.clock.now());
  await world.events.publish(executor, accountId, { topic: 'profile', application_id: null });
}
