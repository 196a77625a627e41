import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds in words, never less than they are: "42 seconds", "15 minutes", "2 hours", "3 days". */
export function waitInWords(seconds: number): Message {
  if (seconds < 2 * MINUTE) return text.message('seconds', { count: Math.ceil(seconds) });
  if (seconds < 2 * HOUR) return text.message('minutes', { count: Math.ceil(seconds / MINUTE) });
  if (seconds < 2 * DAY) return text.message('hours', { count: Math.ceil(seconds / HOUR) });
  return text.message('days', { count: Math.ceil(seconds / DAY) });
}
