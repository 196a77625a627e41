import { LOCALES, type Language } from './days.ts';

/** What a moment is written for: an IANA time zone (an unknown one reads as UTC) and the language of the document. */
interface Reader {
  timeZone: string;
  language: Language;
}

/** The day of a moment (ms since 1970 UTC) in words for a reader: "December 5, 2026". Throws RangeError when it is none. */
export function momentInWords(atMs: number, { timeZone, language }: Reader): string {
  const options = { dateStyle: 'long' } as const;
  try {
    return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone }).format(atMs);
  } catch {
    return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(atMs);
  }
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
