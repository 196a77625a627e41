import type { Reader } from '#localization/format.ts';
import { accountById, eraseAccount } from '#server/features/platform/accounts/index.ts';
import type { Executor } from '#server/db/database.ts';
import { rewriteTablesLater } from '#server/queue/rewrite-tables.ts';
import type { World } from '#server/world.ts';
import { deleteRows, deleteRowsOfAddress, idsAmong, personalTables } from './catalogue-queries.ts';
import type { PersonalTable } from './catalogue-queries.ts';
import {
  businessIds,
  deleteBusinesses,
  forgetInvitationsOf,
  leaveSharedBusinesses,
} from './business-queries.ts';
import {
  allAccounts,
  deletionOf,
  dueDeletions,
  failStuckExports,
  lockPrivacy,
  removeExpiredExports,
} from './queries.ts';
import { removeOrphans } from './tidy-files.ts';
import { deletionDone } from './wording.ts';
import { everybodys } from './everybodys.ts';

type Deps = Pick<World, 'database' | 'clock' | 'files' | 'erased' | 'mailer' | 'log' | 'trail' | 'queue'>;

const BATCH = 20;
/** Longer than every try of the job that packs. */
const STUCK_MS = 2 * 60 * 60 * 1000;

/** Takes jobs about an account out of the queue, done ones too: those that name it, its address, or a record of its own. */
async function forgetJobs(
  { queue }: Deps,
  executor: Executor,
  tables: readonly PersonalTable[],
  { id, email }: { id: string; email: string },
): Promise<void> {
  const spoken = await queue.idsInJobs(executor);
  const own: string[] = [];
  for (const table of tables) own.push(...(await idsAmong(executor, table, id, spoken)));
  await queue.forget(executor, [...new Set([id, email, email.normalize('NFC').toLowerCase(), ...own])]);
}

/**
 * Erases one account: every row and every job about it and what was noted of its trail, then its files; a job takes what was in
 * the rows out of the database's own files. It is noted beside the copies before the rows are gone for good, so that none of them
 * brings it back. Answers whom it was, or null where `mayErase`
 * did not let it.
 */
async function erase(
  deps: Deps,
  accountId: string,
  mayErase: (executor: Executor) => Promise<boolean>,
): Promise<({ email: string } & Reader) | null> {
  const all = deps.database.withoutOwner('privacy.erase');
  const account = await accountById(all, accountId);
  if (!account) return null;
  const erased = await all.transaction(async (transaction) => {
    await lockPrivacy(transaction, accountId);
    if (!(await mayErase(transaction))) return false;
    const tables = await personalTables(transaction);
    // What it owns then, it owns alone, and goes with it.
    await leaveSharedBusinesses(transaction, accountId);
    await forgetInvitationsOf(transaction, account.email);
    await forgetJobs(deps, transaction, tables, account);
    for (const table of tables)
      if (table.name === 'businesses') await deleteRows(transaction, table, accountId);
    await eraseAccount(transaction, accountId);
    for (const table of tables) if (table.by.of === null) await deleteRows(transaction, table, accountId);
    await deleteRowsOfAddress(transaction, tables, account.email);
    await rewriteTablesLater(deps.queue, transaction);
    await deps.erased.add(accountId, deps.clock.now());
    // Before the commit: an end without its lines would look as if they had been taken away.
    await deps.trail.forget(accountId);
    return true;
  });
  if (!erased) return null;
  // A crash here leaves files of nobody, which the next sweep removes.
  await deps.files.removeAll(accountId);
  return account;
}

/** Erases an account whose grace is over, and says goodbye. */
async function eraseDue(deps: Deps, accountId: string): Promise<void> {
  const account = await erase(deps, accountId, async (transaction) => {
    // The person may have kept the account a moment ago, or be about to.
    const deletion = await deletionOf(transaction, accountId);
    return deletion !== null && deletion.dueAt <= deps.clock.now();
  });
  if (!account) return;
  deps.log.info('account.erased', {});
  await deps.mailer
    .send({ key: `erased ${accountId}`, to: account.email, ...deletionDone(account) })
    // The address may be gone as well; there is nobody left to tell.
    .catch(() => deps.log.warn('account.erased.mail', {}));
}

/** Erases anew whom a restored copy brought back, and businesses that were closed; they were told when it was done first. Answers how many. */
export async function eraseAgain(world: Deps, wasErased: (accountId: string) => boolean): Promise<number> {
  const deps = everybodys(world);
  const back = (await allAccounts(deps.database)).filter(wasErased);
  for (const accountId of back) await erase(deps, accountId, async () => true);
  await deleteBusinesses(deps.database, [...(await businessIds(deps.database))].filter(wasErased));
  return back.length;
}

/** Ends what has expired: archives, accounts whose grace is over, and files that an interrupted erasure left. */
export async function sweep(world: Deps): Promise<void> {
  const deps = everybodys(world);
  const now = deps.clock.now();
  await failStuckExports(deps.database, new Date(now.getTime() - STUCK_MS));
  for (const { accountId, archive } of await removeExpiredExports(deps.database, now))
    await deps.files.remove(accountId, archive);
  for (const { accountId } of await dueDeletions(deps.database, now, BATCH)) await eraseDue(deps, accountId);
  await removeOrphans(deps);
}
