import { startOfDay } from '#engines/calendar/index.ts';
import { wallMoment } from './business-day.ts';

const OFFSET = /^([+-])(\d{2}):?(\d{2})$/;
const MINUTE_MS = 60_000;

/** Minutes a zone is ahead of UTC as a file writes it (`-0400`, `Z`); null for a name, which is the shop's own. */
function minutesAhead(zone: string | null): number | null {
  if (zone === null) return null;
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 0;
  const found = OFFSET.exec(zone);
  if (found === null) return null;
  const size = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === '-' ? -size : size;
}

/** When something happened on the wall clock of its shop; `minutes` is null where the source says no time of day. */
export interface ReadMoment {
  day: string;
  minutes: number | null;
}

/**
 * A day and a time `HH:MM:SS` as a file has them, on the wall clock of the shop: one that names an offset from UTC is turned into the
 * shop's time, one that names a zone or none is the shop's already.
 */
export function momentOnClock(
  day: string,
  { time, zone }: { time: string | null; zone: string | null },
  timeZone: string,
): ReadMoment {
  if (time === null) return { day, minutes: null };
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const ahead = minutesAhead(zone);
  if (ahead === null) return { day, minutes };
  return wallMoment(startOfDay(day, 'UTC') + (minutes - ahead) * MINUTE_MS, timeZone);
}
