import type { Executor } from '#server/db/database.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { insertSession, revokeOldest } from './queries.ts';

const MOST_SESSIONS = 10;

/** Opens a session inside the caller's transaction and answers its bearer token; the oldest of more than ten ends. */
export async function openSession(
  world: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  { accountId, userAgent }: { accountId: string; userAgent: string },
): Promise<string> {
  const now = world.clock.now();
  const token = world.tokens.secret();
  await insertSession(executor, {
    accountId,
    tokenHash: hashToken(token),
    userAgent,
    createdAt: now,
    lastUsedAt: now,
  });
  await revokeOldest(executor, accountId, MOST_SESSIONS, now);
  return token;
}
