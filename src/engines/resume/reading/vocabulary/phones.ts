import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

/** A telephone number as written, and how sure it is one, from 0 to 1. */
export interface Phone {
  text: string;
  confidence: number;
}

/** A number written without its country may be of one of these; the first whose plan knows it tells. */
const COUNTRIES: readonly CountryCode[] = ['CA', 'FR', 'GB', 'BE', 'CH', 'IE', 'AU', 'DE', 'IN', 'MA'];
const WRITTEN =
  /(?<![\w/])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{1,4}(?:[\s.-]?\d{2,4}){1,4}(?:\s?(?:x|ext\.?|poste)\s?\d{1,6})?(?![\w@])/i;

const isYears = (text: string): boolean => /^(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d$/.test(text);

/** The first telephone number of a text, by the numbering plans of the world, or else by its look alone; null when none. */
export function phoneIn(text: string): Phone | null {
  if (!/\d{2}/.test(text)) return null;
  const [found] = findPhoneNumbersInText(text, { defaultCountry: 'CA' });
  if (found !== undefined) {
    const end = /^\s?(?:x|ext\.?|poste)\s?\d{1,6}/i.exec(text.slice(found.endsAt))?.[0].length ?? 0;
    return { text: text.slice(found.startsAt, found.endsAt + end), confidence: 0.99 };
  }
  let likely: string | null = null;
  // A postal code and the number of a house are written alike, and stand before it.
  for (const [match] of text.matchAll(new RegExp(WRITTEN, 'gi'))) {
    const written = match.trim();
    const digits = written.replace(/\D/g, '').length;
    if (isYears(written) || digits < 7 || digits > 17) continue;
    if (COUNTRIES.some((country) => parsePhoneNumberFromString(written, country)?.isValid() === true))
      return { text: written, confidence: 0.95 };
    likely ??= written;
  }
  return likely === null ? null : { text: likely, confidence: 0.65 };
}
