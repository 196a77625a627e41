import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { deleteEvents, listOverdue } from './queries.ts';
import { syncAnybodys } from './sync-subscription.ts';

const BATCH = 200;
/** Longer than the provider tries to deliver a message. */
const EVENT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Asks the provider about what it should have told: a lost message costs an hour and no plan. */
export async function reconcile(world: World): Promise<void> {
  const now = world.clock.now();
  const all = world.database.withoutOwner('billing.overdue');
  await deleteEvents(all, new Date(now.getTime() - EVENT_KEPT_MS));
  if (world.payments.mode === 'closed') return;
  for (const id of await listOverdue(all, now, BATCH))
    await syncAnybodys(world, id).catch((error: unknown) =>
      world.log.warn('billing.not_reconciled', { subscription: id, ...describeError(error) }),
    );
}
