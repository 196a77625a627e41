import { addDays } from '#engines/calendar/index.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';

const LINES_A_DAY = 80;
const LINES_A_TICKET = 2;
const ITEMS = 60;

/** Lines of a till from a day on: eighty a day, two on a ticket, of sixty things. */
export const tillLines = (count: number, from: string): TillLine[] =>
  Array.from({ length: count }, (_, place) => ({
    day: addDays(from, Math.floor(place / LINES_A_DAY)),
    time: `${String(8 + Math.floor((place % LINES_A_DAY) / 8)).padStart(2, '0')}:${String((place * 7) % 60).padStart(2, '0')}:00`,
    ticket: `T${Math.floor(place / LINES_A_TICKET)}`,
    item: `Item ${(place * place) % ITEMS}`,
    price: 300 + ((place * 37) % 900),
    tax: 39,
  }));

/** The same as a till's export. */
export const longFile = (count: number, from: string): string => squareItems(tillLines(count, from));
