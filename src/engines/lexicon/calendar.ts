import { fold } from '#engines/text/index.ts';
import { entriesOf } from './rows.ts';
import type { Entry } from './rows.ts';

const months = entriesOf('months');
const shortMonths = entriesOf('month-short-forms');
const weekdays = entriesOf('weekdays');
const shortWeekdays = entriesOf('weekday-short-forms');

const numbersOf = (...lists: readonly (readonly Entry[])[]): ReadonlyMap<string, number> =>
  new Map(lists.flat().map(({ word, value }) => [fold(word), Number(value)]));
const monthNumbers = numbersOf(months, shortMonths);
const weekdayNumbers = numbersOf(weekdays, shortWeekdays);

/** Words of some languages, each also without its accents, the longest first: what a pattern tries first. */
const spelled = (entries: readonly Entry[], languages: readonly string[]): readonly string[] =>
  [
    ...new Set(
      entries
        .filter(({ language }) => languages.includes(language))
        .flatMap(({ word }) => [word, fold(word)]),
    ),
  ].toSorted((one, other) => other.length - one.length);

/** Names of months in some languages (ISO 639-1), with and without accents, the longest first. */
export const monthNames = (...languages: readonly string[]): readonly string[] => spelled(months, languages);
/** The same with their short forms. */
export const monthWords = (...languages: readonly string[]): readonly string[] =>
  spelled([...months, ...shortMonths], languages);

/** The month a word names, long or short, in any of the languages we know: 1 for January, 0 for no month. */
export const monthOf = (word: string): number => monthNumbers.get(fold(word)) ?? 0;
/** The same for the word a text begins with. */
export const monthAtStart = (text: string): number => monthOf(/^\p{L}+/u.exec(text)?.[0] ?? '');

/** Days of the week in English and French, the longest first. */
export const weekdayNames: readonly string[] = spelled(weekdays, ['en', 'fr']);
/** The same with their short forms, which are words of their own in other places. */
export const weekdayWords: readonly string[] = spelled([...weekdays, ...shortWeekdays], ['en', 'fr']);

/** The weekday a word names, long or short: 1 for Monday, 0 for none. */
export const weekdayOf = (word: string): number => weekdayNumbers.get(fold(word)) ?? 0;
