import { setTimeout as sleep } from 'node:timers/promises';
import { spendLimits } from '#server/features/platform/accounts/index.ts';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';
import type { NoRoom } from '#server/ports/turns/fair-turns.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';

const MOST_PER_ACCOUNT = 2;
const MOST_WAITING = 40;
const RETRY_SECONDS = 2;
/** As long as a resume kept the processor, the requests of others have it before the next one is written. */
const LONGEST_REST_MS = 1000;

// A resume is written on the processor that answers everybody, so one at a time in a process.
const turns = new FairTurns({ atOnce: 1, perSource: MOST_PER_ACCOUNT, waiting: MOST_WAITING });

const noRoom = (why: NoRoom) =>
  why === 'source_full'
    ? new Problem(
        'too_many_requests',
        'Two resumes of yours are being made already. Wait for them, then try again.',
        RETRY_SECONDS,
      )
    : new Problem(
        'unavailable',
        'Many resumes are being made just now. Try again in a moment.',
        RETRY_SECONDS,
      );

/**
 * Writes a resume when its account has its turn. Throws Problem `too_many_requests` with a third of one account at the same time
 * and with the 31st in an hour, `unavailable` when very many wait.
 */
export async function writeInTurn<Written>(
  world: Pick<World, 'database' | 'clock' | 'config'>,
  { accountId, signal }: { accountId: string; signal: AbortSignal | undefined },
  write: () => Promise<Written>,
): Promise<Written> {
  const { promise, resolve, reject } = Promise.withResolvers<Written>();
  const turn = turns.take(
    accountId,
    async () => {
      await spendLimits(world, [['generations', accountId]]);
      const begun = performance.now();
      resolve(await write());
      // The one who asked has it; the turn goes on a little, so that others' requests come in between.
      await sleep(Math.min(performance.now() - begun, LONGEST_REST_MS));
    },
    signal,
  );
  turn.then((refused) => {
    if (refused !== undefined) reject(noRoom(refused));
  }, reject);
  return promise;
}
