import { livingAccounts } from '#server/features/platform/accounts/index.ts';
import { tidyFilesLater, UNNAMED_MS } from '#server/queue/tidy-files.ts';
import type { World } from '#server/world.ts';
import { businessIds } from './business-queries.ts';
import { keysNamedBy } from './catalogue-queries.ts';
import { everybodys } from './everybodys.ts';

type Deps = Pick<World, 'database' | 'clock' | 'files'>;

/** Removes what an account stored and none of its records names any more, such as a letter that was written anew. */
export async function tidyFiles({ database, clock, files }: Deps, accountId: string): Promise<void> {
  // Listed first: a file that is stored meanwhile is not among them, whatever the records say by then.
  const stored = await files.storedBefore(accountId, new Date(clock.now().getTime() - UNNAMED_MS));
  if (stored.length === 0) return;
  const named = await keysNamedBy(database, accountId);
  for (const key of stored) if (!named.has(key)) await files.remove(accountId, key);
}

/** Removes the files of accounts and businesses that are no more: what a crash left between the erasure of the records and of the files. */
export async function removeOrphans({ database, files }: Deps): Promise<void> {
  const owners = await files.owners();
  const living = await livingAccounts(database);
  const businesses = await businessIds(database);
  for (const owner of owners) if (!living.has(owner) && !businesses.has(owner)) await files.removeAll(owner);
}

/**
 * Once a day: has the files of every account looked through, and gives each what it has in the place that earlier versions
 * kept for all; what nobody names there goes with the place.
 */
export async function tidyAll(world: Deps & Pick<World, 'queue'>): Promise<void> {
  const deps = everybodys(world);
  const { database, files } = deps;
  if (await files.shared.isThere()) {
    for (const accountId of await livingAccounts(database))
      for (const key of await keysNamedBy(database, accountId)) await files.shared.handOver(accountId, key);
    await files.shared.dissolve();
  }
  const living = await livingAccounts(database);
  // A business's files are named by its own rows, which are not looked through here.
  for (const owner of await files.owners())
    if (living.has(owner)) await tidyFilesLater(deps, database, owner);
}
