import type { MasterProfile } from '#contract/career/facts.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { ensureProfile } from './ensure-profile.ts';
import { profileByAccount, updateImported } from './queries.ts';
import { masterOf } from './said.ts';
import { forgetWordings } from './wordings/agreed-wordings.ts';

type Deps = Pick<World, 'clock' | 'tokens' | 'events'>;

/** A profile read from another site's export; `at` is ISO 8601. */
interface Imported {
  name: string;
  at: string;
  master: MasterProfile;
}

/** What another site's export said; null when there is none. */
export async function importedProfile(executor: Executor, accountId: string): Promise<Imported | null> {
  return (await profileByAccount(executor, accountId))?.imported ?? null;
}

async function keep(world: Deps, executor: Executor, accountId: string, imported: Imported | null) {
  const before = await ensureProfile(world, executor, accountId);
  await updateImported(executor, accountId, imported, world.clock.now());
  await forgetWordings(executor, accountId, masterOf({ ...before, imported }, ''));
  await world.events.publish(executor, accountId, { topic: 'profile', application_id: null });
}

/** Keeps it beside what the resume says, in place of an earlier one; it is merged on reading. */
export const saveImported = (
  world: Deps,
  executor: Executor,
  { accountId, imported }: { accountId: string; imported: Imported },
): Promise<void> => keep(world, executor, accountId, imported);

/** Takes it out again. */
export const forgetImported = (world: Deps, executor: Executor, accountId: string): Promise<void> =>
  keep(world, executor, accountId, null);
