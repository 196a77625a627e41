import { spelledNumbers } from '#engines/language/index.ts';
import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import type { Token } from './tokens.ts';

const DAYS_A_WEEK = 7;
const spelled = spelledNumbers(99);
const NUMBER = /^\d[\d, \u00a0\u202f]*(?:[.,]\d{1,2})?$/;

/** The number that some words are, in figures or spelled; null for none. */
export function numberOf(tokens: readonly Token[]): number | null {
  const [first] = tokens;
  if (first === undefined) return null;
  if (tokens.length === 1 && NUMBER.test(first.written))
    return Number(
      first.written.replace(/[, \u00a0\u202f](?=\d{3}(?:\D|$))/g, '').replace(/,(?=\d{1,2}$)/, '.'),
    );
  const value = spelled.get(tokens.map(({ written }) => written).join('-'));
  // "One" and "un" are articles more often than numbers.
  return value === undefined || value < 2 ? null : value;
}

const DATE = /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})$/;

/** What one word is by its form alone: a date, a time, a month or a weekday. */
export function formOf(token: Token): { notion: string; number: number | null } | null {
  if (DATE.test(token.written)) return { notion: 'date', number: null };
  if (/^\d{1,2}:\d\d$/.test(token.written))
    return token.written.endsWith(':00')
      ? { notion: 'time', number: Number.parseInt(token.written, 10) }
      : null;
  if (token.written.length < 3) return null;
  const month = monthOf(token.written);
  if (month > 0) return { notion: 'month', number: month };
  // Short forms of weekdays are other words, too: "mon", "sun", "mer".
  const weekday = token.word.length < 5 ? 0 : weekdayOf(token.written.replace(/s$/, ''));
  return weekday > 0 ? { notion: 'weekday', number: weekday % DAYS_A_WEEK } : null;
}
