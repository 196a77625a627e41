import { regions } from '#engines/lexicon/index.ts';
import { fold, invisible } from '#engines/text/index.ts';

/** What somebody is known by: an address, a phone number, or their number at a till. */
type IdentityKind = 'till' | 'email' | 'phone';

/** An identity in the one form in which it is compared. */
export interface Identity {
  kind: IdentityKind;
  value: string;
}

const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/u;
const LONGEST_ADDRESS = 254;

/** An email address in small letters, without blanks around it; null for what is none. */
export function emailOf(text: string): string | null {
  const address = invisible(text).trim().normalize('NFC').toLowerCase();
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address) ? address : null;
}

/** Digits of a phone number, its extension left out. */
const digitsOf = (text: string): string =>
  text.replace(/\s*(?:x|ext\.?|poste|#)\s*\d{1,6}\s*$/iu, '').replaceAll(/\D/g, '');
/** Numbers of North America have ten digits, of which neither the area nor the exchange begins with 0 or 1. */
const NORTH_AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;
/** With its country a number has 8 to 15 digits (E.164). */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/** A phone number as E.164 writes it, one without a country as North America's; null for what is none. */
export function phoneOf(text: string): string | null {
  const digits = digitsOf(text);
  const local = NORTH_AMERICAN.exec(digits)?.[1];
  if (local !== undefined) return `+1${local}`;
  const isAbroad = /^\s*'?(?:\+|00)/.test(text);
  const abroad = digits.replace(/^00/, '');
  return isAbroad && !abroad.startsWith('1') && INTERNATIONAL.test(abroad) ? `+${abroad}` : null;
}

const codes = new Map(
  regions
    .filter(({ country }) => country === 'CA')
    .flatMap(({ code, names, shortForms }) =>
      [code.toLowerCase(), ...names, ...shortForms].map((name) => [name.replace(/\.$/, ''), code] as const),
    ),
);

/** The two letters of a Canadian province or territory, however it is named; "" for any other place. */
export const regionOf = (text: string): string => codes.get(fold(text).trim().replace(/\.$/, '')) ?? '';
