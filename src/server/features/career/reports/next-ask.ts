import { localDay, startOfDay } from '#engines/calendar/index.ts';
import { asksDue } from '#engines/pacing/index.ts';
import type { World } from '#server/world.ts';
import { askedByCampaign, readyByCampaign } from './queries.ts';

interface RunningCampaign {
  id: string;
  rate: number;
  createdAt: Date;
}

/** When the next application is put to the person, over all running campaigns; null when none has anything left to ask. */
export async function nextAsk(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  {
    accountId,
    timeZone,
    running,
  }: { accountId: string; timeZone: string; running: readonly RunningCampaign[] },
): Promise<string | null> {
  const nowMs = clock.now().getTime();
  const midnight = new Date(startOfDay(localDay(nowMs, timeZone), timeZone));
  const asked = await askedByCampaign(database, accountId, midnight);
  const ready = await readyByCampaign(database, accountId);
  const moments = running
    .filter(({ id }) => (ready.get(id) ?? 0) > 0)
    .map(({ id, rate, createdAt }) => {
      const counts = asked.get(id) ?? { askedToday: 0, waiting: 0 };
      const createdAtMs = createdAt.getTime();
      const due = asksDue({ rate, ...counts, createdAtMs, nowMs, timeZone, personHere: false });
      return due.now > 0 ? nowMs : due.nextAtMs;
    })
    .filter((moment) => moment !== null);
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString();
}
