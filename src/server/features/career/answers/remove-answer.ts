import { reconsider } from '#server/features/career/applications/index.ts';
import { deleteAnswer } from '#server/features/career/profile/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';

/** Takes an answer out of the bank; what would have given it is prepared again without. Throws `not_found` for another's. */
export async function removeAnswer(
  world: Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue'>,
  accountId: string,
  id: string,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    const topic = await deleteAnswer(transaction, accountId, id);
    if (topic === undefined) throw notFound('answer');
    await reconsider(world, transaction, { accountId, answerId: id, topic });
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
}
