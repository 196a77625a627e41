import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import { hasOpened } from '#server/features/career/applications/read/to-finish-queries.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/**
 * Notes, once, that the person opened the page of what they are to send: what was only saved is theirs to finish from then on.
 * Nothing to do for anything else. Throws `not_found` for somebody else's.
 */
export async function noteOpened(
  deps: Pick<World, 'database' | 'clock' | 'events' | 'trail'>,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await findOwned(deps.database, accountId, id))) throw notFound('application');
  await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (row?.state !== 'handed_over' || (await hasOpened(transaction, id))) return;
    await noteApplication(deps, transaction, {
      row,
      actor: 'person',
      kind: 'opened',
      detail: text.message('pageOpened'),
    });
  });
}
