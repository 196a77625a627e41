import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { deviceWords } from '#server/features/platform/accounts/history/device-words.ts';
import { ABSOLUTE_MS, IDLE_MS } from './identify.ts';
import { endSessions } from './end-sessions.ts';
import { liveSessionsOf } from './queries.ts';

type SessionsWorld = Pick<World, 'database' | 'clock'>;

/** Where an account is signed in: this session first, then the last used. */
export async function readSessions(
  world: SessionsWorld,
  { accountId, sessionId, reader }: { accountId: string; sessionId: string; reader: Reader },
) {
  const now = world.clock.now().getTime();
  const rows = await liveSessionsOf(
    world.database,
    accountId,
    new Date(now - IDLE_MS),
    new Date(now - ABSOLUTE_MS),
  );
  return rows
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      device: say(deviceWords(userAgent), reader),
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: id === sessionId,
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of the account's own sessions. Throws Problem `not_found` for any other. */
export async function endSession(
  world: SessionsWorld & Pick<World, 'events'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await endSessions(world, world.database, accountId, { only: id }))) throw notFound('signIn');
}
