import formatCompiled from 'icu-minify/format';
import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { optionsOf, Unread, withDates } from './dates.ts';
import type { Locale } from './types.ts';

/** The English that each language's numbers, dates and lists are written in. */
const INTL: Record<Locale, string> = { en: 'en-CA', xx: 'en-CA' };

/** Whose eyes a text is for. */
export interface Reader {
  locale: Locale;
  /** IANA name of the time zone that instants are said in; UTC where it is unknown. Without it: that of the machine. */
  timeZone?: string | undefined;
}

/** A time of day, on the clock of the language: "3:10 p.m.". */
export const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** The styles that a message may name: `{when, date, medium}`. */
const STYLES = {
  date: {
    short: { day: 'numeric', month: 'short' },
    medium: { day: 'numeric', month: 'short', year: 'numeric' },
    long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    spelled: { day: 'numeric', month: 'long', year: 'numeric' },
    weekday: { weekday: 'long', day: 'numeric', month: 'long' },
    month: { month: 'long', year: 'numeric' },
    /** The day and the time, as one: old rows hold both in one text. */
    moment: { dateStyle: 'long', timeStyle: 'short' },
  },
  time: { short: CLOCK },
  number: {
    percent: { style: 'percent', maximumFractionDigits: 0 },
    /** A change, with its sign. */
    change: { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  },
} as const;

const kept = new Map<string, unknown>();

/** Makes an object of Intl once for each set of options: that is slow, using it is not. */
function once<Made>(kind: string, locale: string, options: object | undefined, make: () => Made): Made {
  const key = `${kind} ${locale} ${JSON.stringify(options ?? null)}`;
  const found = kept.get(key);
  if (found) return found as Made;
  const made = make();
  kept.set(key, made);
  return made;
}

const pluralRules = (locale: string, options?: Intl.PluralRulesOptions) =>
  once('plural', locale, options, () => new Intl.PluralRules(locale, options));

/** Numbers of a language, e.g. `numberFormat('en', { style: 'currency', currency: 'CAD' })`. */
export const numberFormat = (locale: Locale, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once('number', INTL[locale], options, () => new Intl.NumberFormat(INTL[locale], options));

function madeDates(language: string, options: Intl.DateTimeFormatOptions | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  }
}

/** Days and times of a language; a time zone that is unknown reads as UTC. */
export const dateFormat = (locale: Locale, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', INTL[locale], options, () => madeDates(INTL[locale], options));

/** A country by its code (ISO 3166); a code that is unknown stays. */
export const countryIn = (locale: Locale, code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (once(
        'country',
        INTL[locale],
        undefined,
        () => new Intl.DisplayNames(INTL[locale], { type: 'region' }),
      ).of(code) ?? code)
    : code;

const listFormat = (locale: Locale, type: 'conjunction' | 'disjunction' | 'unit') =>
  once('list', INTL[locale], { type }, () => new Intl.ListFormat(INTL[locale], { type }));

/** "A, B and C", "A, B or C", or "A, B, C" where the items stand alone, in no sentence (`unit`). */
export const listOf = (
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit',
): string => listFormat(locale, type).format(items);

/** "A, B and C" in parts, where its items are more than text: each item as its index, and what stands between them. */
export function listParts(locale: Locale, items: readonly string[]): (string | number)[] {
  let index = 0;
  return listFormat(locale, 'conjunction')
    .formatToParts(items)
    .map(({ type, value }) => (type === 'element' ? index++ : value));
}

const datesOf = (locale: Locale, options: Intl.DateTimeFormatOptions | undefined) =>
  ({
    format: (value: Date) =>
      value instanceof Unread ? value.text : dateFormat(locale, optionsOf(value, options)).format(value),
  }) as Intl.DateTimeFormat;

/** A sentence that ends with "p.m." has its full stop already. */
const withOneStop = <Part>(part: Part): Part =>
  typeof part === 'string' ? (part.replaceAll(/\b([ap]\.m\.)\./gu, '$1') as Part) : part;

/** Says a compiled message. `values` may hold functions for the message's tags. */
export function format<Element>(
  message: CompiledMessage,
  values: FormatValues<Element>,
  { locale, timeZone }: Reader,
): string | Element | (string | Element)[] {
  const said = formatCompiled<Element>(message, INTL[locale], withDates(message, values), {
    formats: STYLES,
    formatters: {
      getNumberFormat: (_locale, options) => numberFormat(locale, options),
      getPluralRules: (_locale, options) => pluralRules(INTL[locale], options),
      getDateTimeFormat: (_locale, options) => datesOf(locale, options),
    },
    ...(timeZone !== undefined && { timeZone }),
  });
  return Array.isArray(said) ? said.map(withOneStop) : withOneStop(said);
}
