import type { Visit } from '#server/actor.ts';
import type { Executor } from '#server/db/database.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { rememberDevice } from '#server/features/platform/accounts/devices/queries.ts';
import { earlierSignIns, insertSignIn } from '#server/features/platform/accounts/history/queries.ts';
import type { SignInMethod } from '#server/features/platform/accounts/history/queries.ts';
import { sendNoticeJob } from '#server/features/platform/accounts/jobs.ts';
import { endSessions } from './end-sessions.ts';
import { insertSession } from './queries.ts';

const MOST_SESSIONS = 10;

/** What a sign-in gives: the bearer token, and the secret that the device cookie is to keep. */
export interface OpenedSession {
  token: string;
  device: string;
}

/**
 * Opens a session inside the caller's transaction and writes it into the sign-in history; the oldest of more than ten
 * ends. A device that the account did not know is told to its owner by mail.
 */
export async function openSession(
  world: Pick<World, 'clock' | 'tokens' | 'queue' | 'events'>,
  executor: Executor,
  { accountId, visit, method }: { accountId: string; visit: Visit; method: SignInMethod },
): Promise<OpenedSession> {
  const now = world.clock.now();
  const token = world.tokens.secret();
  const device = visit.device ?? world.tokens.secret();
  const { userAgent } = visit;
  const deviceHash = hashToken(device);
  await insertSession(executor, {
    accountId,
    tokenHash: hashToken(token),
    userAgent,
    deviceHash,
    createdAt: now,
    lastUsedAt: now,
  });
  await rememberDevice(executor, { accountId, deviceHash, lastSignedInAt: now });
  await endSessions(world, executor, accountId, { kept: MOST_SESSIONS });
  const earlier = await earlierSignIns(executor, accountId, deviceHash);
  const newDevice = earlier.any && !earlier.fromDevice;
  await insertSignIn(executor, {
    accountId,
    method,
    outcome: 'signed_in',
    newDevice,
    userAgent,
    deviceHash,
    at: now,
  });
  if (newDevice)
    await world.queue.enqueue(executor, sendNoticeJob, {
      accountId,
      notice: 'new_device',
      userAgent,
      at: now.toISOString(),
    });
  return { token, device };
}
