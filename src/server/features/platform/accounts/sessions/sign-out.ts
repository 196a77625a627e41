import type { World } from '#server/world.ts';
import { endSessions } from './end-sessions.ts';
import type { Withdraw } from './end-sessions.ts';

/** Ends this session, or every session of the account with all that was handed out. */
export async function signOut(
  world: Pick<World, 'database' | 'clock' | 'events'>,
  { accountId, sessionId, everywhere }: { accountId: string; sessionId: string; everywhere: boolean },
  withdraw: Withdraw,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    await endSessions(world, transaction, accountId, everywhere ? 'all' : { only: sessionId });
    if (everywhere) await withdraw(transaction, accountId, null);
  });
}
