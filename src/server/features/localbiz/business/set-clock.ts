import type { World } from '#server/world.ts';
import { timeBy, timeOf } from './business-time.ts';
import type { BusinessTime } from './business-time.ts';
import { endInvitationJob } from './invitations/jobs.ts';
import { lockBusiness } from './queries.ts';
import { endsOfInvitations, keepClock } from './time-queries.ts';

const [SLOWEST, FASTEST] = [1, 100_000];

/**
 * Sets the clock of the demo's business or of a practice shop ahead by so much of its own time, and how many times as fast as the machine's it goes from now
 * on; it is never set back, since what is over stays over. Its invitations end by it then. Answers its time. Throws in production, where
 * every business lives by the time of its customers, and for a pace that is none.
 */
export async function setClock(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue'>,
  businessId: string,
  { aheadMs, pace }: { aheadMs: number; pace: number },
): Promise<BusinessTime> {
  if (world.config.environment === 'production')
    throw new Error('In production no business has a clock of its own.');
  if (!(Number.isSafeInteger(aheadMs) && aheadMs >= 0)) throw new Error('A clock is only set ahead.');
  if (!(Number.isSafeInteger(pace) && pace >= SLOWEST && pace <= FASTEST))
    throw new Error(`The pace is a whole number from ${SLOWEST} to ${FASTEST}.`);
  return world.database.transaction(async (transaction) => {
    await lockBusiness(transaction, businessId);
    const { now } = await timeOf({ database: transaction, clock: world.clock }, businessId);
    const setAt = world.clock.now();
    const setting = { offsetMs: now().getTime() + aheadMs - setAt.getTime(), pace, setAt };
    await keepClock(transaction, businessId, setting);
    const time = timeBy(world.clock, setting);
    for (const { id: invitationId, expiresAt } of await endsOfInvitations(transaction, businessId))
      await world.queue.enqueue(
        transaction,
        endInvitationJob,
        { businessId, invitationId },
        { startAfter: time.realAt(expiresAt) },
      );
    return time;
  });
}
