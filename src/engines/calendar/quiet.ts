import { addDays } from './days.ts';
import { localDay, localMinutes, startOfDay } from './zones.ts';

const DAY_MINUTES = 1440;

/**
 * The moment (ms since 1970 UTC) the wall clock of a zone shows so many minutes after midnight on a day `YYYY-MM-DD`; the
 * nearest one after it where the clocks jump over that time.
 */
export function momentAt(day: string, minutes: number, timeZone: string): number {
  const guess = startOfDay(day, timeZone) + minutes * 60_000;
  if (localDay(guess, timeZone) !== day) return guess;
  const shifted = guess + (minutes - localMinutes(guess, timeZone)) * 60_000;
  return localMinutes(shifted, timeZone) === minutes ? shifted : guess;
}

/**
 * When quiet hours that stand at this moment end, in ms since 1970 UTC; null when they do not stand. `from` and `until` are
 * minutes after midnight (0 to 1439) on the zone's wall clock and may lie on both sides of midnight; equal ones mean never.
 */
export function quietUntil(
  atMs: number,
  timeZone: string,
  { from, until }: { from: number; until: number },
): number | null {
  if (from === until) return null;
  const now = localMinutes(atMs, timeZone);
  const isQuiet = from < until ? now >= from && now < until : now >= from || now < until;
  if (!isQuiet) return null;
  const today = localDay(atMs, timeZone);
  const end = momentAt(now < until ? today : addDays(today, 1), until % DAY_MINUTES, timeZone);
  // Where the clocks are set back over the end, it comes twice: the first has passed.
  return Math.max(end, atMs + 1);
}
