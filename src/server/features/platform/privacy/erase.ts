import { accountById, eraseAccount } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { deleteRows, keysNamedIn, personalTables } from './catalogue-queries.ts';
import { fileKeysOf } from './contents.ts';
import { deletionOf, dueDeletions, failStuckExports, lockPrivacy, removeExpiredExports } from './queries.ts';
import { deletionDone } from './wording.ts';

type Deps = Pick<World, 'database' | 'clock' | 'files' | 'mailer' | 'log'>;

const BATCH = 20;
/** Longer than every try of the job that packs. */
const STUCK_MS = 2 * 60 * 60 * 1000;

/** Removes files that no record names any more. */
async function removeFiles({ database, files }: Deps, keys: readonly string[]): Promise<void> {
  const named = new Set<string>();
  for (const table of await personalTables(database))
    for (const key of await keysNamedIn(database, table, keys)) named.add(key);
  for (const key of keys) if (!named.has(key)) await files.remove(key);
}

/** Erases one account: every row that is its own, then every file that only its rows named. */
async function erase(deps: Deps, accountId: string): Promise<void> {
  const account = await accountById(deps.database, accountId);
  if (!account) return;
  const keys = [...(await fileKeysOf(deps.database, accountId)).keys()];
  const erased = await deps.database.transaction(async (transaction) => {
    // The person may have kept the account a moment ago, or be about to.
    await lockPrivacy(transaction, accountId);
    const deletion = await deletionOf(transaction, accountId);
    if (!deletion || deletion.dueAt > deps.clock.now()) return false;
    const tables = await personalTables(transaction);
    await eraseAccount(transaction, accountId);
    for (const table of tables) if (table.by.of === null) await deleteRows(transaction, table, accountId);
    return true;
  });
  if (!erased) return;
  await removeFiles(deps, keys);
  deps.log.info('account.erased', {});
  await deps.mailer
    .send({ to: account.email, ...deletionDone() })
    // The address may be gone as well; there is nobody left to tell.
    .catch(() => deps.log.warn('account.erased.mail', {}));
}

/** Ends what has expired: archives, and accounts whose grace is over. */
export async function sweep(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await failStuckExports(deps.database, new Date(now.getTime() - STUCK_MS));
  await removeFiles(deps, await removeExpiredExports(deps.database, now));
  for (const { accountId } of await dueDeletions(deps.database, now, BATCH)) await erase(deps, accountId);
}
