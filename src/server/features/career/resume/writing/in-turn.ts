import { spendLimits } from '#server/features/platform/accounts/index.ts';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';
import type { World } from '#server/world.ts';
import { noRoom } from './refusals.ts';

const MOST_PER_ACCOUNT = 2;
const MOST_WAITING = 40;

// What the database does for a resume costs everybody; one at a time in a process.
const turns = new FairTurns({ atOnce: 1, perSource: MOST_PER_ACCOUNT, waiting: MOST_WAITING });

/**
 * Writes a resume when its account has its turn. Throws Problem `too_many_requests` with a third of one account at the same time
 * and with the 31st in an hour, `unavailable` when very many wait.
 */
export async function writeInTurn<Written extends object>(
  world: Pick<World, 'database' | 'clock' | 'config'>,
  { accountId, signal }: { accountId: string; signal: AbortSignal | undefined },
  write: () => Promise<Written>,
): Promise<Written> {
  const written = await turns.take(
    accountId,
    async () => {
      await spendLimits(world, [['generations', accountId]]);
      return write();
    },
    signal,
  );
  if (typeof written === 'string') throw noRoom(written);
  return written;
}
