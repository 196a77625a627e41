import { localDay } from '#engines/calendar/index.ts';
import { CLOCK } from '#localization/format.ts';
import { deviceZone, inZone } from './in-zone.ts';
import { text } from './messages.ts';

/** The calendar day of a moment in the person's zone, `YYYY-MM-DD`. */
export function calendarDay(at: string | number, timeZone?: string): string {
  return localDay(new Date(at).getTime(), timeZone || deviceZone());
}

/** A calendar day `YYYY-MM-DD` in words: "Nov 16", with the year when it is not `thisYear`; other text stays. */
export function dayInWords(day: string, thisYear: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const year = day.startsWith(thisYear) ? {} : { year: 'numeric' as const };
  const words = inZone({ month: 'short', day: 'numeric', ...year }, 'UTC');
  const at = Date.parse(day);
  return Number.isNaN(at) ? day : words.format(at);
}

/** A calendar day `YYYY-MM-DD` in full: "January 11, 2027"; other text stays. */
export function fullDayInWords(day: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(at) ? day : inZone({ dateStyle: 'long' }, 'UTC').format(at);
}

/** A calendar day as a heading: "Today", "Yesterday" or "Monday, November 16". */
export function dayHeading(day: string, today: string): string {
  if (day === today) return text('today');
  const at = Date.parse(day);
  if (at === Date.parse(today) - 24 * 3_600_000) return text('yesterday');
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  return inZone({ weekday: 'long', month: 'long', day: 'numeric', ...year }, 'UTC').format(at);
}

/** Moments of one story, in order: the first of each day with its day ("Mon, Nov 16, 7:52 a.m."), the others by the clock. */
export function storyTimes(moments: readonly string[], timeZone?: string): string[] {
  const long = inZone({ weekday: 'short', month: 'short', day: 'numeric', ...CLOCK }, timeZone);
  const clock = inZone(CLOCK, timeZone);
  let before = '';
  return moments.map((at) => {
    const day = calendarDay(at, timeZone);
    const isNew = day !== before;
    before = day;
    return (isNew ? long : clock).format(new Date(at));
  });
}
