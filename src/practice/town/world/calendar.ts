import type { Day } from './types.ts';

const DAY_MS = 86_400_000;

export const dayOfText = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / DAY_MS;
/** A day as YYYY-MM-DD. */
export const textOfDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (day + 4) % 7;
/** 0 is January. */
export const monthOf = (day: Day): number => new Date(day * DAY_MS).getUTCMonth();
/** The day of the month, from 1. */
export const dateOf = (day: Day): number => new Date(day * DAY_MS).getUTCDate();

/** How far into the next day of UTC a day ends in the last shop of the town, those open after midnight included. */
const OVERHANG_MS = 10 * 3_600_000;
/** The last day that is over everywhere in the town at an instant (milliseconds). */
export const lastDayAt = (now: number): Day => Math.floor((now - OVERHANG_MS) / DAY_MS) - 1;
/** The instant (milliseconds) at which a day begins for the whole town: the one before is over everywhere. */
export const morningOf = (day: Day): number => day * DAY_MS + OVERHANG_MS;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Milliseconds that a zone is ahead of UTC at a whole hour since 1970; the machine's own table of zones knows the clock changes. */
function offsetAt(zone: string, hour: number): number {
  const key = `${zone} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name =
    format.formatToParts(hour * 3_600_000).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  const offset = sign === '-' ? -size : size;
  offsets.set(key, offset);
  return offset;
}

/**
 * The instant (milliseconds) of a local time, in seconds since the midnight with which the day began; more than 86,400 are the night
 * after. Of a time that comes twice the first is meant.
 */
export function instantOf(zone: string, day: Day, seconds: number): number {
  const date = day + Math.floor(seconds / 86_400);
  const time = seconds % 86_400;
  // Clocks change at two in the morning: before that the offset of midnight holds, after it that of noon.
  const about = date * 24 + (time < 7200 ? 4 : 18);
  return date * DAY_MS + time * 1000 - offsetAt(zone, about);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A local time as it stands on the clock: date, time, and the zone's offset like -0400. */
export type Wall = { date: string; time: string; offset: string };

export function wallOf(zone: string, instant: number): Wall {
  const ahead = offsetAt(zone, Math.floor(instant / 3_600_000));
  const text = new Date(instant + ahead).toISOString();
  const minutes = Math.abs(ahead) / 60_000;
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
  return { date: text.slice(0, 10), time: text.slice(11, 19), offset };
}

/** Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / DAY_MS;
}

/** The nth weekday of a month (0 is January, 0 is Sunday). */
function nthOf(year: number, month: number, weekday: number, nth: number): Day {
  const first = Date.UTC(year, month, 1) / DAY_MS;
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1);
}

const fixed = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date) / DAY_MS;
const years = new Map<number, ReadonlyMap<Day, string>>();

function holidaysOf(year: number): ReadonlyMap<Day, string> {
  return new Map([
    [fixed(year, 1, 1), 'new-year'],
    [fixed(year, 2, 14), 'valentine'],
    [easter(year) - 2, 'good-friday'],
    [easter(year), 'easter'],
    [nthOf(year, 4, 0, 2), 'mothers-day'],
    [fixed(year, 7, 1), 'canada-day'],
    [nthOf(year, 8, 1, 1), 'labour-day'],
    [nthOf(year, 9, 1, 2), 'thanksgiving'],
    [fixed(year, 10, 31), 'halloween'],
    [fixed(year, 12, 25), 'christmas'],
    [fixed(year, 12, 26), 'boxing-day'],
  ]);
}

/** The name of a holiday that shops feel, or null. */
export function holidayOn(day: Day): string | null {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  let known = years.get(year);
  if (known === undefined) {
    known = holidaysOf(year);
    years.set(year, known);
  }
  return known.get(day) ?? null;
}
