import type { World } from '#server/world.ts';
import { revokeSession, revokeSessionsOf } from './queries.ts';

/** Ends this session, or every session of the account. */
export async function signOut(
  world: Pick<World, 'database' | 'clock'>,
  { accountId, sessionId, everywhere }: { accountId: string; sessionId: string; everywhere: boolean },
): Promise<void> {
  const now = world.clock.now();
  if (everywhere) await revokeSessionsOf(world.database, accountId, now);
  else await revokeSession(world.database, sessionId, now);
}
