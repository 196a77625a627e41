import { addDays, instantFrom, instantOf } from '#engines/calendar/index.ts';
import { monthOf } from '#engines/lexicon/index.ts';

const two = (value: number | string): string => String(value).padStart(2, '0');

function day(
  year: string | undefined,
  month: number | string | undefined,
  date: string | undefined,
): string | null {
  return instantFrom(`${year ?? ''}-${two(month ?? '')}-${two(date ?? '')}`);
}

/** ISO 8601, also with `UTC` behind it (recruitee), seven digits of a second (jooble) or four without a zone (usajobs). */
export function isoDate(text: string): string | null {
  return instantFrom(
    text
      .trim()
      .replace(/\s+UTC$/i, 'Z')
      .replace(/(\.\d{3})\d+/, '$1'),
  );
}

/** Seconds since 1970; arbeitnow, getonbrd, eightfold. */
export const secondsDate = (text: string): string | null => numberDate(text, 1000);
/** Milliseconds since 1970; bullhorn, eures, nofluffjobs. */
export const millisecondsDate = (text: string): string | null => numberDate(text, 1);
/** Either, told by its size: himalayas documents milliseconds and sends seconds. */
export const eitherDate = (text: string): string | null =>
  numberDate(text, Number(text) < 100_000_000_000 ? 1000 : 1);

function numberDate(text: string, factor: number): string | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value > 0 ? instantOf(value * factor) : null;
}

/** 24/10/2026; reed. */
export function dayMonthYear(text: string): string | null {
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return day(year, month, date);
}

/** 10/21/2026; jobvite. */
export function monthDayYear(text: string): string | null {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return day(year, month, date);
}

/** 21.10.2026; webcruiter, devitjobs. */
export function dottedDate(text: string): string | null {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  return day(year, month, date);
}

/** 05/08/2026 of a tenant that may mean either; null unless one of the two can only be the day; zohorecruit. */
export function dayOrMonthFirst(text: string): string | null {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(text.trim()) ?? [];
  if (Number(first) > 12) return dayMonthYear(text);
  return Number(second) > 12 ? monthDayYear(text) : null;
}

/** "Oct 19, 2026", "12 Oct 2026", "19-Oct-2026"; applicantpro, gohire. */
export function dateInWords(text: string): string | null {
  const american = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(text.trim());
  const british = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*\.?[ -](\d{4})$/.exec(text.trim());
  const [date, month, year] = american
    ? [american[2], american[1], american[3]]
    : [british?.[1], british?.[2], british?.[3]];
  const index = monthOf(month ?? '') - 1;
  return index === -1 ? null : day(year, index + 1, date);
}

const ZONES: Readonly<Record<string, string>> = {
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
};

/** "Tue, 27 Oct 2026 09:00:00 +0000", RFC 822 as RSS has it and RFC 1123 as HTTP does. */
export function feedDate(text: string): string | null {
  const found =
    /^(?:[A-Za-z]{3},? )?(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4}) (\d{2}:\d{2}(?::\d{2})?) ?([+-]\d{4}|[A-Z]{1,4})?$/.exec(
      text.trim(),
    );
  const month = monthOf(found?.[2] ?? '');
  if (found === null || month === 0) return null;
  const [, date = '', , year, time, zone = 'GMT'] = found;
  const offset = /^[+-]/.test(zone) ? zone : (ZONES[zone] ?? 'Z');
  return instantFrom(`${year}-${two(month)}-${two(date)}T${time}${offset}`);
}

/** "Posted 6 Days Ago" seen on `today`; null for "30+ Days Ago", which is no day, and without a today; workday. */
export function relativeDate(text: string, today: string | undefined): string | null {
  if (today === undefined || /\d\+/.test(text)) return null;
  const ago = /\btoday\b/i.test(text)
    ? 0
    : /\byesterday\b/i.test(text)
      ? 1
      : Number(/(\d+) days? ago/i.exec(text)?.[1]);
  return Number.isInteger(ago) ? instantFrom(addDays(today, -ago)) : null;
}
