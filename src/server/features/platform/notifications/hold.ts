import { quietUntil } from '#engines/calendar/index.ts';
import type { World } from '#server/world.ts';
import { pushJob, releaseJob } from './jobs.ts';
import { readPreferences } from './preferences/preferences.ts';
import type { Preferences } from './preferences/preferences.ts';
import { devicesOf } from './devices/device-queries.ts';
import { heldNotifications, holdAgain, lockNotices, releaseHeld } from './queries.ts';

const SINGLE_PUSHES = 3;
/** The queue's clock may run ahead of ours. */
const CLOCKS_APART_MS = 60_000;

/** When the person's quiet hours that stand at a moment end; null when none do. */
export function quietEnd(now: Date, { quiet, timeZone }: Preferences): Date | null {
  const end = quiet && quietUntil(now.getTime(), timeZone, quiet);
  return end === null ? null : new Date(end);
}

/**
 * Pushes what came during the quiet hours and is still worth it: up to three messages of their own, else one that stands
 * for all. Holds on while quiet hours stand, which the person may have moved meanwhile.
 */
export async function releasePushes(
  world: Pick<World, 'database' | 'clock' | 'queue'>,
  accountId: string,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    await lockNotices(transaction, accountId);
    const now = new Date(world.clock.now().getTime() + CLOCKS_APART_MS);
    const held = await heldNotifications(transaction, accountId, now);
    const [newest] = held;
    if (!newest) return;
    const until = quietEnd(now, await readPreferences(transaction, accountId));
    if (until) {
      await holdAgain(transaction, accountId, until);
      await world.queue.enqueue(
        transaction,
        releaseJob,
        { accountId },
        { key: accountId, startAfter: until },
      );
      return;
    }
    const single = held.length <= SINGLE_PUSHES;
    await releaseHeld(transaction, accountId, single ? held.map(({ id }) => id) : [newest.id], single);
    const devices = await devicesOf(transaction, accountId);
    for (const { id: notificationId } of single ? held.toReversed() : [newest])
      for (const { id: deviceId } of devices)
        await world.queue.enqueue(transaction, pushJob, { accountId, notificationId, deviceId });
  });
}
