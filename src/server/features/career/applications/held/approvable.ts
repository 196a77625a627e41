import type { Executor } from '#server/db/database.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { canApplyFor, NEEDS_DATED_ENTRY } from '#server/features/career/profile/index.ts';

/** Why an application that waits cannot be approved now, one sentence; null when it can. */
export async function whyNotApprovable(
  executor: Executor,
  row: Pick<ApplicationRow, 'accountId' | 'heldByDeletion'>,
): Promise<string | null> {
  if (row.heldByDeletion)
    return 'Its campaign was deleted, so it cannot be approved. Undo the deletion on Auto Apply to decide on it again.';
  return (await canApplyFor(executor, row.accountId)) ? null : NEEDS_DATED_ENTRY;
}
