import { CONSENTS, DATES, isNumber } from './fields.ts';
import type { Meaning } from './fields.ts';

/** How much of a column's values has to be of a field's type. */
export const LEAST_OF_TYPE = 0.5;

/** How much of a column of names may be something else: names are short. */
const LEAST_OF_NAMES = 0.3;

/** How much of a column has names and single words before it is none of answers. */
const LEAST_OF_NAMED = 0.9;

/** How much of a column is codes for it to name nothing. */
const LEAST_OF_CODES = 0.7;

/** How much of the ids of rows differ at least: a file may have some rows twice. */
const LEAST_DIFFERING = 0.8;

/** Meanings that are counts of things. */
export const COUNTS: ReadonlySet<Meaning> = new Set(['qty', 'stock', 'orders']);

/** Whether values may be those of a meaning: a date has days, an amount numbers, an item names. An empty column may be anything. */
export function fits(meaning: Meaning, shares: Readonly<Record<string, number>>): boolean {
  const share = (...names: string[]) => names.reduce((sum, name) => sum + (shares[name] ?? 0), 0);
  if ((shares['filled'] ?? 0) === 0) return true;
  const numeric = share('number');
  if (DATES.has(meaning)) return share('date', 'serial') >= LEAST_OF_TYPE;
  // What is counted may be measured in something, an amount never is.
  if (COUNTS.has(meaning))
    return share('number', 'measured') >= LEAST_OF_TYPE && share('date') < LEAST_OF_TYPE;
  if (isNumber(meaning)) return numeric >= LEAST_OF_TYPE && share('date') < LEAST_OF_TYPE;
  if (CONSENTS.has(meaning)) return Math.max(share('yes or no'), share('consenting')) >= LEAST_OF_TYPE;
  switch (meaning) {
    case 'stars':
      return share('rating') >= LEAST_OF_TYPE;
    case 'email':
      return share('email') >= LEAST_OF_TYPE;
    case 'order_ref':
      // A number has digits: words alone are days of the week, or whose it is.
      return (
        share('email', 'date', 'day of a year', 'word', 'weekday') < LEAST_OF_TYPE &&
        share('wordy') < LEAST_OF_TYPE
      );
    case 'location':
    case 'variant':
      return share('email', 'date', 'money', 'weekday') < LEAST_OF_TYPE;
    case 'line_ref':
    case 'source_ref':
      return (shares['differing'] ?? 0) >= LEAST_DIFFERING && share('email', 'date') < LEAST_OF_TYPE;
    case 'status':
      // A state is said in words, or in codes: never in amounts.
      return share('email', 'date', 'money') < LEAST_OF_TYPE;
    case 'recommends':
    case 'currency':
    case 'phone':
      return numeric < LEAST_OF_TYPE || meaning === 'phone';
    case 'item':
      return (
        numeric < LEAST_OF_TYPE &&
        // Things have names: codes alone are those of things, or numbers of papers.
        share('code') < LEAST_OF_CODES &&
        share('date', 'email', 'time', 'weekday', 'sentence', 'state') < LEAST_OF_TYPE
      );
    case 'person':
    case 'first_name':
    case 'last_name':
      return (
        numeric < LEAST_OF_TYPE &&
        share('date', 'email', 'time', 'weekday', 'state', 'sentence') < LEAST_OF_NAMES
      );
    case 'category':
    case 'vendor':
    case 'text':
    case 'reply':
      // Who answered is named beside what was answered.
      return (
        numeric < LEAST_OF_TYPE &&
        share('date', 'email', 'time', 'state', 'weekday') < LEAST_OF_TYPE &&
        (meaning !== 'reply' || share('word', 'name') < LEAST_OF_NAMED)
      );
    default:
      return share('email', 'date') < LEAST_OF_TYPE;
  }
}
