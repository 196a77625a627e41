import { dateFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';

/** The one formatter of dates on a screen, in the language of the page: in the person's zone, or the device's where it is not told. */
export const inZone = (
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat => dateFormat(pageLocale(), timeZone ? { ...options, timeZone } : options);

/** The time zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
