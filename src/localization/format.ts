import formatCompiled from 'icu-minify/format';
import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import type { Locale } from './types.ts';

/** The English that each language's numbers, dates and lists are written in. */
const INTL: Record<Locale, string> = { en: 'en-CA', xx: 'en-CA' };

/** Whose eyes a text is for. */
export interface Reader {
  locale: Locale;
  /** IANA name of the time zone that instants are said in; UTC where it is unknown. Without it: that of the machine. */
  timeZone?: string | undefined;
}

/** The clock of 24 hours, as everywhere on screen. */
const CLOCK = { hourCycle: 'h23' } as const;

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
    moment: { dateStyle: 'long', timeStyle: 'short', ...CLOCK },
  },
  time: { short: { hour: '2-digit', minute: '2-digit', ...CLOCK } },
  number: { percent: { style: 'percent', maximumFractionDigits: 0 } },
} as const;

const MONTH = /^\d{4}-\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

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

/** "A, B and C", or "A, B or C". */
export const listOf = (
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction',
): string =>
  once('list', INTL[locale], { type }, () => new Intl.ListFormat(INTL[locale], { type })).format(items);

/** A day without a time: it is the same day wherever it is read. */
class Day extends Date {}
/** A month without a day. */
class Month extends Date {}

/** A text in the place of a date, as rows of before hold them: it is said as it stands. */
class Unread extends Date {
  readonly text: string;

  constructor(text: string) {
    super(0);
    this.text = text;
  }
}

/** What a text stands for, where it is a date or an instant. */
function dateOf(text: string): Date {
  const Kind = [[MONTH, Month] as const, [DAY, Day] as const, [INSTANT, Date] as const].find(([form]) =>
    form.test(text),
  )?.[1];
  const date = Kind && new Kind(text);
  return date && !Number.isNaN(date.getTime()) ? date : new Unread(text);
}

/** Kinds of arguments as `icu-minify` numbers them, with a text for each case, and with a moment. */
const WITH_CASES = new Set<unknown>([1, 2, 3]);
const OF_DATES = new Set<unknown>([5, 6]);

/** Names of the arguments that are said as days or times. */
function dateArguments(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, cases] = node as [unknown, unknown, unknown];
  if (typeof name === 'string' && OF_DATES.has(kind)) return [name];
  const within = typeof name === 'string' && WITH_CASES.has(kind) ? Object.values(cases as object) : node;
  return within.flatMap(dateArguments);
}

/** Values with moments in the place of texts that stand for one. */
function withDates<Values extends object>(message: CompiledMessage, values: Values): Values {
  const texts = dateArguments(message).filter((name) => typeof values[name as keyof Values] === 'string');
  if (texts.length === 0) return values;
  const moments = texts.map((name) => [name, dateOf(String(values[name as keyof Values]))]);
  return { ...values, ...Object.fromEntries(moments) };
}

/** How a date is said: of a day no zone, of a month no day either. */
function optionsOf(date: Date, options: Intl.DateTimeFormatOptions | undefined) {
  if (date instanceof Month)
    return { month: options?.month ?? 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return date instanceof Day ? { ...options, timeZone: 'UTC' } : options;
}

const datesOf = (locale: Locale, options: Intl.DateTimeFormatOptions | undefined) =>
  ({
    format: (value: Date) =>
      value instanceof Unread ? value.text : dateFormat(locale, optionsOf(value, options)).format(value),
  }) as Intl.DateTimeFormat;

/** Says a compiled message. `values` may hold functions for the message's tags. */
export function format<Element>(
  message: CompiledMessage,
  values: FormatValues<Element>,
  { locale, timeZone }: Reader,
): string | Element | (string | Element)[] {
  return formatCompiled<Element>(message, INTL[locale], withDates(message, values), {
    formats: STYLES,
    formatters: {
      getNumberFormat: (_locale, options) => numberFormat(locale, options),
      getPluralRules: (_locale, options) => pluralRules(INTL[locale], options),
      getDateTimeFormat: (_locale, options) => datesOf(locale, options),
    },
    ...(timeZone !== undefined && { timeZone }),
  });
}
