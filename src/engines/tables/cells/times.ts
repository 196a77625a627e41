import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

/** A time of day with what is written of its zone: an offset, Z or letters such as ADT. */
const TIME =
  /(?:^|[T\s,])(\d{1,2})(?::|\s?[hH]\s?|(?<=\s\d{1,2})\.)(\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?\s*(?:([ap])\.?\s?m\.?(?![a-z]))?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[A-Z]{3,4})?$/i;
const SERIAL = /^\d{5}\.(\d+)$/;
const SECONDS_OF_DAY = 86_400;

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** A local time of day `HH:MM:SS`, and its zone as it is written; null for none. */
export interface TimeOfDay {
  time: string;
  zone: string | null;
}

/** The time of day in a cell, alone or after a day; null where there is none. */
export function readTime(cell: Cell | undefined): TimeOfDay | null {
  const text = cellText(cell);
  const part = SERIAL.exec(text)?.[1];
  if (part !== undefined)
    return { time: clock(Math.round(Number(`0.${part}`) * SECONDS_OF_DAY) % SECONDS_OF_DAY), zone: null };
  const [, hours = '', minutes = '', seconds = '0', half, zone = null] = TIME.exec(text) ?? [];
  if (hours === '' || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const written = Number(hours);
  if (half === undefined ? written > 23 : written < 1 || written > 12) return null;
  const hour = half === undefined ? written : (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return { time: clock(hour * 3600 + Number(minutes) * 60 + Number(seconds)), zone };
}
