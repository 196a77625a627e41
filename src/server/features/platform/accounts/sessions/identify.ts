import { STEP_UP_MINUTES } from '#contract/platform/security.ts';
import type { Actor } from '#server/actor.ts';
import { visitor } from '#server/actor.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { sidesOf } from '#server/features/platform/accounts/side-queries.ts';
import { liveSession, touchSession } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a session lives without use, and at most. Milliseconds. */
export const IDLE_MS = 14 * DAY_MS;
export const ABSOLUTE_MS = 30 * DAY_MS;
const TOUCH_MS = 60 * 1000;
const STEP_UP_MS = STEP_UP_MINUTES * 60 * 1000;

type SessionWorld = Pick<World, 'database' | 'clock'>;

async function find(world: SessionWorld, by: { tokenHash: string } | { id: string }) {
  const now = world.clock.now().getTime();
  const all = world.database.withoutOwner('accounts.identify');
  return liveSession(all, by, new Date(now - IDLE_MS), new Date(now - ABSOLUTE_MS));
}

interface Confirmation {
  confirmedAt: Date | null;
  confirmedDeviceHash: string | null;
}

/** A step-up counts for ten minutes and on its device alone, so that it is of no use to who stole the token. */
function isSteppedUp(session: Confirmation, device: string | null, now: Date): boolean {
  if (session.confirmedAt === null || now.getTime() - session.confirmedAt.getTime() >= STEP_UP_MS)
    return false;
  return (
    session.confirmedDeviceHash === null ||
    (device !== null && hashToken(device) === session.confirmedDeviceHash)
  );
}

/**
 * Who a bearer token stands for: its account while the session lives (14 days unused, 30 at most), else a visitor.
 * `device` is the secret of the device cookie that came along.
 */
export async function identify(
  world: SessionWorld,
  token: string,
  device: string | null = null,
): Promise<Actor> {
  const session = await find(world, { tokenHash: hashToken(token) });
  if (!session) return visitor;
  const now = world.clock.now();
  // Once a minute is enough for an idle time of days, and keeps reads from writing.
  if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_MS)
    await touchSession(world.database.forAccount(session.accountId), session.id, now);
  return {
    kind: 'account',
    accountId: session.accountId,
    sides: sidesOf(session),
    home: session.kind,
    sessionId: session.id,
    ending: session.endingSince !== null,
    steppedUp: isSteppedUp(session, device, now),
    locale: session.locale,
    timeZone: session.timeZone,
  };
}

/** Whether a session still lives; for connections that stay open. */
export const isSessionAlive = async (world: SessionWorld, sessionId: string): Promise<boolean> =>
  (await find(world, { id: sessionId })) !== null;
