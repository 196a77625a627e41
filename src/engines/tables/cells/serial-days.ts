import { addDays } from '#engines/calendar/index.ts';

/** Days since the end of 1899, as workbooks count: 1954 to 2119. */
const SERIALS = [20_000, 80_000] as const;
const SERIAL_ZERO = '1899-12-30';
/** The fraction is the time of day, with the decimal sign of whoever saved the file. */
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;

/** The day `YYYY-MM-DD` that a workbook counts by a number; null for another text. */
export function serialDay(text: string): string | null {
  const value = SERIAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return value > SERIALS[0] && value < SERIALS[1] ? addDays(SERIAL_ZERO, Math.floor(value)) : null;
}
