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
  /(?<![\w/])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?|0\d{2,4}\s?\/\s?)?\d{1,4}(?:[\s.-]?\d{2,4}){1,4}(?:\s?(?:x|ext\.?|poste)\s?\d{1,6})?(?![\w@])/gi;
const EXTENSION = /^\s?(?:x|ext\.?|poste)\s?\d{1,6}/i;

/** Seven digits and more with no more than people write between those of a number: all that may be one. */
const STRETCH = /[+(]{0,2}\d(?:[\s().\u2010-\u2015/·-]{0,3}\d){6,}/g;
/** A number with its extension is shorter; of a longer stretch of digits only the beginning is asked about. */
const LONGEST = 60;
const MOST_STRETCHES = 5;

/** What of a text may be telephone numbers: the library takes milliseconds for a long line of digits. */
const stretchesOf = (text: string): string[] =>
  Array.from(text.matchAll(STRETCH))
    .slice(0, MOST_STRETCHES)
    .map(({ 0: digits, index }) =>
      // The sign before it tells whether it goes on from a word or an amount.
      text.slice(Math.max(0, index - 1), index + Math.min(digits.length + 1, LONGEST)),
    );

const isYears = (text: string): boolean => /^(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d$/.test(text);

/** The first telephone number of a text, by the numbering plans of the world, or else by its look alone; null when none. */
export function phoneIn(text: string): Phone | null {
  const stretches = stretchesOf(text);
  for (const stretch of stretches) {
    const [found] = findPhoneNumbersInText(stretch, { defaultCountry: 'CA' });
    if (found === undefined) continue;
    const number = stretch.slice(found.startsAt, found.endsAt);
    const after = text.slice(text.indexOf(number) + number.length);
    return { text: number + (EXTENSION.exec(after)?.[0] ?? ''), confidence: 0.99 };
  }
  let likely: string | null = null;
  // A postal code and the number of a house are written alike, and stand before it.
  for (const [match] of stretches.flatMap((stretch) => Array.from(stretch.matchAll(WRITTEN)))) {
    const written = match.trim();
    const digits = written.replace(/\D/g, '').length;
    if (isYears(written) || digits < 7 || digits > 17) continue;
    if (COUNTRIES.some((country) => parsePhoneNumberFromString(written, country)?.isValid() === true))
      return { text: written, confidence: 0.95 };
    likely ??= written;
  }
  return likely === null ? null : { text: likely, confidence: 0.65 };
}
