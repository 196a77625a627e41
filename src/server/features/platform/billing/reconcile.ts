import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { deleteEvents, listOverdue } from './queries.ts';
import { syncSubscription } from './sync-subscription.ts';

const BATCH = 200;
/** Longer than the provider tries to deliver a message. */
const EVENT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Asks the provider about what it should have told: a lost message costs an hour and no plan. */
export async function reconcile(world: World): Promise<void> {
  const now = world.clock.now();
  await deleteEvents(world.database, new Date(now.getTime() - EVENT_KEPT_MS));
  if (world.payments.mode === 'closed') return;
  for (const id of await listOverdue(world.database, now, BATCH))
    await syncSubscription(world, id).catch((error: unknown) =>
      world.log.warn('billing.not_reconciled', { subscription: id, ...describeError(error) }),
    );
}
