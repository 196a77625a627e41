import type { Visit } from '#server/actor.ts';
import type { Executor } from '#server/db/database.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { insertSession, revokeOldest } from './queries.ts';

const MOST_SESSIONS = 10;

/** What a sign-in gives: the bearer token, and the secret that the device cookie is to keep. */
export interface OpenedSession {
  token: string;
  device: string;
}

/** Opens a session inside the caller's transaction; the oldest of more than ten ends. */
export async function openSession(
  world: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  { accountId, visit }: { accountId: string; visit: Visit },
): Promise<OpenedSession> {
  const now = world.clock.now();
  const token = world.tokens.secret();
  const device = visit.device ?? world.tokens.secret();
  await insertSession(executor, {
    accountId,
    tokenHash: hashToken(token),
    userAgent: visit.userAgent,
    deviceHash: hashToken(device),
    createdAt: now,
    lastUsedAt: now,
  });
  await revokeOldest(executor, accountId, MOST_SESSIONS, now);
  return { token, device };
}
