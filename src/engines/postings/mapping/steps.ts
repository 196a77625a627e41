import { currencyOf } from '#engines/lexicon/index.ts';
import { decodeEntities } from '#engines/text/index.ts';
import { line } from '#engines/postings/families/normal.ts';
import { isFields } from '#engines/postings/families/shape.ts';
import * as dates from './dates.ts';
import { countryCode } from './places.ts';
import { textOf, valuesAt, type Scope } from './paths.ts';
import { mendedEncoding } from '#engines/postings/cleaning/rich-text.ts';
import { after, atAt, before, commaAt } from './titles.ts';

/** What a step knows beside the text: what a path can reach, and today's day where the run has one. */
export interface StepContext extends Scope {
  today: string | undefined;
}

type Step = (text: string, context: StepContext) => string | null;

/** The last part of an item's link. */
const slugOf = (context: StepContext): string =>
  (textOf(valuesAt(context, 'link')[0]) ?? '').replace(/\/+$/, '').split('/').at(-1) ?? '';

/** What stands behind a bold label, up to the line's end; Job Bank (Canada) writes its entries so. */
const labelled =
  (label: string): Step =>
  (text) =>
    new RegExp(`<strong>\\s*${label}:?\\s*</strong>:?\\s*([^<]*)`, 'i').exec(text)?.[1] ?? null;

/** The town of a place that comes as JSON in a text; traffit. */
const placeInJson: Step = (text) => {
  let place: unknown;
  try {
    place = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(place)) return null;
  const parts = [place.locality, place.region1, place.country].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(', ');
};

