import { localMinutes } from '#engines/calendar/index.ts';
import { CLOCK } from '#localization/format.ts';
import { deviceZone, inZone } from './in-zone.ts';
import { text } from './messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From two days on the hours no longer matter. */
const DAYS_FROM_MINUTES = 48 * HOUR_MINUTES;

/** When an approval ends, in the largest unit that says enough: "Expires in 23 h"; "Expired" when it has, null when it never does. */
export function expiryWords(expiresAt: string | null, nowMs: number): string | null {
  if (expiresAt === null) return null;
  const minutes = (Date.parse(expiresAt) - nowMs) / MINUTE_MS;
  if (minutes <= 0) return text('expired');
  if (minutes < HOUR_MINUTES) return text('expiresInMinutes', { minutes: Math.max(Math.ceil(minutes), 1) });
  if (minutes < DAYS_FROM_MINUTES)
    return text('expiresInHours', { hours: Math.floor(minutes / HOUR_MINUTES) });
  return text('expiresInDays', { days: Math.floor(minutes / (24 * HOUR_MINUTES)) });
}

/** The clock at a moment: "3:10 p.m.". */
export function clockWords(at: string, timeZone?: string): string {
  return inZone(CLOCK, timeZone).format(new Date(at));
}

/** The day of a moment without its year: "Nov 20". */
export function dayWords(at: string, timeZone?: string): string {
  return inZone({ month: 'short', day: 'numeric' }, timeZone).format(new Date(at));
}

/** The day of a moment with its year: "December 20, 2026". */
export function dateWords(at: string, timeZone?: string): string {
  return inZone({ dateStyle: 'long' }, timeZone).format(new Date(at));
}

/** A moment as short as it can be said today: the clock, or the day and the clock. */
export function momentWords(at: string, nowMs: number, timeZone?: string): string {
  const today = dayWords(new Date(nowMs).toISOString(), timeZone) === dayWords(at, timeZone);
  return today
    ? clockWords(at, timeZone)
    : inZone({ month: 'short', day: 'numeric', ...CLOCK }, timeZone).format(new Date(at));
}

/** The hour of the day, 0 to 23, in the person's zone. */
export function hourOf(nowMs: number, timeZone?: string): number {
  return Math.floor(localMinutes(nowMs, timeZone || deviceZone()) / HOUR_MINUTES);
}

/** How a person is greeted at an hour of the day, 0 to 23. */
export function greetingAt(hour: number, name: string): string {
  if (hour >= 5 && hour < 12) return text('goodMorning', { name });
  return hour >= 12 && hour < 18 ? text('goodAfternoon', { name }) : text('goodEvening', { name });
}
