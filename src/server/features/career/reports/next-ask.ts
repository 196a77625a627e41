import { localDay, startOfDay } from '#engines/calendar/index.ts';
import { asksDue } from '#engines/pacing/index.ts';
import type { Pace, ReportedCampaign } from './overview-queries.ts';

/** When the next application is put to the person, over all running campaigns, in ms since 1970 UTC; null when none has anything left to ask. */
export function nextAsk(
  { running, paces }: { running: readonly ReportedCampaign[]; paces: readonly Pace[] },
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): number | null {
  const midnight = startOfDay(localDay(nowMs, timeZone), timeZone);
  const moments = running.flatMap(({ id, rate, created_at: createdAt }) => {
    const pace = paces.find((one) => one.campaign_id === id);
    if (!pace || pace.ready === 0) return [];
    const askedToday = pace.asked.filter((at) => at.getTime() >= midnight).length;
    const due = asksDue({
      rate,
      askedToday,
      waiting: pace.waiting,
      createdAtMs: createdAt.getTime(),
      nowMs,
      timeZone,
      personHere: false,
    });
    const at = due.now > 0 ? nowMs : due.nextAtMs;
    return at === null ? [] : [at];
  });
  return moments.length === 0 ? null : Math.min(...moments);
}
