import { spendLimits } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { deliverMessageJob } from './jobs.ts';
import { insertMessage } from './queries.ts';

interface Message {
  name: string;
  email: string;
  message: string;
  source: string;
}

/** Keeps a message and has it mailed to us. Throws Problem `too_many_requests` for the sixth from one source in an hour. */
export async function sendMessage(
  world: Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'queue'>,
  { source, ...message }: Message,
): Promise<void> {
  await spendLimits(world, [
    ['messagesPerSource', source],
    ['messagesInAll', 'everyone'],
  ]);
  const id = world.tokens.uuid();
  await world.database.transaction(async (transaction) => {
    await insertMessage(transaction, { ...message, id, receivedAt: world.clock.now() });
    await world.queue.enqueue(transaction, deliverMessageJob, { messageId: id });
  });
}
