import { memberOf, openPracticeBusiness } from '#server/features/localbiz/business/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { practiceBakery } from './bakery.data.ts';
import { bringInJob } from './bring-in-job.ts';
import { text } from './messages.ts';

/**
 * Opens the practice shop of somebody who has a business, and turns them to it; the one they have is only turned to, and goes on where
 * its files did not come in. Throws Problem `conflict` where no practice town runs, `not_found` for who has no business yet.
 */
export async function openPracticeShop(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'queue' | 'practice'>,
  accountId: string,
): Promise<void> {
  if (world.practice === null) throw new Problem('conflict', text.message('notHere'));
  await memberOf(world, accountId, { may: 'see' });
  await world.database.transaction(async (transaction) => {
    const { businessId, isToFill } = await openPracticeBusiness(
      world,
      transaction,
      accountId,
      practiceBakery,
    );
    if (isToFill)
      await world.queue.enqueue(
        transaction,
        bringInJob,
        { businessId, accountId, imports: [] },
        { key: businessId },
      );
  });
}