const PERIOD_LETTERS: Readonly<Record<string, string>> = {
  Y: 'year',
  M: 'month',
  W: 'week',
  D: 'day',
  H: 'hour',
  PA: 'year',
  PH: 'hour',
  PM: 'month',
  PW: 'week',
  PD: 'day',
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "maple-and-finch" as a person would write it. */
const inWords = (slug: string): string => slug.split('-').map(capitalised).join(' ');

/** The steps a value may go through, by the names rows use. A step that finds nothing answers null, and the value is gone. */
export const STEPS = {
  iso: dates.isoDate,
  seconds: dates.secondsDate,
  milliseconds: dates.millisecondsDate,
  'seconds-or-milliseconds': dates.eitherDate,
  'day/month/year': dates.dayMonthYear,
  'month/day/year': dates.monthDayYear,
  'day.month.year': dates.dottedDate,
  'day-or-month-first': dates.dayOrMonthFirst,
  'date-in-words': dates.dateInWords,
  'feed-date': dates.feedDate,
  'relative-date': (text, { today }) => dates.relativeDate(text, today),
  /** "Company: Role", parted at the first ": "; a title without one names no company. weworkremotely. */
  'company-before-colon': (text) => (text.includes(': ') ? before(text, text.indexOf(': ')) : null),
  'role-after-colon': (text) => after(text, text.indexOf(': '), 2) ?? text,
  /** "Role at Company"; cryptocurrencyjobs, nodesk. */
  'role-before-at': (text, context) => before(text, atAt(text, slugOf(context))),
  'company-after-at': (text, context) => after(text, atAt(text, slugOf(context)), 4),
  /** "Role // Company"; berlinstartupjobs. */
  'role-before-slashes': (text) => before(text, text.lastIndexOf(' // ')),
  'company-after-slashes': (text) => after(text, text.lastIndexOf(' // '), 4),
  /** "Role, Company"; python.org. */
  'role-before-comma': (text) => before(text, commaAt(text)),
  'company-after-comma': (text) => after(text, commaAt(text), 2),
  'first-line': (text) => text.trim().split('\n')[0] ?? null,
  'without-first-line': (text) => text.trim().split('\n').slice(1).join('\n'),
  /** "Institution (City, ST)" or "Institution"; higheredjobs. */
  'before-brackets': (text) => before(text, text.lastIndexOf(' (')),
  'in-last-brackets': (text) => /\(([^()]+)\)\s*$/.exec(text)?.[1] ?? null,
  /** "Title (City, Country, Postcode)" where the brackets only repeat the place; successfactors. */
  'without-place': (text, context) => {
    const place = textOf(valuesAt(context, 'g:location')[0]) ?? '';
    return place !== '' && text.endsWith(` (${place})`) ? text.slice(0, -place.length - 3) : text;
  },
  /** Nothing where the text only repeats the title; successfactors. */
  'unless-title': (text, context) => (valuesAt(context, 'title').includes(text) ? null : text),
  /** Nothing for a constant that stands where a value should. */
  'unless-web-form': (text) => (text === 'ATS_WEBFORM' ? null : text),
  /** The company is sometimes the word "name": then its slug says it; himalayas. */
  'unless-literal-name': (text, context) =>
    text.trim() === 'name' ? inWords(textOf(valuesAt(context, 'companySlug')[0]) ?? '') : text,
  /** "3 Locations" is a number of places; workday. */
  'unless-count': (text) => (/^\d+ locations?$/i.test(text.trim()) ? null : text),
  'without-last-slash': (text) => text.replace(/\/+$/, ''),
  /** The code in "/job/DAB123/…"; jobs.ac.uk. */
  'job-code': (text) => /\/job\/([A-Z0-9]+)/.exec(text)?.[1] ?? null,
  /** "Employer - Department <br />Salary: …"; jobs.ac.uk. */
  'before-dash-or-break': (text) => line(text.split(/ - |<br\s*\/?>/i)[0] ?? '') || null,
  'behind-salary-label': (text) => /Salary:\s*([^<]+)/i.exec(text)?.[1] ?? null,
  'employer-line': labelled('Employer'),
  'location-line': labelled('Location'),
  'salary-line': labelled('Salary'),
  'last-segment': (text) =>
    text
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? null,
  'first-digits': (text) => /\d{3,}/.exec(text)?.[0] ?? null,
  'id-in-query': (text) => /[?&]id=([^&#]+)/.exec(text)?.[1] ?? null,
  /** "…-W44" changes every week; devitjobs. */
  'without-week': (text) => text.replace(/-W\d{1,2}$/, ''),
  'company-in-link': (text) => {
    const slug = /\/at\/([^/?#]+)/.exec(text)?.[1];
    return slug === undefined ? null : inWords(slug);
  },
  https: (text) => text.replace(/^http:/i, 'https:'),
  'without-query': (text) => text.replace(/[?#].*$/, ''),
  /** "…/jobs/73120/login" is an e-mail wall; the posting is below it. jibe. */
  'without-login': (text) => text.replace(/\/login$/, '/job'),
  'before-bar': (text) => text.split('|')[0]?.trim() ?? null,
  'place-in-json': placeInJson,
  'mended-encoding': (text) => mendedEncoding(text),
  'decoded-once': (text) => decodeEntities(text),
  capitalised,
  'period-letter': (text) => PERIOD_LETTERS[text.trim().toUpperCase()] ?? text,
  'currency-of-country': (text) => currencyOf.get(countryCode(text) ?? '') ?? null,
  'only-internship': (text) => (/^internship$/i.test(text.trim()) ? 'Internship' : null),
  'only-remote': (text) => (/remote|work from home/i.test(text) ? text : null),
  'full-or-part-time': (text) => (text === 'true' ? 'Full-time' : 'Part-time'),
} satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;

/** A text after the named steps; null when one of them found nothing. */
export function stepped(text: string, names: readonly StepName[], context: StepContext): string | null {
  let value: string | null = text;
  for (const name of names) {
    // The table's own type is of each step exactly; here any of them is called alike.
    const step: Step = STEPS[name];
    value = step(value, context);
    if (value === null || value.trim() === '') return null;
  }
  return value;
}
