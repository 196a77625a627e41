import { dateFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';

/** An hour of the day, 0 to 23, on the clock of the language, or only the named parts of it: "1 p.m.", its `hour` "1". */
export const hourWords = (hour: number, ...parts: Intl.DateTimeFormatPartTypes[]): string =>
  dateFormat(pageLocale(), { hour: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(Date.UTC(2026, 0, 1, hour)))
    .filter(({ type }) => parts.length === 0 || parts.includes(type))
    .map(({ value }) => value)
    .join('');
