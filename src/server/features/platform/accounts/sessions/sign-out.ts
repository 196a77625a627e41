import type { World } from '#server/world.ts';
import { endSessions } from './end-sessions.ts';

/** Ends this session, or every session of the account. */
export async function signOut(
  world: Pick<World, 'database' | 'clock' | 'events'>,
  { accountId, sessionId, everywhere }: { accountId: string; sessionId: string; everywhere: boolean },
): Promise<void> {
  await endSessions(world, world.database, accountId, everywhere ? 'all' : { only: sessionId });
}
