import type { World } from '#server/world.ts';
import { syncJob } from './jobs.ts';
import { insertEvent } from './queries.ts';

/**
 * Takes in a message of the payment provider: once, and only with the right signature. It says what to read again, and is
 * believed in nothing else.
 */
export async function receiveEvent(
  { database, clock, queue, payments, log }: Pick<World, 'database' | 'clock' | 'queue' | 'payments' | 'log'>,
  { body, signature }: { body: string; signature: string },
): Promise<'accepted' | 'refused'> {
  const event = await payments.readEvent(body, signature, clock.now());
  if (event === null) return 'refused';
  await database.withoutOwner('billing.events').transaction(async (transaction) => {
    const isNew = await insertEvent(transaction, { id: event.id, kind: event.kind, at: clock.now() });
    if (!isNew) return;
    log.info('billing.event', { message: event.id, kind: event.kind });
    if (event.subscriptionId !== null)
      await queue.enqueue(transaction, syncJob, { subscriptionId: event.subscriptionId });
  });
  return 'accepted';
}
