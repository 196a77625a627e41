import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/** Of the timeline's line that ends what a skip taught. */
export const UNLEARNED = 'lesson_taken_back';

/**
 * Takes back what the reason of a skip taught, as a line of its timeline; twice is once. Throws `not_found` for somebody
 * else's and `conflict` for what was not skipped.
 */
export async function unlearn(
  deps: Pick<World, 'database' | 'clock' | 'events' | 'trail'>,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await findOwned(deps.database, accountId, id))) throw notFound('application');
  await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (row?.state !== 'skipped') throw new Problem('conflict', text.message('nothingLearned'));
    await noteApplication(deps, transaction, {
      row,
      actor: 'person',
      kind: UNLEARNED,
      detail: text.message('lessonTakenBack'),
    });
  });
}
