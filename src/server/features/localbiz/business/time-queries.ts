import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { businesses, invitations } from './tables.ts';

/** How far a clock is ahead of the machine's since it was last set, and how fast it goes since. */
export interface ClockSetting {
  offsetMs: number;
  pace: number;
  setAt: Date;
}

/** How the clock of a business was set; null where it never was. */
export async function clockOf(executor: Executor, businessId: string): Promise<ClockSetting | null> {
  const [row] = await executor
    .select({
      offsetMs: businesses.clockOffsetMs,
      pace: businesses.clockPace,
      setAt: businesses.clockSetAt,
    })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row === undefined || row.setAt === null ? null : { ...row, setAt: row.setAt };
}

export async function keepClock(
  executor: Executor,
  businessId: string,
  { offsetMs, pace, setAt }: ClockSetting,
): Promise<void> {
  await executor
    .update(businesses)
    .set({ clockOffsetMs: offsetMs, clockPace: pace, clockSetAt: setAt })
    .where(eq(businesses.id, businessId));
}

/** When the invitations of a business are over. */
export const endsOfInvitations = (
  executor: Executor,
  businessId: string,
): Promise<{ id: string; expiresAt: Date }[]> =>
  executor
    .select({ id: invitations.id, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(eq(invitations.businessId, businessId));
