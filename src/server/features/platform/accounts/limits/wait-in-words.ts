import { counted } from '#engines/text/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in words, never less than they are: "42 seconds", "15 minutes", "2 hours", "3 days". */
export function waitInWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return counted(Math.ceil(seconds), 'second');
  if (seconds < 2 * HOUR) return counted(Math.ceil(seconds / MINUTE), 'minute');
  if (seconds < 2 * DAY) return counted(Math.ceil(seconds / HOUR), 'hour');
  return counted(Math.ceil(seconds / DAY), 'day');
}
