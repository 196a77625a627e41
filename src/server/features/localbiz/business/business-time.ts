import type { Executor } from '#server/db/database.ts';
import type { Clock } from '#server/ports/clock.ts';
import { clockOf } from './time-queries.ts';
import type { ClockSetting } from './time-queries.ts';

/** The time of a business: its own clock, and the moment at which that will show something, on the clock of the machine. */
export interface BusinessTime {
  now: () => Date;
  /** When a job of the business is due that waits for a moment of its time. */
  realAt: (moment: Date) => Date;
}

/** A clock that was set; that of the machine for none that was. */
export function timeBy(clock: Clock, setting: ClockSetting | null): BusinessTime {
  if (setting === null) return { now: () => clock.now(), realAt: (moment) => moment };
  const { offsetMs, pace } = setting;
  const since = setting.setAt.getTime();
  const shownThen = since + offsetMs;
  return {
    now: () => new Date(shownThen + Math.round((clock.now().getTime() - since) * pace)),
    realAt: (moment) => new Date(since + Math.ceil((moment.getTime() - shownThen) / pace)),
  };
}

/**
 * What time it is for a business: everything that it is shown, and all that becomes due or is over for it, goes by this. It is the time of
 * the machine but for the demo's and practice shops', whose clock may be set (`set-clock.ts`). What the disk and the queue say of themselves is no business's.
 */
export const timeOf = async (
  { database, clock }: { database: Executor; clock: Clock },
  businessId: string,
): Promise<BusinessTime> => timeBy(clock, await clockOf(database, businessId));
