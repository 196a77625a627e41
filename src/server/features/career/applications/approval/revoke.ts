import type { ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { giveBackSend } from '#server/features/career/applications/on-hold/give-back.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { lastAttempt, lockAttempt } from '#server/features/career/applications/send/attempt-queries.ts';
import { moveAttempt } from '#server/features/career/applications/send/journal.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { askForApproval } from './ask-person.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

const TOO_LATE = text.message('onItsWay');

/** Ends the try that is filling the form now, and gives back what it took; refused once it is armed. */
async function endTry(deps: Deps, executor: Executor, row: ApplicationRow, timeZone: string): Promise<void> {
  const last = await lastAttempt(executor, row.id);
  const attempt = last && (await lockAttempt(executor, last.id));
  if (attempt?.state !== 'intent') throw new Problem('conflict', TOO_LATE);
  await moveAttempt(executor, attempt, 'abandoned');
  await giveBackSend(deps, executor, { row, attempt, timeZone });
}

/**
 * Takes an approval back, up to the click: whoever fills the form stops within a second, and the application waits for a
 * decision as before. Twice is once. Throws `not_found` for somebody else's and `conflict` when it is on its way.
 */
export async function revokeApproval(deps: Deps, accountId: string, id: string): Promise<ApplicationState> {
  if (!(await findOwned(deps.database, accountId, id))) throw notFound('application');
  const account = await accountById(deps.database, accountId);
  return deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (row?.state === 'waiting') return row.state;
    if (row?.state !== 'approved' && row?.state !== 'sending') throw new Problem('conflict', TOO_LATE);
    if (row.state === 'sending') await endTry(deps, transaction, row, account?.timeZone ?? 'UTC');
    const noted = await noteApplication(deps, transaction, {
      row,
      actor: 'person',
      kind: 'revoked',
      detail: text.message('revoked'),
      patch: { sendAfter: null, heldByPlan: false },
    });
    return (await askForApproval(deps, transaction, noted, { quiet: true })).state;
  });
}
