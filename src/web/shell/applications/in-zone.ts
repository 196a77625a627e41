import { CLOCK, dateFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';

/** The one formatter of dates on a screen, in the language of the page: in the person's zone, or the device's where it is not told. */
export const inZone = (
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat => dateFormat(pageLocale(), timeZone ? { ...options, timeZone } : options);

/** A time of day `HH:MM`, wherever it is read: "3:10 p.m."; other text stays. */
export function timeWords(time: string): string {
  const at = /^\d\d:\d\d$/.test(time) ? Date.parse(`1970-01-01T${time}Z`) : Number.NaN;
  return Number.isNaN(at) ? time : inZone(CLOCK, 'UTC').format(at);
}

/** The time zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
