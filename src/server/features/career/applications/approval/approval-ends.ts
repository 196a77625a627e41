import { APPROVAL_HOURS } from '#contract/career/applications.ts';
import type { Posting } from '#contract/career/posting.ts';
import { addDays, localDay, startOfDay } from '#engines/calendar/index.ts';

const HOUR_MS = 3_600_000;
/** A closing day without an hour is kept as its midnight: all of that day counts, where the person lives. */
const WHOLE_DAY = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;

/** The last moment to apply, ms since 1970 UTC; null where nobody says. */
function closingOf({ expires_at: closing }: Pick<Posting, 'expires_at'>, timeZone: string): number | null {
  const day = WHOLE_DAY.exec(closing ?? '')?.[1];
  const atMs = day === undefined ? Date.parse(closing ?? '') : startOfDay(addDays(day, 1), timeZone);
  return Number.isNaN(atMs) ? null : atMs;
}

/** The last day to apply, where the person lives; null where nobody says. */
export function closingDay(
  { expires_at: closing }: Pick<Posting, 'expires_at'>,
  timeZone: string,
): string | null {
  const atMs = Date.parse(closing ?? '');
  return WHOLE_DAY.exec(closing ?? '')?.[1] ?? (Number.isNaN(atMs) ? null : localDay(atMs, timeZone));
}

/**
 * When an approval that is asked for or given now runs out: after 72 hours or with the posting, whichever is first. A closing
 * day that has passed does not count: the board still has the posting, and its form says whether it is closed.
 */
export function approvalEnds(now: Date, posting: Pick<Posting, 'expires_at'>, timeZone: string): Date {
  const hoursEnd = now.getTime() + APPROVAL_HOURS * HOUR_MS;
  const closing = closingOf(posting, timeZone);
  return new Date(closing !== null && closing > now.getTime() ? Math.min(closing, hoursEnd) : hoursEnd);
}
