const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Monday, 5 January 1970: weeks are counted from Mondays. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** How many periods of a length keep their newest copy. */
const KEPT = [
  { lengthMs: HOUR_MS, most: 24 },
  { lengthMs: DAY_MS, most: 14 },
  { lengthMs: 7 * DAY_MS, most: 4 },
] as const;

/** How old a copy may become: what was erased is gone from the last one by then. */
const OLDEST_MS = 30 * DAY_MS;

/**
 * Of copies by their times (ms since 1970 UTC), those to keep: the newest of each of the last 24 hours, 14 days and 4 weeks in
 * which there is one, and none that is 30 days old.
 */
export function keptCopies(times: readonly number[], nowMs: number): Set<number> {
  const newestFirst = times.filter((time) => nowMs - time < OLDEST_MS).toSorted((one, other) => other - one);
  const kept = new Set<number>();
  for (const { lengthMs, most } of KEPT) {
    const seen = new Set<number>();
    for (const time of newestFirst) {
      const period = Math.floor((time - FIRST_MONDAY_MS) / lengthMs);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(time);
    }
  }
  return kept;
}
