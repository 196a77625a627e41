import { inZone } from './in-zone.ts';
import { counted } from '#engines/text/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From two days on the hours no longer matter. */
const DAYS_FROM_MINUTES = 48 * HOUR_MINUTES;

/** How long something lasts, in the largest unit that says enough: "40 min", "23 h", "3 days". */
function spanWords(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${Math.max(Math.ceil(minutes), 1)} min`;
  if (minutes < DAYS_FROM_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} h`;
  return counted(Math.floor(minutes / (24 * HOUR_MINUTES)), 'day');
}

/** When an approval ends, in words: "Expires in 23 h"; "Expired" when it has, null when it never does. */
export function expiryWords(expiresAt: string | null, nowMs: number): string | null {
  if (expiresAt === null) return null;
  const minutes = (Date.parse(expiresAt) - nowMs) / MINUTE_MS;
  return minutes <= 0 ? 'Expired' : `Expires in ${spanWords(minutes)}`;
}

/** The clock at a moment: "15:10". */
export function clockWords(at: string, timeZone?: string): string {
  return inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone).format(new Date(at));
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
  const clock = clockWords(at, timeZone);
  return today ? clock : `${dayWords(at, timeZone)}, ${clock}`;
}

/** The hour of the day, 0 to 23, in the person's zone. */
export function hourOf(nowMs: number, timeZone?: string): number {
  return Number(inZone({ hour: '2-digit', hourCycle: 'h23' }, timeZone).format(new Date(nowMs)));
}

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
