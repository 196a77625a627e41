import { accountById, eraseAccount } from '#server/features/platform/accounts/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { deleteRows, keysNamedIn, personalTables } from './catalogue-queries.ts';
import { fileKeysOf } from './contents.ts';
import { allAccounts, deletionOf, dueDeletions, failStuckExports, removeExpiredExports } from './queries.ts';
import { deletionDone } from './wording.ts';

type Deps = Pick<World, 'database' | 'clock' | 'files' | 'erased' | 'mailer' | 'log' | 'trail'>;

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

/**
 * Erases one account: every row that is its own, what was noted of its trail, then every file that only its rows named. It is noted beside the copies before
 * the rows are gone for good, so that none of them brings it back. Answers whether `mayErase` let it.
 */
async function erase(
  deps: Deps,
  accountId: string,
  mayErase: (executor: Executor) => Promise<boolean>,
): Promise<boolean> {
  const keys = [...(await fileKeysOf(deps.database, accountId)).keys()];
  const erased = await deps.database.transaction(async (transaction) => {
    if (!(await mayErase(transaction))) return false;
    const tables = await personalTables(transaction);
    await eraseAccount(transaction, accountId);
    for (const table of tables) if (table.by.of === null) await deleteRows(transaction, table, accountId);
    await deps.erased.add(accountId, deps.clock.now());
    // Before the commit: an end without its lines would look as if they had been taken away.
    await deps.trail.forget(accountId);
    return true;
  });
  if (erased) await removeFiles(deps, keys);
  return erased;
}

/** Erases an account whose grace is over, and says goodbye. */
async function eraseDue(deps: Deps, accountId: string): Promise<void> {
  const account = await accountById(deps.database, accountId);
  if (!account) return;
  const erased = await erase(deps, accountId, async (transaction) => {
    // The person may have kept the account a moment ago.
    const deletion = await deletionOf(transaction, accountId);
    return deletion !== null && deletion.dueAt <= deps.clock.now();
  });
  if (!erased) return;
  deps.log.info('account.erased', {});
  await deps.mailer
    .send({ key: `erased ${accountId}`, to: account.email, ...deletionDone() })
    // The address may be gone as well; there is nobody left to tell.
    .catch(() => deps.log.warn('account.erased.mail', {}));
}

/** Erases anew whom a restored copy brought back; they were told when it was done first. Answers how many. */
export async function eraseAgain(deps: Deps, wasErased: (accountId: string) => boolean): Promise<number> {
  const back = (await allAccounts(deps.database)).filter(wasErased);
  for (const accountId of back) await erase(deps, accountId, async () => true);
  return back.length;
}

/** Ends what has expired: archives, and accounts whose grace is over. */
export async function sweep(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await failStuckExports(deps.database, new Date(now.getTime() - STUCK_MS));
  await removeFiles(deps, await removeExpiredExports(deps.database, now));
  for (const { accountId } of await dueDeletions(deps.database, now, BATCH)) await eraseDue(deps, accountId);
}
