import { benefitsOf } from '#engines/plans/index.ts';
import { spendLimits } from '#server/features/platform/accounts/index.ts';
import { readStanding } from '#server/features/platform/billing/index.ts';
import type { World } from '#server/world.ts';
import { deliverMessageJob } from './jobs.ts';
import { insertMessage } from './queries.ts';
import { anybodys } from './anybodys.ts';

interface Message {
  name: string;
  email: string;
  message: string;
  source: string;
  /** Who is signed in; null for a visitor. */
  accountId: string | null;
}

/** Keeps a message with the plan of who is signed in, and has it mailed to us. Throws Problem `too_many_requests` for the sixth from one source in an hour. */
export async function sendMessage(
  world: Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'queue'>,
  { source, accountId, ...message }: Message,
): Promise<{ priority: boolean }> {
  await spendLimits(world, [
    ['messagesPerSource', source],
    ['messagesInAll', 'everyone'],
  ]);
  const id = world.tokens.uuid();
  const standing = accountId === null ? null : await readStanding(world, world.database, accountId);
  await anybodys(world).database.transaction(async (transaction) => {
    await insertMessage(transaction, {
      ...message,
      plan: standing?.plan ?? null,
      id,
      receivedAt: world.clock.now(),
    });
    await world.queue.enqueue(transaction, deliverMessageJob, { messageId: id });
  });
  return { priority: standing !== null && benefitsOf(standing).prioritySupport };
}
