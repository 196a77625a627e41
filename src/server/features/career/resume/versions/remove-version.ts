import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { deleteVersion } from './queries.ts';

/** Deletes a version for good; throws Problem `not_found` when there is none of theirs. */
export async function removeVersion(
  world: Pick<World, 'database' | 'events'>,
  accountId: string,
  id: string,
): Promise<{ ok: true }> {
  await world.database.transaction(async (transaction) => {
    if (!(await deleteVersion(transaction, accountId, id))) throw notFound('version');
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
  return { ok: true };
}
