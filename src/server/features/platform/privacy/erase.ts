import { accountById, eraseAccount } from '#server/features/platform/accounts/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { deleteRows, deleteRowsOfAddress, idsAmong, personalTables } from './catalogue-queries.ts';
import type { PersonalTable } from './catalogue-queries.ts';
import { deletionOf, dueDeletions, failStuckExports, lockPrivacy, removeExpiredExports } from './queries.ts';
import { removeOrphans } from './tidy-files.ts';
import { deletionDone } from './wording.ts';

type Deps = Pick<World, 'database' | 'clock' | 'files' | 'mailer' | 'log' | 'queue'>;

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

/** Erases one account: every row and every job about it in one transaction, then its files. */
async function erase(deps: Deps, accountId: string): Promise<void> {
  const account = await accountById(deps.database, accountId);
  if (!account) return;
  const erased = await deps.database.transaction(async (transaction) => {
    // The person may have kept the account a moment ago, or be about to.
    await lockPrivacy(transaction, accountId);
    const deletion = await deletionOf(transaction, accountId);
    if (!deletion || deletion.dueAt > deps.clock.now()) return false;
    const tables = await personalTables(transaction);
    await forgetJobs(deps, transaction, tables, account);
    await eraseAccount(transaction, accountId);
    for (const table of tables) if (table.by.of === null) await deleteRows(transaction, table, accountId);
    await deleteRowsOfAddress(transaction, tables, account.email);
    return true;
  });
  if (!erased) return;
  // A crash here leaves files of nobody, which the next sweep removes.
  await deps.files.removeAll(accountId);
  deps.log.info('account.erased', {});
  await deps.mailer
    .send({ to: account.email, ...deletionDone() })
    // The address may be gone as well; there is nobody left to tell.
    .catch(() => deps.log.warn('account.erased.mail', {}));
}

/** Ends what has expired: archives, accounts whose grace is over, and files that an interrupted erasure left. */
export async function sweep(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await failStuckExports(deps.database, new Date(now.getTime() - STUCK_MS));
  for (const { accountId, archive } of await removeExpiredExports(deps.database, now))
    await deps.files.remove(accountId, archive);
  for (const { accountId } of await dueDeletions(deps.database, now, BATCH)) await erase(deps, accountId);
  await removeOrphans(deps);
}
