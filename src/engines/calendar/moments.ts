import { LOCALES, type Language } from './days.ts';

/** Whose eyes a moment is written for: the IANA time zone they live in (an unknown one reads as UTC) and their language. */
export interface Reader {
  timeZone: string;
  language: Language;
}

const STYLES = {
  /** "Saturday, December 5, 2026" */
  full: { dateStyle: 'full' },
  /** "December 5, 2026" */
  long: { dateStyle: 'long' },
  /** "Dec 5" */
  short: { month: 'short', day: 'numeric' },
  /** "09:30", on the clock of 24 hours as everywhere on screen. */
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** "December 5, 2026 at 09:30" */
  moment: { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a moment is said. */
export type MomentStyle = keyof typeof STYLES;

function formatterFor(style: MomentStyle, { timeZone, language }: Reader): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone });
  } catch {
    return new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone: 'UTC' });
  }
}

/** A moment (ms since 1970 UTC) in words for a reader. Throws RangeError when it is none. */
export function momentInWords(atMs: number, style: MomentStyle, reader: Reader): string {
  return formatterFor(style, reader).format(atMs);
}

/** The days from one moment to another (ms since 1970 UTC) in words: "October 30 – November 20, 2026". */
export function spanInWords(fromMs: number, untilMs: number, reader: Reader): string {
  return formatterFor('long', reader).formatRange(fromMs, untilMs);
}

/** The place a time zone is named after, as a person says it: "America/Sao_Paulo" is "Sao Paulo". */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** The zone's own name as the runtime knows it ("america/toronto" is "America/Toronto"); null for one it does not know. */
export function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
